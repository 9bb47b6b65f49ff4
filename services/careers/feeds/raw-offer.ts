import type { Offer, OfferSalary } from '@parvis/contracts/careers/offer.ts';
import type { RawPlace } from '../places/raw-place.ts';
import type { DescriptionPart } from './text/description-parts.ts';

/** A record of a feed whose format has been parsed, but not its values: each may be invalid. */
export interface RawOffer
  extends Partial<Pick<Offer, 'contract' | 'experience' | 'workingTime' | 'remote'>> {
  readonly reference: unknown;
  /** Whether its source keeps it from its public list. */
  readonly isUnlisted?: boolean;
  /** In one language, or in both: `{ fr, en }`. */
  readonly title: unknown;
  /** HTML or plain text, in one language or in both. */
  readonly description: unknown;
  /** Texts that belong to the description, each under a heading. */
  readonly parts?: readonly DescriptionPart[];
  /** The language of title and description, if the feed contains it. */
  readonly language?: unknown;
  readonly domain?: unknown;
  readonly entity?: unknown;
  /** The text of each may name several, or none that is known. */
  readonly places?: readonly (RawPlace | undefined)[];
  readonly salary?: OfferSalary | undefined;
  readonly publishedAt?: unknown;
  readonly closesAt?: unknown;
  /** Addresses to apply at; the first valid one counts. */
  readonly applyUrls: readonly unknown[];
}
