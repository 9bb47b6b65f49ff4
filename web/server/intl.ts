import { alertMessages } from '@parvis/contracts/messages/alerts.ts';
import { blockMessages } from '@parvis/contracts/messages/blocks.ts';
import type { MessageTree } from '@parvis/contracts/messages/catalogue.ts';
import { listMessages } from '@parvis/contracts/messages/lists.ts';
import { offerMessages } from '@parvis/contracts/messages/offers.ts';
import { publicMessages } from '@parvis/contracts/messages/public.ts';
import { withFrenchOrdinal } from '@parvis/contracts/site/dates.ts';
import { byLocale, defaultLocale, type Locale, languages } from '@parvis/contracts/site/locale.ts';
import type { WithSite } from '@parvis/contracts/site/site-frame.ts';
import type { ShownSite } from '@parvis/contracts/site-settings/shown-site.ts';
import { createIntl, type IntlShape } from 'react-intl';
import { composeMessages } from './site-messages.ts';

function makeIntl(locale: Locale, messages: Readonly<Record<string, MessageTree>>): IntlShape {
  const language = {
    locale: languages[locale].regional,
    defaultLocale: languages[defaultLocale].regional,
  };
  const intl = createIntl({ ...language, messages: { ...messages }, timeZone: 'Europe/Paris' });
  return {
    ...intl,
    formatDate: (...args) => withFrenchOrdinal(intl.formatDate(...args), locale),
    formatDateTimeRange: (...args) => withFrenchOrdinal(intl.formatDateTimeRange(...args), locale),
  };
}

const messages = byLocale(publicMessagesIn);

function publicMessagesIn(locale: Locale): Readonly<Record<string, MessageTree>> {
  return {
    ...publicMessages.forReactIntl(locale),
    ...blockMessages.forReactIntl(locale),
    ...listMessages.forReactIntl(locale),
    ...offerMessages.forReactIntl(locale),
    ...alertMessages.forReactIntl(locale),
  };
}

/**
 * The public site's messages and formats, built once for each language, without any site's
 * settings.
 */
export const publicIntl: Readonly<Record<Locale, IntlShape>> = byLocale((locale) =>
  makeIntl(locale, messages[locale]),
);

/** Cached: settings are read once for many pages, so messages are derived once as well. */
const made = new WeakMap<ShownSite, IntlShape>();

/** Returns the messages and formats of a language, with the site's settings. */
export function intlForSite(locale: Locale, { site }: WithSite): IntlShape {
  if (site === undefined) return publicIntl[locale];
  const known = made.get(site);
  if (known !== undefined) return known;
  const words = makeIntl(locale, { ...messages[locale], ...composeMessages(site) });
  made.set(site, words);
  return words;
}

/** Returns the title of a document: its own, then the site's name. */
export function titleOnSite({ formatMessage }: IntlShape, title: string): string {
  return formatMessage({ id: 'site.title' }, { title, site: formatMessage({ id: 'site.name' }) });
}
