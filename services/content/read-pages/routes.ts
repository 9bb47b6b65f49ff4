import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { ContentView } from '@parvis/contracts/content/views.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Route } from '../../platform/http/route.ts';
import { readRoute } from '../read-route.ts';
import type { ContentReads } from '../reads.ts';
import { requireModuleOf } from '../require-module-of.ts';
import type { ContentServices } from '../services.ts';

/** GET of pages and their modules */
export function readPagesRoutes({ reads }: ContentServices): Route[] {
  return [
    readRoute(contentEndpoints.listPages, 'content.read', async ({ query }) => ({
      kind: 'json',
      body: await reads.pages(query),
    })),
    readRoute(contentEndpoints.getPage, 'content.read', async ({ params }) => {
      const found = await readPage(reads, params.id);
      if (!found.ok) return { kind: 'refused', refusals: found.refusals };
      return { kind: 'json', body: found.value, etag: found.value.revision };
    }),
    readRoute(contentEndpoints.listModules, 'content.read', async ({ params, query }) => {
      const found = await readPage(reads, params.contentId);
      if (!found.ok) return { kind: 'refused', refusals: found.refusals };
      const { modules } = found.value;
      const { page, pageSize } = query;
      const items = modules.slice((page - 1) * pageSize, page * pageSize);
      return { kind: 'json', body: { items, total: modules.length, page, pageSize } };
    }),
    readRoute(contentEndpoints.getModule, 'content.read', async ({ params }) => {
      const own = requireModuleOf(params);
      if (!own.ok) return { kind: 'refused', refusals: own.refusals };
      const page = await readPage(reads, params.contentId);
      if (!page.ok) return { kind: 'refused', refusals: page.refusals };
      const module = await reads.module(own.value);
      if (module === undefined)
        return { kind: 'refused', refusals: [{ code: 'module-not-found' }] };
      if (module.deleted) return { kind: 'refused', refusals: [{ code: 'module-deleted' }] };
      return { kind: 'json', body: module, etag: module.revision };
    }),
  ];
}

/** A page that was not deleted, as its editors see it. */
export async function readPage(
  reads: ContentReads,
  contentId: ContentId,
): Promise<Outcome<ContentView>> {
  const page = await reads.page(contentId);
  if (page === undefined) return refuse('content-not-found');
  return page.status === 'deleted' ? refuse('content-deleted') : accept(page);
}
