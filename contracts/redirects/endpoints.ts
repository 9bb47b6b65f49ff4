import { z } from 'zod';
import type { ListFields } from '../http/conditions.ts';
import { endpoint } from '../http/endpoint.ts';
import { listControls } from '../http/list-controls.ts';
import { listQuerySchema, readQuerySchema, searchedTextSchema } from '../http/listing.ts';
import { usualEndpoints } from '../revisions/usual-endpoints.ts';
import { redirectIdSchema } from './ids.ts';
import { redirectInputSchema } from './redirect.ts';
import { maxRedirectLength } from './source-path.ts';
import { redirectViewSchema } from './views.ts';
import { redirectWarningSchema } from './warnings.ts';

const none = z.object({});

/** The filter fields of the list of redirects. */
export const redirectListFields = {
  id: 'word',
  from: 'text',
  to: 'text',
  status: 'number',
  revision: 'number',
  updatedAt: 'instant',
} as const satisfies ListFields;

const usual = usualEndpoints({
  path: '/api/redirects',
  item: '/{id}',
  params: { all: none, one: z.object({ id: redirectIdSchema }) },
  withoutDrafts: true,
  view: redirectViewSchema,
});

/** The REST endpoints of redirects, and the editor's “redirect after URL change”. */
export const redirectEndpoints = {
  listRedirects: usual.list(
    'listRedirects',
    'Lists redirects',
    listQuerySchema.extend({
      /** Part of either address. */
      q: searchedTextSchema.optional(),
      status: z.coerce
        .number()
        .pipe(z.literal([301, 302, 308, 410]))
        .optional(),
      ...listControls({
        fields: redirectListFields,
        sortedBy: ['from'],
        item: redirectViewSchema,
        places: { to: ['target'], status: ['target'] },
        choices: { status: [301, 302, 308, 410] },
        example: '{"or": [{"from": {"contains": "/bilan"}}, {"status": {"equals": 410}}]}',
      }),
    }),
  ),
  createRedirect: usual.create(
    'createRedirect',
    'Redirects an address, or marks it as gone',
    redirectInputSchema,
  ),
  getRedirect: usual.get('getRedirect', 'Reads a redirect'),
  saveRedirect: usual.save('saveRedirect', 'Saves a redirect', redirectInputSchema),
  deleteRedirect: usual.delete('deleteRedirect', 'Deletes a redirect; its history is kept'),
  undeleteRedirect: usual.undelete(
    'undeleteRedirect',
    'Restores a deleted redirect unchanged, unless its address has been taken by another',
  ),
  checkRedirect: endpoint({
    id: 'checkRedirect',
    method: 'get',
    path: '/admin/inline/redirect',
    summary: 'Returns why a redirect would not lead visitors to its target; writes nothing',
    access: { capability: 'content.read' },
    withoutDrafts: true,
    params: none,
    query: readQuerySchema.extend({
      from: redirectInputSchema.shape.from,
      to: z.string().trim().max(maxRedirectLength).default('').describe('Empty: it is gone'),
    }),
    body: none,
    response: {
      status: 200,
      kind: 'json',
      schema: z.object({ warnings: z.array(redirectWarningSchema) }),
    },
  }),
  redirectAfterUrlChange: endpoint({
    id: 'redirectAfterUrlChange',
    method: 'post',
    path: '/admin/inline/redirect',
    summary: 'Permanently redirects the former address of an item to its new one',
    access: { capability: 'content.write' },
    params: none,
    query: none,
    body: z.object({
      from: redirectInputSchema.shape.from,
      to: z.string().trim().min(1).max(2048),
    }),
    response: { status: 201, kind: 'json', schema: redirectViewSchema },
  }),
  redirectHistory: usual.history(
    'redirectHistory',
    'Lists the revisions of a redirect, newest first, each with the content before it',
  ),
} as const;
