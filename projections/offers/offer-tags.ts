/** The tag of open offers: for the list, its feed and the search of offers. */
export const offersTag = 'offers';

/** Returns the tag of one offer, for its page. */
export function offerTag(id: string): string {
  return `offer:${id}`;
}
