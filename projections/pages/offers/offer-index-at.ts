import type { OfferIndex } from '@parvis/contracts/careers/offer-index.ts';
import type { Position } from '@parvis/contracts/log/position.ts';

/** Returns the index of the offers open at a past position, or of those open now. */
export type OfferIndexAt = (position: Position | undefined) => Promise<OfferIndex>;
