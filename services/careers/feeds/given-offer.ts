import type { Offer, OfferSalary } from '@parvis/contracts/careers/offer.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { GivenPlace } from '../places/places.ts';

/** A text that a feed gives in one language, or in both. */
type GivenText = unknown | Readonly<Partial<Record<Locale, unknown>>>;

/** A record of a feed after its format was read, before its values were: each may be dirty. */
export interface GivenOffer
  extends Partial<Pick<Offer, 'contract' | 'experience' | 'workingTime' | 'remote'>> {
  readonly reference: unknown;
  readonly title: GivenText;
  /** HTML or plain text. */
  readonly description: GivenText;
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
