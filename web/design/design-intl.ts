import enBlocks from '@parvis/contracts/messages/en/blocks.json' with { type: 'json' };
import enUi from '@parvis/contracts/messages/en/ui.json' with { type: 'json' };
import frBlocks from '@parvis/contracts/messages/fr/blocks.json' with { type: 'json' };
import frUi from '@parvis/contracts/messages/fr/ui.json' with { type: 'json' };
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { createIntl, type IntlShape } from 'react-intl';

/** The messages of the design page and its components, by language. */
export const designIntl: Readonly<Record<Locale, IntlShape>> = {
  fr: createIntl({ locale: 'fr', messages: { ...frBlocks, ...frUi } }),
  en: createIntl({ locale: 'en', messages: { ...enBlocks, ...enUi } }),
};
