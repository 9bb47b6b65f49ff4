import type { Locale } from '@parvis/contracts/site/locale.ts';
import { consentWordsIn } from './consent-words.ts';

/** The categories in order; the first needs no consent. */
const categories = ['cat1', 'cat2', 'cat3', 'cat4', 'cat5'] as const;

/** Returns every category with its name and purpose, in a language. */
export function listCategories(locale: Locale) {
  const { formatMessage } = consentWordsIn[locale];
  return categories.map((category) => ({
    category,
    name: formatMessage({ id: `consent.${category}.name` }),
    text: formatMessage({ id: `consent.${category}.text` }),
  }));
}
