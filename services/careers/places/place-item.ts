import type { Meanings, PostalCode } from './gazetteer.ts';

/** A field of a source: what its words are expected to be decides between what they can mean. */
export type PlaceField = 'words' | 'city' | 'region' | 'country';

/** How strongly words are separated from those before them. */
export type Separation = 'strong' | 'weak';

/** Words of a source, and what they can mean. */
export interface PlaceItem extends Meanings {
  readonly field: PlaceField;
  readonly words: string;
  readonly before: Separation;
  readonly postal?: PostalCode;
  /** Whether it was found among words that are not understood. */
  readonly isGuess?: boolean;
  /** More than a country: “Europe”. */
  readonly isWide?: boolean;
}
