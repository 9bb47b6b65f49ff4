import { facetEndpoints as at, type FacetOrderView } from '@parvis/contracts/facets/endpoints.ts';
import type { SavedFacetOrder } from '@parvis/contracts/facets/facet-order.ts';
import { revisionedView } from '@parvis/contracts/revisions/views.ts';
import type { FacetGroup } from '@parvis/contracts/site/filters/facets.ts';
import { readFacetOrder } from '@parvis/projections/facet-slugs/read-facet-order.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { type Route, replyTo, route } from '../http/route.ts';
import { type AccountNames, withName } from '../streams/account-names.ts';
import { requireIfMatch } from '../streams/requirements.ts';
import { StreamReplies } from '../streams/stream-replies.ts';
import type { FacetOrderWriter } from './facet-order-writer.ts';

/** Returns the routes for the order of facets. */
export function facetOrderRoutes(
  writer: FacetOrderWriter,
  db: Queryable,
  accountNames: AccountNames,
): Route[] {
  const replies = new StreamReplies(accountNames, (saved: SavedFacetOrder) =>
    revisionedView(saved),
  );
  return [
    route(at.getFacetOrder, async ({ params: { group } }) => {
      const saved = await readFacetOrder(db, group);
      if (saved === undefined) return { kind: 'json', body: unsaved(group), etag: 0 };
      const body = await withName(accountNames, saved);
      return { kind: 'json', body, etag: saved.revision };
    }),
    route(at.arrangeFacets, async ({ params: { group }, body: { ids } }, context) => {
      const seen = requireIfMatch(context);
      if (!seen.ok) return replyTo(seen, () => ({ kind: 'empty' }));
      const order = { expectedRevision: seen.value, group, ids };
      const command = { type: 'arrange-facets', ...order } as const;
      return replies.saved(await writer.execute(context.actor, command, context.commandId));
    }),
  ];
}

function unsaved(group: FacetGroup): FacetOrderView {
  return { group, ids: [], revision: 0, updatedAt: null, updatedBy: null };
}
