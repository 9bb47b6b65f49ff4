import type { ContentCommand } from '@parvis/contracts/content/commands.ts';
import { type ContentHeader, parentIdOf } from '@parvis/contracts/content/header.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { isTreeKind } from '@parvis/contracts/content/kinds.ts';
import type { Claims } from '../../claims/claims.ts';
import { slugsAbove } from '../addresses/address.ts';
import { closedKey, scopeOfChildren } from '../addresses/needed-claims.ts';
import type { Place } from '../addresses/place.ts';
import { moveHidesDescendant } from '../addresses/shadows-below.ts';
import { headerOfUndeleted } from '../delete/decide-content.ts';
import type { RelatedState } from './decide.ts';
import { addressHeader, type ItemState } from './item.ts';
import { type ItemStore, streamOf } from './item-store.ts';

interface Readers {
  readonly store: Pick<ItemStore, 'load'>;
  readonly claims: Claims;
}

/** A placeholder for a command without a header; no decider reads it. */
const anyPlace: Place = { kind: 'root', shadowsBelow: false };

/**
 * Reads the state of other streams that the decision on a command depends on.
 * @param store reads each item once, so that one decision sees one state of it
 */
export async function readRelatedState(
  store: Pick<ItemStore, 'load'>,
  claims: Claims,
  command: ContentCommand,
  state: ItemState,
): Promise<RelatedState> {
  const header = headerAfter(command, state);
  const readers = { store, claims };
  return {
    place: header === undefined ? anyPlace : await loadPlace(readers, command, header, state),
    hasChildren: command.type === 'delete-content' && (await hasChildren(claims, state)),
  };
}

/** Returns the header that the item has after the command, if the command sets one. */
function headerAfter(command: ContentCommand, state: ItemState): ContentHeader | undefined {
  switch (command.type) {
    case 'create-content':
    case 'create-with-modules':
    case 'save-header':
    case 'save-with-modules':
    case 'restore-header':
      return command.header;
    case 'restore-version':
      return command.only?.header === false ? undefined : command.version.header.content;
    case 'carry-out-plan':
      return state.kind === 'existing' ? state.plan.version?.header.content : undefined;
    case 'approve-publication':
      return state.kind === 'existing' && state.approval?.kind === 'waiting'
        ? state.approval.request.version.header.content
        : undefined;
    case 'undelete-content':
      return state.kind === 'existing' ? headerOfUndeleted(command, state) : undefined;
    default:
      return undefined;
  }
}

async function loadPlace(
  readers: Readers,
  { contentId }: ContentCommand,
  header: ContentHeader,
  item: ItemState,
): Promise<Place> {
  const { store, claims } = readers;
  const parentId = parentIdOf(header);
  if (parentId === undefined) {
    const shadowsBelow = await moveHidesDescendant(claims, item, header, []);
    return { kind: 'root', shadowsBelow };
  }
  const { state: parent } = await store.load(parentId);
  if (parent.kind === 'none' || parent.publication.kind === 'deleted') return { kind: 'nowhere' };
  if (!isTreeKind(parent.header.content.kind)) return { kind: 'nowhere' };
  const scope = scopeOfChildren(parentId, parent.locale);
  if (await claims.isHeld({ scope, key: closedKey })) return { kind: 'nowhere' };
  const inside = (await idsAtOrAbove(store, [parentId])).has(contentId);
  const above = await slugsAbove(store, parentId);
  const shadowsBelow = !inside && (await moveHidesDescendant(claims, item, header, above));
  return { kind: 'under', locale: parent.locale, inside, above, shadowsBelow };
}

/**
 * Returns these items and those above them, in the tree of the newest headers and in that of the
 * addresses that visitors know: an item may be published into either.
 */
export async function idsAtOrAbove(
  store: Pick<ItemStore, 'load'>,
  ids: readonly ContentId[],
): Promise<ReadonlySet<ContentId>> {
  const seen = new Set<ContentId>();
  const next = [...ids];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const { state } = await store.load(id);
    if (state.kind === 'none') continue;
    const parents = [state.header.content, addressHeader(state)].map(parentIdOf);
    next.push(...parents.filter((parent) => parent !== undefined));
  }
  return seen;
}

async function hasChildren(claims: Claims, state: ItemState): Promise<boolean> {
  if (state.kind === 'none') return false;
  const held = await claims.heldIn(scopeOfChildren(state.contentId, state.locale));
  return held.some(({ owner }) => owner !== streamOf(state.contentId));
}
