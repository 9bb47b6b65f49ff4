/**
 * The addresses of the back-office's screens, with `$` before what stands for a value. Every other
 * address under `/admin` that no endpoint has is not found.
 */
export const adminScreens = [
  '/admin',
  '/admin/account',
  '/admin/audit',
  '/admin/chapters',
  '/admin/content/$kind/$id/edit',
  '/admin/content/$kind/$id/history',
  '/admin/facets',
  '/admin/focuses',
  '/admin/library/$type',
  '/admin/library/$type/$id',
  '/admin/live-posts',
  '/admin/menus',
  '/admin/merge-language',
  '/admin/news',
  '/admin/offers',
  '/admin/offers/figures',
  '/admin/offers/imports',
  '/admin/pages',
  '/admin/pages/$id',
  '/admin/pages/$id/history',
  '/admin/personalities',
  '/admin/playlists',
  '/admin/projections',
  '/admin/redirects',
  '/admin/scheduled',
  '/admin/security',
  '/admin/settings',
  '/admin/users',
] as const;
