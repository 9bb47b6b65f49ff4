import { siteSearchMinimumCharacters } from '../../limits/search.ts';

/** Returns whether a query is long enough to search. */
export function isLongEnoughToSearch(text: string): boolean {
  return Array.from(text.trim()).length >= siteSearchMinimumCharacters;
}
