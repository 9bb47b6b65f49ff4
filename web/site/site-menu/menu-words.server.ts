import { otherLocale } from '@parvis/contracts/site/locale.ts';
import type { SiteFrame } from '@parvis/contracts/site/site-frame.ts';
import type { IntlShape } from 'react-intl';
import type { SiteMenuLabels } from './menu-control.ts';
import type { MenuLine } from './menu-line.ts';

/** Returns the labels of the main menu. */
export function menuLabels({ formatMessage }: IntlShape): SiteMenuLabels {
  return {
    menu: formatMessage({ id: 'menu.label' }),
    open: formatMessage({ id: 'menu.open' }),
    close: formatMessage({ id: 'menu.close' }),
    back: formatMessage({ id: 'menu.back' }),
    overview: formatMessage({ id: 'menu.overview' }),
    trail: formatMessage({ id: 'menu.trail' }),
    aside: formatMessage({ id: 'menu.aside' }),
    newTab: formatMessage({ id: 'link.new-tab' }),
  };
}

/**
 * Returns the secondary entries: profiles and jobs, if editors created these menus, and the
 * languages.
 */
export function asideLines(
  { formatMessage }: IntlShape,
  { locale, profiles = [], jobs = [], otherLanguage }: SiteFrame,
  path: string,
): Readonly<Record<string, MenuLine>> {
  const { isTranslation } = otherLanguage;
  const translated: MenuLine = {
    title: formatMessage({ id: 'language.name' }),
    path: otherLanguage.path,
    lang: otherLocale(locale),
    children: [],
  };
  const note = formatMessage({
    id: isTranslation ? 'language.note.translation' : 'language.note.home',
  });
  const read: MenuLine = { title: formatMessage({ id: 'language.own' }), path, children: [] };
  return {
    ...(profiles.length > 0 && {
      profiles: { title: formatMessage({ id: 'menu.profiles' }), children: profiles },
    }),
    ...(jobs.length > 0 && {
      jobs: { title: formatMessage({ id: 'menu.jobs' }), children: jobs },
    }),
    languages: {
      title: formatMessage({ id: 'menu.languages' }),
      children: path === '' ? [translated] : [read, { ...translated, note }],
    },
  };
}
