import { siteSearchMinimumCharacters } from '../../limits/search.ts';

/** Whether a text is long enough to be searched for. */
export function isLongEnoughToSearch(text: string): boolean {
  return Array.from(text.trim()).length >= siteSearchMinimumCharacters;
}
