import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import { mapOffers, offersPerMap } from '../../offers/map-offers.ts';
import { offersTag } from '../../offers/offer-tags.ts';
import { composePage } from '../compose-page.ts';
import type { ComposeWithOffers } from './compose-offers.ts';
import { countAll } from './compose-suggestions.ts';

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

/** One sitemap of open offers. */
export const composeOfferMap: ComposeWithOffers = async (db, _index, { path, match, at }) => {
  const page = Number(match.params['page']);
  const { pages, position } = await mapOffers(db, page, at);
  const around = { position, tags: [offersTag] };
  if (match.locale === 'en')
    return { kind: 'moved', to: pathOf('offer_map', 'fr', { page }), status: 308, ...around };
  if (pages.length === 0 && page > 1) {
    const missing = await composePage(db, path, at);
    return { ...missing, tags: [...missing.tags, offersTag] };
  }
  return { kind: 'screen', screen: { screen: 'offer-map', pages }, ...around };
};
