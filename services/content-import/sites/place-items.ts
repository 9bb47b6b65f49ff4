import { contentPath } from '@parvis/contracts/content/content-path.ts';
import { maxSlugLength } from '@parvis/contracts/content/header.ts';
import { reservedSlugs } from '@parvis/contracts/site/reserved-slugs.ts';
import { toSlug } from '@parvis/contracts/site/slug.ts';
import type { LeftOut, SourceItem } from './source-site.ts';

/** An item with the place that it gets here. */
export interface PlacedItem {
  readonly item: SourceItem;
  readonly slug: string;
  /** The item above it. */
  readonly parent: PlacedItem | undefined;
  /** The number of items above it. */
  readonly depth: number;
  /** Its public path. */
  readonly path: string;
  /** The item that it translates. */
  readonly original: PlacedItem | undefined;
}

export interface Placement {
  /** Every item after the one above it, and after its original. */
  readonly placed: readonly PlacedItem[];
  /** Addresses that had to change. */
  readonly notes: readonly LeftOut[];
}

/** Gives every item its address: its old slug where that is possible, one beside it where it is taken. */
export function placeItems(items: readonly SourceItem[]): Placement {
  const byKey = new Map(items.map((item) => [item.key, item]));
  const taken = new Set<string>();
  const notes: LeftOut[] = [];
  const originals = new Map<string, PlacedItem>();
  const done = new Map<string, PlacedItem>();
  for (const [item, depth] of parentsFirst(items, byKey, notes)) {
    const parent = depth === 0 ? undefined : done.get(item.parent ?? '');
    const slug = freeSlug(item, parent, taken, notes);
    const above: string[] = [];
    for (let one = parent; one !== undefined; one = one.parent) above.unshift(one.slug);
    const path = contentPath(item.kind, item.locale, [...above, slug]);
    const original = originalOf(item, originals, notes);
    const placed = { item, slug, parent, depth, path, original };
    if (item.translations !== undefined && original === undefined)
      originals.set(groupOf(item), placed);
    done.set(item.key, placed);
  }
  return { placed: [...done.values()], notes };
}

function groupOf({ kind, translations }: SourceItem): string {
  return `${kind}/${translations}`;
}

/** A group of translations has one item for each language. */
function originalOf(
  item: SourceItem,
  originals: ReadonlyMap<string, PlacedItem>,
  notes: LeftOut[],
): PlacedItem | undefined {
  const original = item.translations === undefined ? undefined : originals.get(groupOf(item));
  if (original?.item.locale !== item.locale) return original;
  notes.push({
    what: `${item.name}: its translations`,
    why: `${original.item.name} is the one of this language`,
  });
  return undefined;
}

/** Items with the number of those above them; one whose parents form a ring, or speak another language, is at the top. */
function parentsFirst(
  items: readonly SourceItem[],
  byKey: ReadonlyMap<string, SourceItem>,
  notes: LeftOut[],
): readonly (readonly [SourceItem, number])[] {
  const depths = items.map((item): readonly [SourceItem, number] => {
    let depth = 0;
    let above = byKey.get(item.parent ?? '');
    for (; above !== undefined && depth <= items.length; above = byKey.get(above.parent ?? '')) {
      if (above.locale !== item.locale) break;
      depth += 1;
    }
    if (above === undefined) return [item, depth];
    notes.push({
      what: `${item.name}: its place`,
      why: 'what is above it has another language or is below it: it comes at the top',
    });
    return [item, 0];
  });
  return depths.toSorted(([, one], [, other]) => one - other);
}

function freeSlug(
  item: SourceItem,
  parent: PlacedItem | undefined,
  taken: Set<string>,
  notes: LeftOut[],
): string {
  const scope =
    item.kind === 'news' ? `${item.locale}/news/` : `${item.locale}/${parent?.path ?? ''}/`;
  const isTop = item.kind === 'page' && parent === undefined;
  const wanted = item.slug === '' && item.kind === 'page' && isTop ? '' : cleanSlug(item);
  const isReserved = isTop && reservedSlugs.has(wanted);
  const base = isReserved ? `${wanted}-page` : wanted;
  let slug = base;
  for (let number = 2; taken.has(scope + slug); number += 1) slug = `${base || 'page'}-${number}`;
  taken.add(scope + slug);
  if (isReserved)
    notes.push({
      what: `${item.name}: its address /${wanted}`,
      why: `the site uses it itself: it is /${slug}`,
    });
  else if (slug !== base)
    notes.push({
      what: `${item.name}: its address`,
      why: `another item has “${base}”: it is “${slug}”`,
    });
  return slug;
}

/** The slug as addresses here have it: words in ASCII, and not only digits. */
function cleanSlug(item: SourceItem): string {
  const slug = toSlug(item.slug) || toSlug(item.title) || toSlug(item.key);
  const worded = /^\d+$/.test(slug) || slug === '' ? `page-${slug}`.replace(/-$/, '') : slug;
  return worded.slice(0, maxSlugLength - 4).replace(/-$/, '');
}
