import enBlocks from '@parvis/contracts/messages/en/blocks.json' with { type: 'json' };
import enLists from '@parvis/contracts/messages/en/lists.json' with { type: 'json' };
import enOffers from '@parvis/contracts/messages/en/offers.json' with { type: 'json' };
import enPublic from '@parvis/contracts/messages/en/public.json' with { type: 'json' };
import frBlocks from '@parvis/contracts/messages/fr/blocks.json' with { type: 'json' };
import frLists from '@parvis/contracts/messages/fr/lists.json' with { type: 'json' };
import frOffers from '@parvis/contracts/messages/fr/offers.json' with { type: 'json' };
import frPublic from '@parvis/contracts/messages/fr/public.json' with { type: 'json' };
import { dateLanguages, withFrenchOrdinal } from '@parvis/contracts/site/dates.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { createIntl, type IntlShape } from 'react-intl';

function wordsOf(locale: Locale, messages: Readonly<Record<string, string>>): IntlShape {
  const language = { locale: dateLanguages[locale], defaultLocale: dateLanguages.fr };
  const intl = createIntl({ ...language, messages: { ...messages }, timeZone: 'Europe/Paris' });
  return {
    ...intl,
    formatDate: (...args) => withFrenchOrdinal(intl.formatDate(...args), locale),
    formatDateTimeRange: (...args) => withFrenchOrdinal(intl.formatDateTimeRange(...args), locale),
  };
}

/** The public site's words and formats, built once for each language. */
export const wordsIn: Readonly<Record<Locale, IntlShape>> = {
  fr: wordsOf('fr', { ...frPublic, ...frBlocks, ...frLists, ...frOffers }),
  en: wordsOf('en', { ...enPublic, ...enBlocks, ...enLists, ...enOffers }),
};
