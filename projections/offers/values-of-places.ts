import type { PlaceGroup } from '@parvis/contracts/careers/offer-groups.ts';

/** Returns the expression of a level of all places of an offer: a JSON array, which may be empty. */
export function valuesOfPlaces(offer: string, level: PlaceGroup): string {
  const at = (path: string) => `jsonb_path_query_array(${offer}, '$.${path}.${level}')`;
  return `(${at('place')} || ${at('otherPlaces[*]')})`;
}
