import type { OfferId } from './ids.ts';

/** The address that leads to where one applies for an offer, whatever the language of the page. */
export function applyPath(id: OfferId): string {
  return `/careers/apply/${id}`;
}
