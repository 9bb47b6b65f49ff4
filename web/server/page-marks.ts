import { type Locale, locales, pathIn } from '@parvis/contracts/site/locale.ts';
import { matchPath } from '@parvis/contracts/site/routes/match-path.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import type { RouteName } from '@parvis/contracts/site/routes/route-table.ts';

/** The type of a page, as a class of its body. Specification, section 2, “Page types”. */
export type PageMark =
  | 'page-offers'
  | 'page-one-offer'
  | 'page-list'
  | 'page-campaign'
  | 'page-rh'
  | 'page-mediaroom';

/** The page of the reasons to join us, with those below it. */
const joinUsPath: Readonly<Record<Locale, string>> = {
  fr: '/nous-rejoindre',
  en: '/en/join-us',
};

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
const mediaroom = locales.map((locale) => pathIn(locale, '/mediaroom'));
const careers = locales.flatMap((locale) => [
  pathIn(locale, '/careers'),
  pathOf('careers', locale),
  joinUsPath[locale],
]);

function isBelow(path: string, parents: readonly string[]): boolean {
  return parents.some((parent) => path === parent || path.startsWith(`${parent}/`));
}

/** Returns the classes of the body that follow from a page's path. */
export function marksOfPath(path: string): readonly PageMark[] {
  const route = matchPath(path)?.name;
  return [
    ...(route && offers.has(route) ? (['page-offers'] as const) : []),
    ...(route === 'job_offer' ? (['page-one-offer'] as const) : []),
    ...(route && lists.has(route) ? (['page-list'] as const) : []),
    ...(isBelow(path, careers) ? (['page-rh'] as const) : []),
    ...(isBelow(path, mediaroom) ? (['page-mediaroom'] as const) : []),
  ];
}
