import type { AlertType } from '@parvis/contracts/alerts/alert.ts';
import { byLocale, type Locale, locales } from '@parvis/contracts/site/locale.ts';
import { pathOf, type RouteParams } from '@parvis/contracts/site/routes/path-of.ts';
import type { RouteName } from '@parvis/contracts/site/routes/route-table.ts';
import { demoContentId, demoMediaId } from './ids.ts';

/** One address of a public screen of the demonstration. */
export interface PublicScreen {
  readonly path: string;
  readonly locale: Locale;
  /** A page to read, or a list with filters. */
  readonly kind: 'document' | 'listing';
  /** Whether search engines may index it; Lighthouse gives low scores to other pages. */
  readonly isIndexed: boolean;
  /** The status of its response; 410 for what was taken off the site. */
  readonly status: 200 | 404 | 410;
}

/** A path in each language in which the screen exists. */
type Paths = Readonly<Partial<Record<Locale, string>>>;

const documents: readonly Paths[] = [
  atRoute('homepage'),
  { fr: '/groupe', en: '/en/group' },
  { fr: '/groupe/notre-histoire', en: '/en/group/our-history' },
  { fr: '/groupe/chiffres-cles', en: '/en/group/key-figures' },
  { fr: '/groupe/nos-banques', en: '/en/group/our-banks' },
  { fr: '/groupe/nos-banques/scheldebank', en: '/en/group/our-banks/scheldebank' },
  { fr: '/groupe/nos-metiers', en: '/en/group/our-businesses' },
  { fr: '/groupe/gouvernance', en: '/en/group/governance' },
  { fr: '/groupe/atelier-des-cartes', en: '/en/group/chart-room' },
  { fr: '/groupe/travailler-chez-estuaire', en: '/en/group/working-at-estuaire' },
  { fr: '/nous-rejoindre', en: '/en/join-us' },
  { fr: '/nous-rejoindre/semaine-des-metiers', en: '/en/join-us/week-of-trades' },
  { fr: '/nous-rejoindre/apprentis-2027', en: '/en/join-us/apprentices-2027' },
  atRoute('careers'),
  { fr: '/nous-ecrire', en: '/en/write-to-us' },
  { fr: '/engagements/ethique-et-alerte', en: '/en/commitments/ethics-and-speaking-up' },
  atRoute('privacy'),
  article('il-en-reste-neuf', 'nine-are-left'),
  article('publication-du-rapport-annuel-2025', 'publication-of-the-2025-annual-report'),
  article('assemblee-generale-2027-a-hambourg', 'general-meeting-2027-in-hamburg'),
  atRoute('focus', { fr: { slug: 'grand-large-2030' }, en: { slug: 'open-water-2030' } }),
  atRoute('focus', {
    fr: { slug: 'vingt-quatre-heures-d-estuaire' },
    en: { slug: 'twenty-four-hours-on-the-estuary' },
  }),
  atRoute('leader', always({ slug: 'helene-kervadec' })),
  atRoute('spokesperson', {
    fr: { id: demoContentId('people/kervadec', 'fr') },
    en: { id: demoContentId('people/kervadec', 'en') },
  }),
  medium('image', 'hartley', { fr: 'thomas-hartley', en: 'thomas-hartley' }),
  medium('video', 'video-pilots-house', {
    fr: 'la-maison-des-pilotes-a-paimboeuf',
    en: 'the-pilots-house-at-paimboeuf',
  }),
  medium('file', 'annual-report-2025-fr', { fr: 'rapport-annuel-2025', en: 'rapport-annuel-2025' }),
];

const listings: readonly Paths[] = [
  atRoute('content_list_news'),
  atRoute('content_list_news', always({ page: 2 })),
  atRoute('content_list_news_category', {
    fr: { category: 'habitat' },
    en: { category: 'housing' },
  }),
  atRoute('content_list_pages'),
  atRoute('content_list_pages', always({ page: 2 })),
  atRoute('bnp_agenda'),
  atRoute('bnp_mediaroom_pr'),
  atRoute('bnp_mediaroom_media'),
  atRoute('rh_offers'),
];

/** Lists with several filters, and one without results. */
const filteredLists: readonly Paths[] = [
  atRoute('bnp_mediaroom_pr_category', {
    fr: { f1: 'communique-financier', f2: 'resultats' },
    en: { f1: 'financial-release', f2: 'results' },
  }),
  atRoute('rh_offers', {
    fr: { f1: 'stage', f2: 'nantes' },
    en: { f1: 'internship', f2: 'nantes' },
  }),
  atRoute('rh_offers', always({ q: 'xyzzyq' })),
];

/** Forms, and every step of alerts as a visitor without access to any sees it. */
const forms: readonly Paths[] = [
  atRoute('ethics_form_modal'),
  ...[1, 2, 3, 4, 5, 6, 7, 21].map((step) => alertStep('job', step)),
  ...[11, 12, 13].map((step) => alertStep('newsletter', step)),
  ...[14, 16, 17, 18, 19, 20].map((step) => alertStep('jobv2', step)),
];

const nowhere: Paths = { fr: '/nulle-part', en: '/en/nowhere' };

const searches: readonly Paths[] = [
  atRoute('search_do', { fr: { search: 'rapport annuel' }, en: { search: 'annual report' } }),
  atRoute('search_do', always({ search: 'xyzzy' })),
];

/** Every public screen of the demonstration, in every language, for tests and measurements. */
export const publicScreens: readonly PublicScreen[] = [
  ...asScreens({ kind: 'document', isIndexed: true, status: 200 }, documents),
  ...asScreens({ kind: 'listing', isIndexed: true, status: 200 }, listings),
  ...asScreens({ kind: 'listing', isIndexed: false, status: 200 }, filteredLists),
  ...asScreens({ kind: 'document', isIndexed: false, status: 200 }, [...searches, ...forms]),
  ...asScreens({ kind: 'document', isIndexed: false, status: 404 }, [nowhere]),
];

function asScreens(
  what: Omit<PublicScreen, 'path' | 'locale'>,
  paths: readonly Paths[],
): readonly PublicScreen[] {
  return paths.flatMap((inEach) =>
    locales.flatMap((locale): PublicScreen[] => {
      const path = inEach[locale];
      return path === undefined ? [] : [{ ...what, locale, path }];
    }),
  );
}

function atRoute(
  name: RouteName,
  params: Readonly<Partial<Record<Locale, RouteParams>>> = always({}),
): Paths {
  const there = locales.filter((locale) => params[locale] !== undefined);
  return Object.fromEntries(there.map((locale) => [locale, pathOf(name, locale, params[locale])]));
}

function article(fr: string, en: string): Paths {
  return atRoute('news', { fr: { slug: fr }, en: { slug: en } });
}

function medium(
  type: 'image' | 'video' | 'file',
  key: string,
  slugs: { readonly fr: string; readonly en: string },
): Paths {
  const { fr, en } = slugs;
  const item = { type, id: demoMediaId(key) };
  return atRoute('media_item', { fr: { ...item, slug: fr }, en: { ...item, slug: en } });
}

/** The steps that create an alert have a filter. */
function alertStep(type: AlertType, step: number): Paths {
  const at = { type, step };
  return [1, 14].includes(step)
    ? atRoute('mail_alerts_modal', {
        fr: { ...at, contract: 'stage' },
        en: { ...at, contract: 'internship' },
      })
    : atRoute('mail_alerts_modal', always(at));
}

function always(params: RouteParams): Readonly<Record<Locale, RouteParams>> {
  return byLocale(() => params);
}
