/** The open offers: what the list, its feed and the search of offers depend on. */
export const offersTag = 'offers';

/** One offer: what its page depends on. */
export function offerTag(id: string): string {
  return `offer:${id}`;
}
