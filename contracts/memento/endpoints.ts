import { z } from 'zod';
import { reconstructionQuerySchema } from '../audit/endpoints.ts';
import { endpoint } from '../http/endpoint.ts';

const none = z.object({});
const byPath = reconstructionQuerySchema.pick({ path: true });

/** The media type of links as a document. RFC 6690, as RFC 7089 uses it. */
export const linkFormatType = 'application/link-format';

const shared = { method: 'get', access: 'public', params: none, body: none } as const;
const refuses = ['too-many-attempts', 'unknown-path'] as const;

/** The earlier versions of public pages, by the protocol of web archives (RFC 7089, pattern 2.1). */
export const mementoEndpoints = {
  chooseMemento: endpoint({
    ...shared,
    id: 'chooseMemento',
    path: '/memento/timegate',
    summary:
      'Redirects to the version of a public page at the time in `Accept-Datetime`, or to the newest',
    query: byPath,
    response: { status: 302, kind: 'empty' },
    refuses,
  }),
  listMementos: endpoint({
    ...shared,
    id: 'listMementos',
    path: '/memento/timemap/{format}',
    summary: 'Lists the versions of a public page, as links or as JSON',
    params: z.object({ format: z.enum(['link', 'json']) }),
    query: byPath,
    response: { status: 200, kind: 'file', type: linkFormatType },
    refuses,
  }),
  showMemento: endpoint({
    ...shared,
    id: 'showMemento',
    path: '/memento/page',
    summary: 'Shows a public page as it was at a time, marked as such',
    query: reconstructionQuerySchema,
    response: { status: 200, kind: 'html' },
    refuses,
  }),
} as const;
