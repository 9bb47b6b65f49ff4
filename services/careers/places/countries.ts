import type { continents } from '@parvis/contracts/careers/offer-groups.ts';
import { foldPlace } from './place-names.ts';
import { readTable } from './read-table.ts';

type Continent = (typeof continents)[number];

const continentOf: Readonly<Record<string, Continent>> = {
  AF: 'africa',
  AN: 'antarctica',
  AS: 'asia',
  EU: 'europe',
  NA: 'north-america',
  OC: 'oceania',
  SA: 'south-america',
};

/** Words that lists of countries omit. */
const otherNames: Readonly<Record<string, string>> = {
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern-ireland': 'GB',
  angleterre: 'GB',
  usa: 'US',
  'u-s': 'US',
  'u-s-a': 'US',
  'etats-unis': 'US',
  uae: 'AE',
  suisse: 'CH',
  'france-metropolitaine': 'FR',
  'france-entiere': 'FR',
};

/** Countries by their codes and names, in the languages of Western Europe. */
export class Countries {
  readonly #codes = new Map<string, string>(Object.entries(otherNames));
  readonly #continents = new Map<string, Continent>();

  static async open(folder: string): Promise<Countries> {
    const countries = new Countries();
    for (const [code = '', continent = '', names = ''] of await readTable(folder, 'countries.tsv'))
      countries.#add(code, continentOf[continent], names.split('|'));
    return countries;
  }

  #add(code: string, continent: Continent | undefined, names: readonly string[]): void {
    if (continent === undefined) return;
    this.#continents.set(code, continent);
    for (const name of [code, ...names]) {
      const folded = foldPlace(name);
      if (folded !== '' && !this.#codes.has(folded)) this.#codes.set(folded, code);
    }
  }

  /** Returns the code of a country, given as a code or a name. */
  codeOf(words: string): string | undefined {
    return this.#codes.get(foldPlace(words));
  }

  /** Returns the continent of a country. */
  continentOf(code: string): Continent | undefined {
    return this.#continents.get(code);
  }
}
