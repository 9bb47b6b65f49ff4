import type { Area } from './gazetteer.ts';
import type { PlaceItem } from './place-item.ts';
import type { ChoiceContext } from './weigh-towns.ts';

/** The area that a name means, or that it could be several. */
export type AreaChoice =
  | { readonly kind: 'area'; readonly area: Area; readonly isGuess: boolean }
  | { readonly kind: 'ambiguous' };

/** Codes of countries that are also those of a region or a state, but seldom meant as these. */
const usual = new Set(['FR', 'BE', 'CH', 'LU', 'DE', 'NL', 'GB', 'UK', 'US', 'ES', 'IT', 'PT']);

/** Returns the area that an item means by itself. */
export function chooseArea(item: PlaceItem, { country }: ChoiceContext): AreaChoice {
  const areas = item.areas;
  const [first] = areas;
  if (first === undefined) return { kind: 'ambiguous' };
  const code = item.words.replaceAll(/[^\p{L}]/gu, '').toUpperCase();
  const asCountry = areas.find(({ kind }) => kind === 'country');
  if (asCountry && (item.field === 'country' || usual.has(code))) return sure(asCountry);
  const isTown = item.towns.length > 0;
  if (areas.length === 1 && !(code.length <= 2 && isTown)) return sure(first);
  const home = areas.find((area) => area.country === (country ?? 'FR'));
  if (home !== undefined && (code.length > 3 || country !== undefined)) return sure(home);
  return amongSeveral(areas, code, asCountry ?? first);
}

/** Several areas of one country are one within another; those of several countries cannot be distinguished. */
function amongSeveral(areas: readonly Area[], code: string, widest: Area): AreaChoice {
  const isInOne = areas.every(({ country }) => country === widest.country);
  if (isInOne && code.length > 2) return sure(widest);
  return widest.kind === 'country' || code.length <= 3
    ? { kind: 'ambiguous' }
    : { kind: 'area', area: widest, isGuess: true };
}

function sure(area: Area): AreaChoice {
  return { kind: 'area', area, isGuess: false };
}
