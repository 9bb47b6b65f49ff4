import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { readQuerySchema } from '../http/listing.ts';
import { contentBodyBytes } from '../limits/bodies.ts';
import { contentIdSchema } from './ids.ts';
import { contentViewSchemas } from './kind-views.ts';
import type { ContentKind } from './kinds.ts';
import { typedPartsSchema } from './sent-modules.ts';
import { lockViewSchema } from './views.ts';

const none = z.object({});
const reads = {
  method: 'get',
  access: { capability: 'content.read' },
  params: z.object({ id: contentIdSchema }),
  query: readQuerySchema,
  body: none,
} as const;

/** Returns the endpoint that renders an item of a kind as editors see it. */
export function viewEndpoint(kind: ContentKind, id: string) {
  return endpoint({
    ...reads,
    id,
    path: `/admin/content/${kind}/{id}/view`,
    summary: 'Shows an item as editors see it: newest revisions, without inactive modules',
    response: { status: 200, kind: 'html' },
  });
}

/** Returns the endpoint that renders an item with what is typed in its editor and not saved yet. */
export function typedViewEndpoint(kind: ContentKind, id: string) {
  return endpoint({
    ...reads,
    id,
    method: 'post',
    access: { capability: 'content.write' },
    path: `/admin/content/${kind}/{id}/view`,
    summary:
      'Shows an item with parts that are typed and not saved; those that could not be saved are shown as they were. Writes nothing',
    body: typedPartsSchema,
    maxBytes: contentBodyBytes,
    response: { status: 200, kind: 'json', schema: z.object({ html: z.string() }) },
  });
}

/** Returns the endpoint that loads everything the editor needs to open an item of a kind. */
export function editorDataEndpoint(kind: ContentKind, id: string) {
  const schema = z.object({ content: contentViewSchemas[kind], locks: z.array(lockViewSchema) });
  return endpoint({
    ...reads,
    id,
    path: `/admin/content/${kind}/{id}/edit-data`,
    summary: 'Reads everything that the editor needs to open an item',
    response: { status: 200, kind: 'json', schema },
  });
}
