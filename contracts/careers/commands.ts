import type { OfferId } from './ids.ts';
import type { Offer, OfferCorrection } from './offer.ts';

/** An offer parsed from a record of a feed; some feeds omit the publication date. */
export type FeedOffer = Omit<Offer, 'publishedAt'> & Partial<Pick<Offer, 'publishedAt'>>;

/** Commands on one offer's stream. `now` is ISO 8601, UTC. */
export type OfferCommand =
  | {
      readonly type: 'import-offer';
      readonly offerId: OfferId;
      readonly record: FeedOffer;
      readonly now: string;
    }
  /** The offer left a complete feed, or its source withdrew it. */
  | {
      readonly type: 'withdraw-absent-offer';
      readonly offerId: OfferId;
      readonly expectedRevision?: number;
    }
  /** It left its feed, but stays open. */
  | { readonly type: 'keep-absent-offer'; readonly offerId: OfferId }
  | {
      readonly type: 'withdraw-offer';
      readonly offerId: OfferId;
      readonly expectedRevision?: number;
    }
  | {
      readonly type: 'put-back-offer';
      readonly offerId: OfferId;
      readonly expectedRevision?: number;
      readonly now: string;
    }
  | {
      readonly type: 'correct-offer';
      readonly offerId: OfferId;
      readonly expectedRevision: number;
      readonly correction: OfferCorrection;
    }
  | { readonly type: 'close-offer'; readonly offerId: OfferId; readonly now: string };

/** The command of a type. */
export type OfferCommandOf<T extends OfferCommand['type']> = Extract<OfferCommand, { type: T }>;
