import {
  autocompleteEndpoints,
  type NamedContent,
} from '@parvis/contracts/content/autocomplete-endpoints.ts';
import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { defaultContentSort, type EditedContent } from '@parvis/contracts/content/kind-views.ts';
import { type ContentKind, contentKinds } from '@parvis/contracts/content/kinds.ts';
import type { ReadVersion } from '@parvis/contracts/content/views.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { admitToUnpublished } from '../../http/access.ts';
import { permittedRoute } from '../../http/permitted-route.ts';
import type { Route } from '../../http/route.ts';
import type { ContentServices } from '../content-services.ts';
import type { ItemOfKind } from '../item/item-of-kind.ts';
import { computeModulesTag } from '../item/modules-tag.ts';
import { requireModuleOf } from '../item/require-module-of.ts';
import type { ContentReads } from './content-reads.ts';
import { fieldFilters } from './field-filters.ts';

/** Routes that read items and their modules. */
export function readContentRoutes({ reads }: ContentServices): Route[] {
  return [
    ...contentKinds.flatMap((kind) => readsOfKind(reads, kind)),
    permittedRoute(autocompleteEndpoints.findContent, 'content.read', async ({ query }) => {
      const kinds = query.kinds ?? contentKinds;
      const list = await reads.items({ ...query, kinds, sort: ['title'], titlesFirst: true });
      return { kind: 'json', body: { ...list, items: list.items.map(named) } };
    }),
    permittedRoute(contentEndpoints.listModules, 'content.read', async ({ params, query }) => {
      const found = await readItem(reads, params.contentId);
      if (!found.ok) return { kind: 'refused', refusals: found.refusals };
      const { modules } = found.value;
      const { page, pageSize } = query;
      const items = modules.slice((page - 1) * pageSize, page * pageSize);
      return { kind: 'json', body: { items, total: modules.length, page, pageSize } };
    }),
    permittedRoute(contentEndpoints.getModule, 'content.read', async ({ params }) => {
      const own = requireModuleOf(params);
      if (!own.ok) return { kind: 'refused', refusals: own.refusals };
      const item = await readItem(reads, params.contentId);
      if (!item.ok) return { kind: 'refused', refusals: item.refusals };
      const module = await reads.module(own.value);
      if (module === undefined)
        return { kind: 'refused', refusals: [{ code: 'module-not-found' }] };
      if (module.deleted) return { kind: 'refused', refusals: [{ code: 'module-deleted' }] };
      return { kind: 'json', body: module, etag: module.revision };
    }),
  ];
}

/** Returns the fields by which a picker or a link shows an item. */
export function named({ id, kind, locale, title, url, status }: NamedContent): NamedContent {
  return { id, kind, locale, title, url, status };
}

function readsOfKind(reads: ContentReads, kind: ContentKind): Route[] {
  return [
    permittedRoute(kindEndpoints[kind].list, 'content.read', async ({ query }) => {
      const list = await reads.items({
        ...query,
        kinds: [kind],
        fields: fieldFilters(query),
        titlesFirst: query.sort[0] === defaultContentSort,
      });
      return { kind: 'json', body: list };
    }),
    permittedRoute(
      kindEndpoints[kind].get,
      'content.read',
      async ({ params, query }, { actor }) => {
        const admitted = query.version === 'draft' ? admitToUnpublished(actor) : accept(actor);
        if (!admitted.ok) return { kind: 'refused', refusals: admitted.refusals };
        const found = await readVersion(reads, { kind, contentId: params.id }, query.version);
        if (!found.ok) return { kind: 'refused', refusals: found.refusals };
        const modulesTag = computeModulesTag(found.value.modules);
        return { kind: 'json', body: { ...found.value, modulesTag }, etag: found.value.revision };
      },
    ),
  ];
}

/** Returns the draft of an item, or what visitors see of it. */
async function readVersion(
  reads: ContentReads,
  { kind, contentId }: ItemOfKind,
  version: ReadVersion,
): Promise<Outcome<EditedContent>> {
  const draft = await readItem(reads, contentId, kind);
  if (version === 'draft' || !draft.ok) return draft;
  const seen = await reads.publicItem(contentId);
  return seen === undefined ? refuse('content-not-public') : accept(seen);
}

/**
 * Returns an item that is not deleted, as its editors see it; not found when its kind is not the
 * one that the caller expects.
 */
export async function readItem(
  reads: ContentReads,
  contentId: ContentId,
  kind?: ContentKind,
): Promise<Outcome<EditedContent>> {
  const item = await reads.item(contentId);
  if (item === undefined || item.kind !== (kind ?? item.kind)) return refuse('content-not-found');
  return item.status === 'deleted' ? refuse('content-deleted') : accept(item);
}
