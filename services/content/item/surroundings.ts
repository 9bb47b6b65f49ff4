import type { ContentCommand } from '@parvis/contracts/content/commands.ts';
import type { PageHeader } from '@parvis/contracts/content/header.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { Claims } from '../../platform/claims/claims.ts';
import type { Surroundings } from '../decide.ts';
import type { ItemState } from './item.ts';
import { type ItemStore, streamOf } from './item-store.ts';
import { closedKey, scopeOfChildren } from './needed-claims.ts';
import type { Place } from './place.ts';

/** Reads what other streams say that the decision of a command needs. */
export async function readSurroundings(
  store: ItemStore,
  claims: Claims,
  command: ContentCommand,
  state: ItemState,
): Promise<Surroundings> {
  const header = headerBrought(command, state);
  return {
    place: header === undefined ? { kind: 'root' } : await placeOf(store, claims, command, header),
    hasChildren: command.type === 'delete-content' && (await hasChildren(claims, state)),
  };
}

/** The header that a command gives the item, if it gives one. */
function headerBrought(command: ContentCommand, state: ItemState): PageHeader | undefined {
  switch (command.type) {
    case 'create-content':
    case 'save-header':
    case 'restore-header':
      return command.header;
    case 'undelete-content':
      return state.kind === 'existing' ? state.header.content : undefined;
    default:
      return undefined;
  }
}

async function placeOf(
  store: ItemStore,
  claims: Claims,
  { contentId }: ContentCommand,
  { parentId }: PageHeader,
): Promise<Place> {
  if (parentId === undefined) return { kind: 'root' };
  const { state: parent } = await store.load(parentId);
  if (parent.kind === 'none' || parent.publication.kind === 'deleted') return { kind: 'nowhere' };
  const siblings = await claims.heldIn(scopeOfChildren(parentId, parent.locale));
  if (siblings.some(({ key }) => key === closedKey)) return { kind: 'nowhere' };
  const inside = await standsAtOrAbove(store, contentId, parentId);
  return { kind: 'under', locale: parent.locale, inside };
}

async function standsAtOrAbove(
  store: ItemStore,
  contentId: ContentId,
  parentId: ContentId,
): Promise<boolean> {
  const seen = new Set<ContentId>();
  for (let next: ContentId | undefined = parentId; next !== undefined && !seen.has(next); ) {
    if (next === contentId) return true;
    seen.add(next);
    const { state } = await store.load(next);
    next = state.kind === 'existing' ? state.header.content.parentId : undefined;
  }
  return false;
}

async function hasChildren(claims: Claims, state: ItemState): Promise<boolean> {
  if (state.kind === 'none') return false;
  const held = await claims.heldIn(scopeOfChildren(state.contentId, state.locale));
  return held.some(({ owner }) => owner !== streamOf(state.contentId));
}
