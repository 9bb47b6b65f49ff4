import { contentPath } from '@parvis/contracts/content/content-path.ts';
import { type ContentHeader, parentIdOf } from '@parvis/contracts/content/header.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { addressHeader, type Item } from '../item/item.ts';
import type { ItemStore } from '../item/item-store.ts';

/** Returns the public path of an item, built from its own header and those of its ancestors. */
export async function composeUrl(store: Pick<ItemStore, 'load'>, item: Item): Promise<string> {
  const header = addressHeader(item);
  return contentPath(header.kind, item.locale, await loadSlugs(store, header));
}

/**
 * Returns the slugs from the root of the tree down to an item with this header, including its own.
 */
export async function loadSlugs(
  store: Pick<ItemStore, 'load'>,
  header: ContentHeader,
): Promise<readonly string[]> {
  return [...(await slugsAbove(store, parentIdOf(header))), header.slug];
}

/**
 * Returns the slugs from the root of the tree down to a parent, including its own; none for the
 * root.
 */
export async function slugsAbove(
  store: Pick<ItemStore, 'load'>,
  parentId: ContentId | undefined,
): Promise<readonly string[]> {
  const slugs: string[] = [];
  const seen = new Set<ContentId>();
  for (let next = parentId; next !== undefined && !seen.has(next); ) {
    seen.add(next);
    const { state } = await store.load(next);
    if (state.kind === 'none') break;
    const header = addressHeader(state);
    slugs.unshift(header.slug);
    next = parentIdOf(header);
  }
  return slugs;
}
