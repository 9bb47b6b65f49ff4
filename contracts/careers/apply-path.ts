import type { OfferId } from './ids.ts';

/**
 * Returns the address that redirects to the application site of an offer, the same in every
 * language.
 */
export function applyPath(id: OfferId): string {
  return `/careers/apply/${id}`;
}
