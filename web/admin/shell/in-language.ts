import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { IntlShape } from 'react-intl';

/** Returns a message that names a language, as in a sentence: “Titre en anglais”. */
export function inLanguage(
  intl: IntlShape,
  id: string,
  locale: Locale,
  values: Readonly<Record<string, string>> = {},
): string {
  const language = intl.formatDisplayName(locale, { type: 'language' });
  return intl.formatMessage({ id }, { ...values, language });
}
