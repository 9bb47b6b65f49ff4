/** The name of every read model, for operators and for its checkpoint. */
export const readModelNames = [
  'log-instants',
  'page-fragments',
  'content-items',
  'revision-history',
  'merge-proposals',
  'media-library',
  'menu-tree',
  'site-settings',
  'redirects',
  'playlists',
  'live-posts',
  'facet-slugs',
  'site-search',
  'offers',
  'offer-facets',
  'campaign-codes',
  'offer-imports',
  'offer-figures',
  'alerts',
  'contact-messages',
] as const;
export type ReadModelName = (typeof readModelNames)[number];
