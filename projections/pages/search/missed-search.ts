import type { MissedSearch, SearchPlace } from '@parvis/contracts/missed-searches/missed-search.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { countableWords } from '../../words/countable-words.ts';

/** Returns a search that found nothing; undefined when its words may not be counted. */
export function missedSearch(
  place: SearchPlace,
  locale: Locale,
  typed: string,
): MissedSearch | undefined {
  const words = countableWords(typed);
  return words && { place, locale, ...words };
}
