import { defaultCategory, defaultPage } from '../../limits/lists.ts';
import { listQueryNames, offersQueryNames } from '../filters/query-names.ts';
import { type Route, samePath } from './route.ts';

const page = { shape: 'page', default: String(defaultPage) } as const;
const category = { shape: 'slug', default: defaultCategory } as const;
const filter = { shape: 'filter', optional: true } as const;
const id = { shape: 'id' } as const;
const slug = { shape: 'slug' } as const;

const listQuery = { query: listQueryNames } as const;
const offersQuery = { query: offersQueryNames } as const;
const givingWay = { amongPages: true, givesWay: true } as const;

/** A sitemap that the index names by its number. */
const partOfMap = (path: `/${string}`) =>
  ({
    ...samePath(path, { page: { shape: 'page', default: '1' } }),
    spelledOut: true,
  }) as const;

/** The public screens and feeds, with their names in the specification, section 2. */
export const publicRoutes = {
  homepage: samePath('/'),
  privacy: { fr: '/confidentialite', en: '/en/privacy', parameters: {}, ...givingWay },
  accessibility: {
    fr: '/declaration-accessibilite',
    en: '/en/accessibility-statement',
    parameters: {},
    ...givingWay,
  },
  bnp_agenda: { ...samePath('/agenda/{category}', { category }), ...listQuery },
  content_list_news: {
    fr: '/toutes-actualites/{page}',
    en: '/en/all-news/{page}',
    parameters: { page },
    ...listQuery,
  },
  content_list_news_category: {
    fr: '/toutes-actualites/{category}/{page}',
    en: '/en/all-news/{category}/{page}',
    parameters: { category, page },
    ...listQuery,
  },
  content_list_news_rss: { ...samePath('/rss/news/{category}', { category }), ...listQuery },
  content_list_pages: { ...samePath('/pages/{page}', { page }), ...listQuery },
  news: { fr: '/actualite/{slug}', en: '/en/news/{slug}', parameters: { slug } },
  focus: samePath('/focus/{slug}', { slug }),
  leader: {
    fr: '/groupe/gouvernance/{slug}',
    en: '/en/group/governance/{slug}',
    parameters: { slug },
    amongPages: true,
  },
  bnp_mediaroom_pr: {
    fr: '/mediaroom/communique-de-presse',
    en: '/en/mediaroom/press-release',
    parameters: {},
    ...listQuery,
  },
  bnp_mediaroom_pr_category: {
    fr: '/mediaroom/communique-de-presse/{f1}/{f2}',
    en: '/en/mediaroom/press-release/{f1}/{f2}',
    parameters: { f1: { shape: 'filter' }, f2: filter },
    ...listQuery,
  },
  bnp_mediaroom_media: {
    fr: '/mediaroom/mediatheque',
    en: '/en/mediaroom/library',
    parameters: {},
    ...listQuery,
  },
  media_item: {
    fr: '/mediaroom/mediatheque/{type}/{id}-{slug}',
    en: '/en/mediaroom/library/{type}/{id}-{slug}',
    parameters: { type: { shape: 'mediaType' }, id, slug },
  },
  spokesperson: samePath('/mediaroom/spokespeople/{id}', { id }),
  careers: { fr: '/emploi-carriere', en: '/en/careers', parameters: {} },
  rh_offers: {
    fr: '/emploi-carriere/toutes-offres-emploi/{f1}/{f2}/{f3}',
    en: '/en/careers/all-job-offers/{f1}/{f2}/{f3}',
    parameters: { f1: filter, f2: filter, f3: filter },
    ...offersQuery,
  },
  rh_offers_rss: { ...samePath('/careers/rss/offers'), ...offersQuery },
  job_offer: {
    fr: '/emploi-carriere/offre-emploi/{id}-{slug}',
    en: '/en/careers/job-offer/{id}-{slug}',
    parameters: { id, slug },
  },
  site_map: samePath('/sitemap.xml'),
  /** Where the sitemaps of offers had an index of their own; before `offer_map`, whose first page it would be. */
  offer_maps: samePath('/sitemap-offers.xml'),
  page_map: partOfMap('/sitemap-pages/{page}.xml'),
  media_map: partOfMap('/sitemap-media/{page}.xml'),
  offer_map: partOfMap('/sitemap-offers/{page}.xml'),
  robots: samePath('/robots.txt'),
  security_contact: samePath('/.well-known/security.txt'),
} as const satisfies Readonly<Record<string, Route>>;
