import { matchPath } from '@parvis/contracts/site/routes/match-path.ts';
import type { RouteName } from '@parvis/contracts/site/routes/route-table.ts';

/** The type of a page, as a class of its body. Specification, section 2, “Page types”. */
export type PageMark =
  | 'page-offers'
  | 'page-one-offer'
  | 'page-list'
  | 'page-campaign'
  | 'page-rh'
  | 'page-mediaroom';

const lists: ReadonlySet<RouteName> = new Set<RouteName>([
  'bnp_agenda',
  'bnp_mediaroom_media',
  'bnp_mediaroom_pr',
  'bnp_mediaroom_pr_category',
  'content_list_news',
  'content_list_news_category',
  'content_list_pages',
]);
const offers: ReadonlySet<RouteName> = new Set<RouteName>(['rh_offers']);
const mediaroom = /^(?:\/en)?\/mediaroom(?:\/|$)/;
const careers = /^\/(?:emploi-carriere|nous-rejoindre|careers|en\/(?:careers|join-us))(?:\/|$)/;

/** Returns the classes of the body that follow from a page's path. */
export function marksOfPath(path: string): readonly PageMark[] {
  const route = matchPath(path)?.name;
  return [
    ...(route && offers.has(route) ? (['page-offers'] as const) : []),
    ...(route === 'job_offer' ? (['page-one-offer'] as const) : []),
    ...(route && lists.has(route) ? (['page-list'] as const) : []),
    ...(careers.test(path) ? (['page-rh'] as const) : []),
    ...(mediaroom.test(path) ? (['page-mediaroom'] as const) : []),
  ];
}
