import { placeGroups } from '@parvis/contracts/careers/offer-groups.ts';

/** Returns whether a group is a level of place. */
export function isPlace(group: string): boolean {
  return placeGroups.some((level) => level === group);
}
