import type { Offer, OfferSalary } from '@parvis/contracts/careers/offer.ts';
import type { GivenPlace } from '../places/given-place.ts';

/** A record of a feed after its format was parsed, but not its values: each may be invalid. */
export interface GivenOffer
  extends Partial<Pick<Offer, 'contract' | 'experience' | 'workingTime' | 'remote'>> {
  readonly reference: unknown;
  /** In one language, or in both: `{ fr, en }`. */
  readonly title: unknown;
  /** HTML or plain text, in one language or in both. */
  readonly description: unknown;
  /** The language of title and description, where the feed says it. */
  readonly language?: unknown;
  readonly domain?: unknown;
  readonly entity?: unknown;
  readonly place?: GivenPlace | undefined;
  readonly salary?: OfferSalary | undefined;
  readonly publishedAt?: unknown;
  readonly closesAt?: unknown;
  readonly applyUrl: unknown;
}
