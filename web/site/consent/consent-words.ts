import en from '@parvis/contracts/messages/en/consent.json' with { type: 'json' };
import fr from '@parvis/contracts/messages/fr/consent.json' with { type: 'json' };
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { createIntl, type IntlShape } from 'react-intl';

/** The texts of the banner and its panel, for the server only. */
export const consentWordsIn: Readonly<Record<Locale, IntlShape>> = {
  fr: createIntl({ locale: 'fr', messages: fr }),
  en: createIntl({ locale: 'en', messages: en }),
};
