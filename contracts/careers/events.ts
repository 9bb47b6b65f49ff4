import { z } from 'zod';
import { type EventOf, trustingReader } from '../revisions/event-reader.ts';
import { offerIdSchema } from './ids.ts';
import { offerCorrectionSchema, offerFields, offerSchema } from './offer.ts';

const ofOffer = { offerId: offerIdSchema };
const snapshot = { ...ofOffer, offer: offerSchema };

/** The events of one offer (`offer-{offerId}`). */
export const offerEventSchemas = {
  /** The offer is open: new, or again after it was withdrawn or closed. */
  OfferPublished: z.object(snapshot),
  /** Its source changed these fields. Corrections by editors take precedence. */
  OfferRevised: z.object({ ...snapshot, changed: z.array(z.enum(offerFields)).min(1) }),
  /**
   * An editor corrected these fields, overriding the source; without fields, the source's values
   * apply again.
   */
  OfferCorrected: z.object({ ...ofOffer, correction: offerCorrectionSchema }),
  /**
   * The offer was withdrawn: it left a complete feed, or an editor took it down, whatever the feed
   * contains.
   */
  OfferWithdrawn: z.object({ ...ofOffer, because: z.enum(['absent', 'editor']) }),
  /** Its closing date has passed. */
  OfferClosed: z.object(ofOffer),
  /** It left its feed, and a person decided that it stays open all the same. */
  OfferKept: z.object(ofOffer),
} as const;

export type OfferEvent = EventOf<typeof offerEventSchemas>;

export const offerEvents = trustingReader(offerEventSchemas, z.looseObject(ofOffer));
export const offerEventVersion = 1;
export const offerStreamPrefix = 'offer-';
