import { offerPath } from '@parvis/contracts/careers/offer-path.ts';
import { locales, otherLocale } from '@parvis/contracts/site/locale.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import { offersTag } from '../../offers/offer-tags.ts';
import { readListedOffers } from '../../offers/read-offers.ts';
import { composePage } from '../compose-page.ts';
import { type ComposeWithOffers, combineReads } from './compose-offers.ts';
import { countAll } from './compose-suggestions.ts';
import { everything, toOfferQuery } from './offers-state.ts';

/**
 * Offers in one sitemap, each with two addresses: as many as every search engine returns together. An
 * index may have 50,000 sitemaps. Protocol of sitemaps.org.
 */
export const offersPerMap = 250;

/** The index of the sitemaps of open offers. */
export const composeOfferMaps: ComposeWithOffers = async (
  _db,
  index,
  { match: { locale, name } },
) => {
  const { total, position } = await countAll(index, 'fr');
  const around = { position, tags: [offersTag] };
  if (locale === 'en') return { kind: 'moved', to: pathOf(name, 'fr'), status: 308, ...around };
  const maps = Math.max(1, Math.ceil(total / offersPerMap));
  const paths = Array.from({ length: maps }, (_, at) =>
    pathOf('offer_map', 'fr', { page: at + 1 }),
  );
  return { kind: 'screen', screen: { screen: 'offer-maps', paths }, ...around };
};

/** One sitemap of open offers, newest first. */
export const composeOfferMap: ComposeWithOffers = async (db, index, { path, match, at }) => {
  const page = Number(match.params['page']);
  const found = await index.search({
    ...toOfferQuery(everything, 'fr'),
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
  if (match.locale === 'en')
    return { kind: 'moved', to: pathOf('offer_map', 'fr', { page }), status: 308, ...around };
  if (ids.length === 0 && page > 1) {
    const missing = await composePage(db, path, at);
    return { ...missing, tags: [...missing.tags, offersTag] };
  }
  const pages = [...offers].flatMap(([id, offer]) => {
    const paths = { fr: offerPath(id, offer, 'fr'), en: offerPath(id, offer, 'en') };
    return locales.map((locale) => ({
      locale,
      path: paths[locale],
      translation: paths[otherLocale(locale)],
    }));
  });
  return { kind: 'screen', screen: { screen: 'offer-map', pages }, ...around };
};
