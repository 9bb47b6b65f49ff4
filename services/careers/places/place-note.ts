/**
 * Why words in a place's field were not read with certainty: nothing has that name (`unknown`);
 * several places could be meant, and none was chosen (`ambiguous`), or the largest was
 * (`guessed`); they contradict the other words (`conflict`); they name more than a country
 * (`wide`).
 */
export type PlaceNoteCode = 'unknown' | 'ambiguous' | 'guessed' | 'conflict' | 'wide';

/** Words of a record that were not read, or not with certainty, for the import's report. */
export interface PlaceNote {
  readonly field: 'place';
  readonly code: PlaceNoteCode;
  /** As they stood in the feed, at most 120 characters. */
  readonly words: string;
}
