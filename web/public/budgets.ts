/**
 * The script that a page loads before anything is touched or near the viewport, in gzipped bytes.
 */
export const scriptBeforeHydrationBytes = 3_250;

/**
 * The style sheets of a page, in gzipped bytes. Every page loads the one sheet, with the styles of
 * tables of figures, charts and rows of offers.
 */
export const styleSheetsBytes = 27_000;

/** The scripts of a filtered list once everything on it is hydrated, in gzipped bytes. */
export const hydratedListingBytes = 110_000;

/** The islands of filtered lists. */
export const islandsOfListings: readonly string[] = [
  'back-to-top',
  'consent',
  'credit',
  'language-suggestion',
  'list',
  'remember-search',
  'site-menu',
];

/**
 * The files that each island loads when it is the first to be hydrated: its own and all its
 * imports, except the script that the page already has; in gzipped bytes, per file.
 */
export const hydrationBytes: Readonly<Record<string, number>> = {
  accordion: 300,
  'card-tabs': 500,
  consent: 2_000,
  contact: 3_000,
  countdown: 1_200,
  'edit-bar': 1_800,
  'employer-review': 16_500,
  ethics: 1_500,
  'ethics-form': 2_900,
  form: 1_450,
  list: 93_500,
  offers: 96_000,
  'apply-source': 500,
  'campaign-check': 17_000,
  'keep-campaign': 2_300,
  leadership: 16_000,
  'person-page': 300,
  live: 16_000,
  'page-tabs': 600,
  passkey: 3_500,
  'keep-profile': 2_000,
  profiles: 2_300,
  quote: 500,
  'site-menu': 87_500,
  'social-posts': 700,
  splash: 16_000,
  tabs: 85_000,
  world: 300,
  carousel: 87_500,
  credit: 500,
  gallery: 85_500,
  infography: 87_500,
  slider: 87_500,
  video: 87_500,
  'back-to-search': 950,
  'back-to-top': 800,
  'forget-menu': 1_800,
  'language-suggestion': 1_000,
  'remember-search': 900,
  'saved-searches': 1_100,
  search: 17_000,
  share: 600,
  summary: 1_500,
  'third-party-scripts': 2_000,
};
