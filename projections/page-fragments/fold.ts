import { parentIdOf } from '@parvis/contracts/content/header.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { OccurredContentEvent } from '../content-state/content-event.ts';
import { addressHeader, evolveItem, type ItemState } from '../content-state/item-state.ts';
import { ListedChanges } from '../filtered-lists/listed-entry.ts';
import { type Fragment, tagsOfChange, toFragment } from './fragment.ts';
import { listedItem } from './listed-item.ts';
import type { SiteTree } from './site-tree.ts';

/** A fragment with the positions between which it was valid; `to` null: it still is. */
export interface FragmentSpan {
  readonly fragment: Fragment;
  readonly from: Position;
  to: Position | null;
}

/** The row changes of a batch of events. */
export interface FragmentChanges {
  /** The changed items in their current state. */
  readonly items: ReadonlyMap<string, ItemState>;
  /** Fragments that began within the batch. */
  readonly opened: readonly FragmentSpan[];
  /** Fragments of earlier batches that ended, by item. */
  readonly closed: ReadonlyMap<string, Position>;
  /** Entries of lists that began or ended. */
  readonly listed: ListedChanges;
  /** Tags that changed, with the last position at which they did. */
  readonly tags: ReadonlyMap<string, Position>;
}

/**
 * Folds events, in log order, into fragments. The tree must contain every item in them, all their
 * past and future ancestors, and all their descendants; it is changed.
 */
export function foldFragments(
  tree: SiteTree,
  events: readonly OccurredContentEvent[],
): FragmentChanges {
  const items = new Map<string, ItemState>();
  const opened: FragmentSpan[] = [];
  const openNow = new Map<string, FragmentSpan>();
  const closed = new Map<string, Position>();
  const tags = new Map<string, Position>();
  const listed = new ListedChanges();

  const replace = (before: Fragment | undefined, after: Fragment | undefined, at: Position) => {
    const changed = tagsOfChange(before, after);
    if (changed.length === 0) return;
    for (const tag of changed) tags.set(tag, at);
    listed.replace(listedItem(before), listedItem(after), at);
    if (before !== undefined) {
      const span = openNow.get(before.id);
      if (span === undefined) closed.set(before.id, at);
      else span.to = at;
      openNow.delete(before.id);
    }
    if (after === undefined) return;
    const span = { fragment: after, from: at, to: null };
    opened.push(span);
    openNow.set(after.id, span);
  };

  const current = new Map<string, Fragment | undefined>();
  const fragmentNow = (id: string) => {
    const item = tree.get(id);
    return item && toFragment(item, tree.ancestorsOf(item));
  };

  for (const event of events) {
    const former = tree.get(event.data.contentId);
    const item = evolveItem(former, event);
    const moved = former === undefined || !sameAddress(former, item);
    const affected = [item.id, ...(moved ? tree.descendantsOf(item.id) : [])];
    for (const id of affected) if (!current.has(id)) current.set(id, fragmentNow(id));
    tree.put(item);
    items.set(item.id, item);
    for (const id of affected) {
      const after = fragmentNow(id);
      replace(current.get(id), after, event.position);
      current.set(id, after);
    }
  }
  return { items, opened, closed, listed, tags };
}

/** Returns whether an item and those below it have the same address in both states. */
export function sameAddress(one: ItemState, other: ItemState): boolean {
  const [a, b] = [addressHeader(one), addressHeader(other)];
  return a.slug === b.slug && parentIdOf(a) === parentIdOf(b);
}
