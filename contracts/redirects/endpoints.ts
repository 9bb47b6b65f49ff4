import { z } from 'zod';
import type { ListFields } from '../http/conditions.ts';
import { endpoint } from '../http/endpoint.ts';
import { listControls, listResponse } from '../http/list-controls.ts';
import { listQuerySchema, readQuerySchema } from '../http/listing.ts';
import { revisionListSchema } from '../revisions/views.ts';
import { redirectIdSchema } from './ids.ts';
import { redirectInputSchema } from './redirect.ts';
import { redirectViewSchema } from './views.ts';

const none = z.object({});
const byId = z.object({ id: redirectIdSchema });
const reads = { access: { capability: 'content.read' } } as const;
const writes = { access: { capability: 'content.write' } } as const;
const response = { status: 200, kind: 'json', schema: redirectViewSchema } as const;
const created = { status: 201, kind: 'json', schema: redirectViewSchema } as const;

/** The filter fields of the list of redirects. */
export const redirectListFields = {
  id: 'word',
  from: 'text',
  to: 'text',
  status: 'number',
  revision: 'number',
  updatedAt: 'instant',
} as const satisfies ListFields;

/** The REST endpoints of redirects, and the editor's “redirect after URL change”. */
export const redirectEndpoints = {
  listRedirects: endpoint({
    id: 'listRedirects',
    method: 'get',
    path: '/api/redirects',
    summary: 'Lists redirects',
    ...reads,
    params: none,
    query: listQuerySchema.extend({
      /** Part of either address. */
      q: z.string().trim().max(200).optional(),
      status: z.coerce
        .number()
        .pipe(z.literal([301, 302, 308, 410]))
        .optional(),
      ...listControls({
        fields: redirectListFields,
        sortedBy: ['from'],
        item: redirectViewSchema,
        example: '{"or": [{"from": {"contains": "/bilan"}}, {"status": {"equals": 410}}]}',
      }),
    }),
    body: none,
    response: listResponse(redirectViewSchema),
  }),
  createRedirect: endpoint({
    id: 'createRedirect',
    method: 'post',
    path: '/api/redirects',
    summary: 'Redirects an address, or marks it as gone',
    ...writes,
    params: none,
    query: none,
    body: redirectInputSchema,
    response: created,
  }),
  getRedirect: endpoint({
    id: 'getRedirect',
    method: 'get',
    path: '/api/redirects/{id}',
    summary: 'Reads a redirect',
    ...reads,
    params: byId,
    query: readQuerySchema,
    body: none,
    response,
  }),
  saveRedirect: endpoint({
    id: 'saveRedirect',
    method: 'put',
    path: '/api/redirects/{id}',
    summary: 'Saves a redirect',
    ...writes,
    params: byId,
    query: none,
    body: redirectInputSchema,
    ifMatch: 'required',
    response,
  }),
  deleteRedirect: endpoint({
    id: 'deleteRedirect',
    method: 'delete',
    path: '/api/redirects/{id}',
    summary: 'Deletes a redirect; its history is kept',
    ...writes,
    params: byId,
    query: none,
    body: none,
    ifMatch: 'required',
    response: { status: 204, kind: 'empty' },
  }),
  undeleteRedirect: endpoint({
    id: 'undeleteRedirect',
    method: 'post',
    path: '/api/redirects/{id}/undelete',
    summary: 'Restores a deleted redirect unchanged, unless its address has been taken by another',
    ...writes,
    params: byId,
    query: none,
    body: none,
    response,
  }),
  redirectAfterUrlChange: endpoint({
    id: 'redirectAfterUrlChange',
    method: 'post',
    path: '/admin/inline/redirect',
    summary: 'Permanently redirects the former address of an item to its new one',
    ...writes,
    params: none,
    query: none,
    body: z.object({
      from: redirectInputSchema.shape.from,
      to: z.string().trim().min(1).max(2048),
    }),
    response: created,
  }),
  redirectHistory: endpoint({
    id: 'redirectHistory',
    method: 'get',
    path: '/api/redirects/{id}/history',
    summary: 'Lists the revisions of a redirect, newest first, each with the content before it',
    access: { capability: 'history.read' },
    params: byId,
    query: listQuerySchema,
    body: none,
    response: { status: 200, kind: 'json', schema: revisionListSchema },
  }),
} as const;
