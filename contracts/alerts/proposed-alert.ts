import type { Locale } from '../site/locale.ts';
import type { Frequency, NewsCriteria, OfferCriteria } from './alert.ts';

/** An alert that is not yet requested, with its typed input. */
export interface ProposedAlert {
  readonly wish: OfferCriteria | NewsCriteria;
  readonly frequency: Frequency;
  readonly locale: Locale;
  /** The words typed along with the criteria, which are not stored. */
  readonly given?: {
    readonly keywords?: string;
    readonly coordinates?: { readonly latitude: number; readonly longitude: number };
  };
}
