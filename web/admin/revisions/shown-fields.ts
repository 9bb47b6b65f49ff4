import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import type { IntlShape } from 'react-intl';
import { inLanguage } from '../shell/in-language.ts';

/** Texts by their labels, in the order of the form. */
export type ShownFields = Readonly<Record<string, string>>;

/** The data from which texts are composed: display names by id, and the interface's messages. */
export interface ShownWith {
  readonly intl: IntlShape;
  readonly language: Locale;
  readonly names: ReadonlyMap<string, string>;
}

/** Returns a text in each language; `before` is the path of its label. */
export function inLanguages(
  label: string,
  texts: Readonly<Record<Locale, string>>,
  { intl }: Pick<ShownWith, 'intl'>,
  before = '',
): ShownFields {
  const named = { label: `${before}${intl.formatMessage({ id: label })}` };
  return Object.fromEntries(
    locales.map((locale) => [inLanguage(intl, 'settings.in', locale, named), texts[locale]]),
  );
}
