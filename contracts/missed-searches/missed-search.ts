import type { Locale } from '../site/locale.ts';

/** Where visitors search. */
export const searchPlaces = ['offers', 'site'] as const;
export type SearchPlace = (typeof searchPlaces)[number];

/** A search whose words found nothing, and say nothing about the person who typed them. */
export interface MissedSearch {
  readonly place: SearchPlace;
  readonly locale: Locale;
  /** Its words as they are compared. */
  readonly compared: string;
  /** Its words in lower case, without punctuation. */
  readonly shown: string;
}

/** The number of different networks that must search for the same words on one day. */
export const networksBeforeCounting = 5;
/** The number of days for which counted searches are kept. */
export const missedSearchDays = 90;
