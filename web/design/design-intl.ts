import { blockMessages } from '@parvis/contracts/messages/blocks.ts';
import { uiMessages } from '@parvis/contracts/messages/ui.ts';
import { byLocale, type Locale } from '@parvis/contracts/site/locale.ts';
import { createIntl, type IntlShape } from 'react-intl';

/** The messages of the design page and its components, by language. */
export const designIntl: Readonly<Record<Locale, IntlShape>> = byLocale(intlIn);

function intlIn(locale: Locale): IntlShape {
  const messages = { ...blockMessages.forReactIntl(locale), ...uiMessages.forReactIntl(locale) };
  return createIntl({ locale, messages });
}
