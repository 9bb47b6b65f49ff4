import enAlerts from '@parvis/contracts/messages/en/alerts.json' with { type: 'json' };
import enBlocks from '@parvis/contracts/messages/en/blocks.json' with { type: 'json' };
import enLists from '@parvis/contracts/messages/en/lists.json' with { type: 'json' };
import enOffers from '@parvis/contracts/messages/en/offers.json' with { type: 'json' };
import enPublic from '@parvis/contracts/messages/en/public.json' with { type: 'json' };
import frAlerts from '@parvis/contracts/messages/fr/alerts.json' with { type: 'json' };
import frBlocks from '@parvis/contracts/messages/fr/blocks.json' with { type: 'json' };
import frLists from '@parvis/contracts/messages/fr/lists.json' with { type: 'json' };
import frOffers from '@parvis/contracts/messages/fr/offers.json' with { type: 'json' };
import frPublic from '@parvis/contracts/messages/fr/public.json' with { type: 'json' };
import { dateLocales, withFrenchOrdinal } from '@parvis/contracts/site/dates.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { WithSite } from '@parvis/contracts/site/site-frame.ts';
import type { ShownSite } from '@parvis/contracts/site-settings/shown-site.ts';
import { createIntl, type IntlShape } from 'react-intl';
import { messagesOf } from './site-messages.ts';

function makeIntl(locale: Locale, messages: Readonly<Record<string, string>>): IntlShape {
  const language = { locale: dateLocales[locale], defaultLocale: dateLocales.fr };
  const intl = createIntl({ ...language, messages: { ...messages }, timeZone: 'Europe/Paris' });
  return {
    ...intl,
    formatDate: (...args) => withFrenchOrdinal(intl.formatDate(...args), locale),
    formatDateTimeRange: (...args) => withFrenchOrdinal(intl.formatDateTimeRange(...args), locale),
  };
}

const catalogues: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  fr: { ...frPublic, ...frBlocks, ...frLists, ...frOffers, ...frAlerts },
  en: { ...enPublic, ...enBlocks, ...enLists, ...enOffers, ...enAlerts },
};

/**
 * The public site's messages and formats, built once for each language, without any site's
 * settings.
 */
export const publicIntl: Readonly<Record<Locale, IntlShape>> = {
  fr: makeIntl('fr', catalogues.fr),
  en: makeIntl('en', catalogues.en),
};

/** Cached: settings are read once for many pages, so messages are derived once as well. */
const made = new WeakMap<ShownSite, IntlShape>();

/** Returns the messages and formats of a language, with the site's settings. */
export function intlOf(locale: Locale, { site }: WithSite): IntlShape {
  if (site === undefined) return publicIntl[locale];
  const known = made.get(site);
  if (known !== undefined) return known;
  const words = makeIntl(locale, { ...catalogues[locale], ...messagesOf(site) });
  made.set(site, words);
  return words;
}

/** Returns the title of a document: its own, then the site's name. */
export function titleOnSite({ formatMessage }: IntlShape, title: string): string {
  return formatMessage({ id: 'site.title' }, { title, site: formatMessage({ id: 'site.name' }) });
}
