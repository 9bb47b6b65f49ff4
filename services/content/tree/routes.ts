import { type ContentHeader, headerOfKind, parentIdOf } from '@parvis/contracts/content/header.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { isTreeKind } from '@parvis/contracts/content/kinds.ts';
import {
  type ItemOrTop,
  type RehearsedMove,
  treeEndpoints,
  treeTop,
} from '@parvis/contracts/content/tree-endpoints.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { permittedRoute } from '../../http/permitted-route.ts';
import { jsonReply, type Route, replyTo, route } from '../../http/route.ts';
import { requireIfMatch } from '../../streams/requirements.ts';
import { loadSlugs } from '../addresses/address.ts';
import type { ContentServices } from '../content-services.ts';
import { requireItem } from '../item/guards.ts';
import { addressHeader, type Item } from '../item/item.ts';

/** Routes of the tree of chapters and pages: /admin/content/hierarchical/… and /admin/inline/hierarchical/… */
export function treeRoutes(services: ContentServices): Route[] {
  const { writer, replies, reads } = services;
  return [
    permittedRoute(treeEndpoints.treePlace, 'content.read', async ({ params }) => {
      const place = await reads.treePlace(params.id);
      return replyTo(place === undefined ? refuse('content-not-found') : accept(place), (body) => ({
        kind: 'json',
        body,
      }));
    }),
    permittedRoute(treeEndpoints.treeChildren, 'content.read', async ({ params, query }) => ({
      kind: 'json',
      body: await reads.treeChildren(
        params.id === treeTop ? { topOf: query.locale } : params.id,
        query,
      ),
    })),
    permittedRoute(treeEndpoints.rehearseMove, 'content.write', async ({ params, body }) => {
      const changes = await rehearseMove(services, params.id, body);
      return replyTo(changes, jsonReply);
    }),
    route(treeEndpoints.moveContent, async ({ params, body }, context) => {
      const seen = requireIfMatch(context);
      if (!seen.ok) return { kind: 'refused', refusals: seen.refusals };
      const { contentID: contentId, itemID } = params;
      const item = await requireTreeItem(services, contentId);
      if (!item.ok) return { kind: 'refused', refusals: item.refusals };
      const header = withParent(item.value.header.content, itemID);
      const publish = body.publish && (body.only ?? true);
      const about = { contentId, expectedRevision: seen.value, header, publish };
      const command = { type: 'save-header', ...about } as const;
      return replies.receipt(await writer.execute(context.actor, command, context.commandId));
    }),
  ];
}

/** Returns an item in the tree that is not deleted. */
async function requireTreeItem(
  { store }: Pick<ContentServices, 'store'>,
  contentId: ContentId,
): Promise<Outcome<Item>> {
  const existing = requireItem((await store.load(contentId)).state);
  if (!existing.ok || isTreeKind(existing.value.header.content.kind)) return existing;
  return refuse('content-not-found');
}

/**
 * Returns the addresses that would change; refused for the same reasons as saving such a header.
 */
async function rehearseMove(
  services: ContentServices,
  contentId: ContentId,
  moved: { readonly slug?: string | undefined; readonly parentId?: ContentId | null | undefined },
): Promise<Outcome<RehearsedMove>> {
  const { store, writer, reads, approvals } = services;
  const existing = await requireTreeItem(services, contentId);
  if (!existing.ok) return existing;
  const { content: now, revision } = existing.value.header;
  const slug = moved.slug ?? now.slug;
  const parentId = moved.parentId === undefined ? parentIdOf(now) : moved.parentId;
  const header = { ...withParent(now, parentId ?? treeTop), slug };
  const after = await writer.rehearseChange({
    type: 'save-header',
    contentId,
    expectedRevision: revision,
    header,
  });
  if (!after.ok) return after;
  const from = await loadSlugs(store, addressHeader(existing.value));
  const to = await loadSlugs(store, header);
  const isPublic = after.value.publication.kind === 'published';
  const needsApproval = isPublic && (await approvals.appliesTo(after.value, store));
  if (from.join('/') === to.join('/')) return accept({ changes: [], total: 0, needsApproval });
  return accept({ ...(await reads.addressChanges(contentId, { from, to })), needsApproval });
}

function withParent(header: ContentHeader, parent: ItemOrTop): ContentHeader {
  const { parentId: _before, ...fields } = { parentId: undefined, ...header };
  const { kind } = header;
  return headerOfKind(kind, parent === treeTop ? fields : { ...fields, parentId: parent });
}
