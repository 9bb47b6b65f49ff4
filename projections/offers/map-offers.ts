import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { offerPath } from '@parvis/contracts/careers/offer-path.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { locales, otherLocale } from '@parvis/contracts/site/locale.ts';
import type { SiteMapEntry } from '@parvis/contracts/site/screens.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { isValidAt, nameAt, positionRead } from '../revisioned/queries.ts';

/**
 * Offers in one sitemap, each with two addresses. It may have 50,000 addresses, and an index as many
 * sitemaps (protocol of sitemaps.org); but writing 40,000 holds the event loop for 0.7 s.
 */
export const offersPerMap = 500;

/**
 * Lists the open offers of one sitemap, in the order of their ids, now or at a past position.
 * @throws ReadModelNotServed
 */
export async function mapOffers(
  db: Queryable,
  page: number,
  at?: Position,
): Promise<{ readonly pages: readonly SiteMapEntry[]; readonly position: Position }> {
  const [row] = await servedRows<{
    position: Position;
    offers: readonly { readonly id: OfferId; readonly title: Offer['title'] }[];
  }>(
    db,
    {
      name: nameAt('map-offers', at),
      text: `select read_position('offers') as position, (
        select coalesce(json_agg(offer), '[]') from (
          select id, state->'content'->'shown'->'title' as title from offers.span
          where state->>'deleted' = 'false' and ${isValidAt('span', at)}
          order by id limit $2 offset $3
        ) offer) as offers`,
    },
    [at ?? null, offersPerMap, (page - 1) * offersPerMap],
  );
  if (row === undefined) throw new Error('expected one row with the map of offers');
  const pages = row.offers.flatMap((offer) =>
    locales.map((locale) => ({
      locale,
      path: offerPath(offer.id, offer, locale),
      translation: offerPath(offer.id, offer, otherLocale(locale)),
    })),
  );
  return { pages, position: positionRead(at, row.position) };
}
