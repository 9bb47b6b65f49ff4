import { type Locale, otherLocale } from '../site/locale.ts';
import type { MediaTitle } from './media-title.ts';

/** Returns a title in a language, falling back to the other. */
export function titleIn(title: MediaTitle, locale: Locale): string {
  return title[locale] || title[otherLocale(locale)];
}
