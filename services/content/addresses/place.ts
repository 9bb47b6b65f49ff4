import { pagePath } from '@parvis/contracts/content/content-path.ts';
import type { ContentHeader } from '@parvis/contracts/content/header.ts';
import { isTreeKind } from '@parvis/contracts/content/kinds.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { reservedSlugs } from '@parvis/contracts/site/reserved-slugs.ts';
import { matchPath } from '@parvis/contracts/site/routes/match-path.ts';
import { routeTable } from '@parvis/contracts/site/routes/route-table.ts';

/** The place of an item according to its header, given the current state of other streams. */
export type Place =
  | {
      /** The place without a parent: at the top of the tree of pages, or outside it. */
      readonly kind: 'root';
      readonly shadowsBelow: boolean;
    }
  | {
      readonly kind: 'under';
      readonly locale: Locale;
      /** True when the item is the parent itself, or one of its ancestors. */
      readonly inside: boolean;
      /** The slugs of the parent's address, from the top down to its own. */
      readonly above: readonly string[];
      /** True when a descendant of the item would get the address of a route. */
      readonly shadowsBelow: boolean;
    }
  /** The parent does not exist, is deleted, or is of a kind that has no children. */
  | { readonly kind: 'nowhere' };

/** Refuses a header whose parent or slug is not allowed. */
export function requirePlace(
  header: ContentHeader,
  locale: Locale,
  place: Place,
): Outcome<ContentHeader> {
  switch (place.kind) {
    case 'nowhere':
      return refuse('parent-not-found', { path: ['parentId'] });
    case 'root':
      return requireOwnAddress(header, locale, [], place.shadowsBelow);
    case 'under':
      if (place.locale !== locale) return refuse('parent-other-locale', { path: ['parentId'] });
      if (place.inside) return refuse('parent-is-descendant', { path: ['parentId'] });
      return requireOwnAddress(header, locale, place.above, place.shadowsBelow);
  }
}

/**
 * Returns whether the page with these slugs would be unreachable, because its address belongs to a
 * route or the product.
 */
export function isShadowed(locale: Locale, slugs: readonly string[]): boolean {
  const first = slugs.find((slug) => slug !== '');
  if (first === undefined) return false;
  const route = matchPath(pagePath(locale, slugs))?.name;
  return reservedSlugs.has(first) || (route !== undefined && !routeTable[route].givesWay);
}

function requireOwnAddress(
  header: ContentHeader,
  locale: Locale,
  above: readonly string[],
  shadowsBelow: boolean,
): Outcome<ContentHeader> {
  if (!isTreeKind(header.kind)) return accept(header);
  const { slug } = header;
  if (shadowsBelow || isShadowed(locale, [...above, slug]))
    return refuse('slug-reserved', { path: ['slug'], params: { slug } });
  return accept(header);
}
