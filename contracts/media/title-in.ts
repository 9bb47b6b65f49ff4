import { type Locale, otherLocale } from '../site/locale.ts';
import type { MediaTitle } from './media-title.ts';

/** A title as readers of a language see it. */
export function titleIn(title: MediaTitle, locale: Locale): string {
  return title[locale] || title[otherLocale(locale)];
}
