import type { Offer } from '@parvis/contracts/careers/offer.ts';

/** Returns whether a closing date has passed. @param now ISO 8601, UTC */
export function hasPassed({ closesAt }: Offer, now: string): boolean {
  return closesAt !== undefined && Date.parse(closesAt) <= Date.parse(now);
}
