import { foldPlace } from '@parvis/contracts/careers/places/fold-place.ts';
import type { PlaceForms } from '@parvis/contracts/careers/places/place-forms.ts';
import type { Town } from './make-towns.ts';
import { quarters } from './quarters.ts';
import type { Area, NamedCountry } from './sources.ts';

/** Names by what they mean: a letter for the kind of name, and the row of the place. */
export class Names {
  readonly #meanings = new Map<string, Set<string>>();

  add(name: string, meaning: string): void {
    const key = foldPlace(name);
    if (key === '') return;
    const known = this.#meanings.get(key);
    if (known === undefined) this.#meanings.set(key, new Set([meaning]));
    else known.add(meaning);
  }

  /** Lines in the order of their keys’ bytes, in which they are searched. */
  lines(): readonly string[] {
    return [...this.#meanings]
      .map(([key, meanings]) => [key, withoutContradictions([...meanings])] as const)
      .map(([key, meanings]) => `${key}\t${meanings.join(',')}`)
      .toSorted((one, other) => (one < other ? -1 : 1));
  }
}

/** A name of an area in some language is not that of a town in it: GeoNames calls Paris Île-de-France. */
function withoutContradictions(meanings: readonly string[]): readonly string[] {
  const isArea = meanings.some((meaning) => /^[rdc]/.test(meaning));
  return isArea ? meanings.filter((meaning) => !meaning.startsWith('a')) : meanings;
}

/** Neighbours of France, and countries of which its people write many names. */
const near = new Set('BE CH LU DE IT ES PT GB IE NL AT MA TN DZ MC AD'.split(' '));
const leastPopulation = { near: 20_000, far: 100_000 } as const;
/** “Châlons/Marne”, “Boulogne/Mer”: towns that are large enough to be abbreviated. */
const abbreviatedFrom = 5000;

/** Returns former names of a town, and those in other languages if it is large enough to have them. */
export function otherNamesOf(town: Town): readonly string[] {
  const { country, population, formerNames, otherNames } = town;
  const isLarge =
    population >=
    (near.has(country) || country === 'FR' ? leastPopulation.near : leastPopulation.far);
  // Transliterations begin with a small letter; four capitals and fewer are codes of airports.
  const latin = otherNames.filter(
    (name) =>
      /^[\p{Lu}'’‘][\p{Script=Latin}\p{M}\d\s'’.()/-]{2,39}$/u.test(name) &&
      !/^\p{Lu}{3,4}$/u.test(name),
  );
  return [...new Set([...formerNames, ...(isLarge ? latin : [])])];
}

export function addTownNames(names: Names, town: Town, row: number): void {
  const { name, forms, postalCodes, communeCodes, population, departement } = town;
  names.add(name, `t${row}`);
  for (const form of forms ? [...Object.values(forms.names), ...forms.others] : [])
    if (foldPlace(form) !== foldPlace(name)) names.add(form, `f${row}`);
  const known = new Set([name, ...Object.values(forms?.names ?? {})].map(foldPlace));
  for (const other of otherNamesOf(town))
    if (!known.has(foldPlace(other))) names.add(other, `a${row}`);
  for (const code of postalCodes) names.add(code, `p${row}`);
  for (const code of communeCodes) names.add(code, `i${row}`);
  if (departement === '' || population < abbreviatedFrom) return;
  const short = foldPlace(name).replace(/-(?:sur|en|sous|les|lez|la|le|de|d)(?=-)/g, '');
  if (short !== foldPlace(name)) names.add(short, `a${row}`);
  const bare = name.replace(/^(?:La|Le|Les|L['’]) ?/, '');
  if (bare !== name) names.add(bare, `a${row}`);
}

export function addRegionNames(names: Names, forms: PlaceForms, row: number): void {
  const codes = forms.country === 'US' ? forms.regionCodes : [];
  for (const name of [forms.name, ...Object.values(forms.names), ...forms.others, ...codes])
    names.add(name, `r${row}`);
}

export function addDepartementNames(names: Names, { code, nom }: Area, row: number): void {
  names.add(nom, `d${row}`);
  names.add(code, `d${row}`);
}

/** Words that lists of countries omit. */
export const otherCountryNames: Readonly<Record<string, string>> = {
  GB: 'UK|U.K.|Great Britain|Grande-Bretagne|Britain|Royaume Uni',
  US: 'USA|U.S.|U.S.A.|Etats Unis|États-Unis d’Amérique|United States of America|United States|Amérique',
  AE: 'UAE|EAU|Emirats|Émirats',
  CH: 'Suisse|Confédération suisse|Suisse romande|Suisse alémanique|Romandie',
  NL: 'Pays Bas|Hollande|Holland',
  CZ: 'Tchéquie|Czechia|Rép. tchèque',
  KR: 'Corée|Corée du Sud|South Korea',
  RU: 'Russie|Russia',
  CI: 'Cote d Ivoire|Ivory Coast',
  FR: 'France métropolitaine|France entière|Toute la France|Partout en France|France (toutes régions)|Toutes régions|Tout le territoire|Territoire national|National|Nationwide France|Hexagone|All of France|Whole France',
  DE: 'BRD',
  CN: 'Chine|China',
  VN: 'Vietnam|Viêt Nam',
  CD: 'RDC|RD Congo',
  MA: 'Maroc|Morocco',
  TR: 'Turquie|Turkey|Türkiye',
};

export function addCountryNames(names: Names, { code, names: given }: NamedCountry): void {
  const others = otherCountryNames[code]?.split('|') ?? [];
  for (const name of [code, ...given, ...others]) names.add(name, `c${code}`);
}

export function addQuarters(names: Names, towns: readonly Town[]): void {
  for (const [town, list] of Object.entries(quarters)) {
    const [country = '', regionCode = '', name = ''] = town.split('/');
    const row = towns.findIndex(
      (one) =>
        one.country === country &&
        foldPlace(one.name) === foldPlace(name) &&
        (regionCode === '' || one.country === 'JP' || one.regionCode === regionCode),
    );
    if (row < 0) console.warn(`no town of quarters: ${town}`);
    else for (const quarter of list.split('|')) names.add(quarter, `q${row}`);
  }
}
