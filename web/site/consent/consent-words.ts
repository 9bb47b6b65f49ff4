import { consentMessages } from '@parvis/contracts/messages/consent.ts';
import { byLocale, type Locale } from '@parvis/contracts/site/locale.ts';
import { createIntl, type IntlShape } from 'react-intl';

/** The texts of the banner and its panel, for the server only. */
export const consentWordsIn: Readonly<Record<Locale, IntlShape>> = byLocale((locale) =>
  createIntl({ locale, messages: consentMessages.forReactIntl(locale) }),
);
