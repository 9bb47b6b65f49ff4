import { languagesOf, offerPath } from '@parvis/contracts/careers/offer-path.ts';
import { defaultLocale } from '@parvis/contracts/site/locale.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import { mappedIn } from '@parvis/contracts/site/site-map.ts';
import { offersTag } from '../../offers/offer-tags.ts';
import { readListedOffers } from '../../offers/read-offers.ts';
import { composePage } from '../compose-page.ts';
import { type ComposeWithOffers, combineReads } from './compose-offers.ts';
import { countAll } from './compose-suggestions.ts';
import { everything, toOfferQuery } from './offers-state.ts';

/**
 * Offers in one sitemap, each with an address for each language it is written in: as many as every search engine returns together. An
 * index may have 50,000 sitemaps. Protocol of sitemaps.org.
 */
export const offersPerMap = 250;

/** The index of the sitemaps of open offers. */
export const composeOfferMaps: ComposeWithOffers = async (
  _db,
  index,
  { match: { locale, name } },
) => {
  const { total, position } = await countAll(index, defaultLocale);
  const around = { position, tags: [offersTag] };
  if (locale !== defaultLocale)
    return { kind: 'moved', to: pathOf(name, defaultLocale), status: 308, ...around };
  const maps = Math.max(1, Math.ceil(total / offersPerMap));
  const paths = Array.from({ length: maps }, (_, at) =>
    pathOf('offer_map', defaultLocale, { page: at + 1 }),
  );
  return { kind: 'screen', screen: { screen: 'offer-maps', paths }, ...around };
};

/** One sitemap of open offers, newest first. */
export const composeOfferMap: ComposeWithOffers = async (db, index, { path, match, at }) => {
  const page = Number(match.params['page']);
  const found = await index.search({
    ...toOfferQuery(everything, defaultLocale),
    sort: 'date',
    offset: (page - 1) * offersPerMap,
    limit: offersPerMap,
    counted: [],
  });
  const ids = found.hits.map(({ id }) => id);
  const { offers, position } = await readListedOffers(db, ids, at);
  const around = combineReads([
    { position: found.position, tags: [offersTag] },
    { position, tags: [] },
  ]);
  if (match.locale !== defaultLocale)
    return {
      kind: 'moved',
      to: pathOf('offer_map', defaultLocale, { page }),
      status: 308,
      ...around,
    };
  if (ids.length === 0 && page > 1) {
    const missing = await composePage(db, path, at);
    return { ...missing, tags: [...missing.tags, offersTag] };
  }
  const pages = [...offers].flatMap(([id, offer]) =>
    mappedIn((locale) => offerPath(id, offer, locale), languagesOf(offer)),
  );
  return { kind: 'screen', screen: { screen: 'offer-map', pages }, ...around };
};
