import type { Locale } from '../site/locale.ts';
import type { Frequency, NewsWish, OfferWish } from './alert.ts';

/** An alert that is not yet requested, with its typed input. */
export interface ProposedAlert {
  readonly wish: OfferWish | NewsWish;
  readonly frequency: Frequency;
  readonly locale: Locale;
  /** The words typed along with the wish, which are not stored. */
  readonly given?: {
    readonly keywords?: string;
    readonly coordinates?: { readonly latitude: number; readonly longitude: number };
  };
}
