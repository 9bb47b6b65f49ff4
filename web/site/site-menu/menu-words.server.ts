import { languageName } from '@parvis/contracts/site/language-name.ts';
import { languages, otherLocales } from '@parvis/contracts/site/locale.ts';
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
  { locale, profiles = [], jobs = [], translations }: SiteFrame,
  path: string,
): Readonly<Record<string, MenuLine>> {
  const translated = translations.map(({ isTranslation, ...target }): MenuLine => {
    const id = isTranslation ? 'language.note.translation' : 'language.note.home';
    const language = languageName(target.locale, locale);
    return {
      title: languages[target.locale].name,
      path: target.path,
      lang: target.locale,
      children: [],
      ...(path !== '' && { note: formatMessage({ id }, { language }) }),
    };
  });
  const read: MenuLine = { title: languages[locale].name, path, children: [] };
  return {
    ...(profiles.length > 0 && {
      profiles: { title: formatMessage({ id: 'menu.profiles' }), children: profiles },
    }),
    ...(jobs.length > 0 && {
      jobs: { title: formatMessage({ id: 'menu.jobs' }), children: jobs },
    }),
    languages: {
      title: [locale, ...otherLocales(locale)].map((one) => languages[one].name).join(' – '),
      children: path === '' ? translated : [read, ...translated],
    },
  };
}
