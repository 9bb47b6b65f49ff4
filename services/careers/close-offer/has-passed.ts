import type { Offer } from '@parvis/contracts/careers/offer.ts';

/** Whether nobody can apply any more. @param now ISO 8601, UTC */
export function hasPassed({ closesAt }: Offer, now: string): boolean {
  return closesAt !== undefined && Date.parse(closesAt) <= Date.parse(now);
}
