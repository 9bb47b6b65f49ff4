import { type ContentHeader, parentIdOf } from '@parvis/contracts/content/header.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import { isTreeKind } from '@parvis/contracts/content/kinds.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { routeNames, routeTable } from '@parvis/contracts/site/routes/route-table.ts';
import type { Claims } from '../../claims/claims.ts';
import type { ItemState } from '../item/item.ts';
import { contentIdOfStream } from '../item/item-store.ts';
import { closedKey, scopeOfChildren } from './needed-claims.ts';
import { isShadowed } from './place.ts';

/** The number of segments, without the language's, in the longest address of a route among pages. */
const longestRouteAmongPages = Math.max(
  ...routeNames
    .map((name) => routeTable[name])
    .filter(({ amongPages }) => amongPages)
    .map(({ fr }) => fr.split('/').length - 1),
);

/** Returns whether a new address of an item would move a descendant to an unreachable address. */
export async function moveHidesDescendant(
  claims: Pick<Claims, 'heldIn'>,
  item: ItemState,
  header: ContentHeader,
  above: readonly string[],
): Promise<boolean> {
  if (item.kind === 'none' || !isTreeKind(header.kind)) return false;
  const now = item.header.content;
  const stays = now.slug === header.slug && parentIdOf(now) === parentIdOf(header);
  return !stays && shadowsBelow(claims, item.contentId, item.locale, [...above, header.slug]);
}

/** The slugs under an item are the keys of the claims in its scope, so no stream is read. */
async function shadowsBelow(
  claims: Pick<Claims, 'heldIn'>,
  contentId: ContentId,
  locale: Locale,
  slugs: readonly string[],
): Promise<boolean> {
  if (slugs.filter((slug) => slug !== '').length >= longestRouteAmongPages) return false;
  for (const { key, owner } of await claims.heldIn(scopeOfChildren(contentId, locale))) {
    if (key === closedKey) continue;
    const below = [...slugs, key];
    if (isShadowed(locale, below)) return true;
    const child = contentIdOfStream(owner);
    if (await shadowsBelow(claims, child, locale, below)) return true;
  }
  return false;
}
