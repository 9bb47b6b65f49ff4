import type { OfferPlace } from '@parvis/contracts/careers/offer.ts';
import type { continents } from '@parvis/contracts/careers/offer-groups.ts';
import { foldPlace } from '@parvis/contracts/careers/places/fold-place.ts';
import { continentOfDepartement } from './french-continents.ts';
import { type Point, parsePoint } from './points.ts';
import { readLines, readTable } from './read-table.ts';
import { SortedTable } from './sorted-table.ts';

type Continent = (typeof continents)[number];

/** A town of the world; in France a commune, or an agglomeration that people call by its name. */
export interface Town {
  readonly row: number;
  readonly country: string;
  /** The row of its region; empty when the tables have none. */
  readonly region: string;
  /** In France. */
  readonly departement: string;
  readonly name: string;
  readonly point: Point | undefined;
  readonly people: number;
  /** The towns with which it is written as one place: “Paris - La Défense”. */
  readonly writtenWith: readonly number[];
}

/** A country, a region or a French département. */
export interface Area {
  readonly kind: 'country' | 'region' | 'departement';
  readonly country: string;
  /** The row of the region, of the département’s region too. */
  readonly region: string;
  readonly departement: string;
}

/** By which of its names a town is meant. */
export type TownName = 'main' | 'form' | 'other' | 'quarter';

/** A postal code with the French communes that have it, and its département. */
export interface PostalCode {
  readonly code: string;
  readonly towns: readonly Town[];
  readonly departement: Area | undefined;
}

/** A town that a name can mean, and by which of its names. */
export interface Candidate {
  readonly by: TownName;
  readonly town: Town;
}

/** What a name can mean. */
export interface Meanings {
  readonly towns: readonly Candidate[];
  readonly areas: readonly Area[];
}

export const noMeanings: Meanings = { towns: [], areas: [] };

const townNames: Readonly<Record<string, TownName>> = {
  t: 'main',
  f: 'form',
  a: 'other',
  q: 'quarter',
};
const continentsByCode: Readonly<Record<string, Continent>> = {
  AF: 'africa',
  AN: 'antarctica',
  AS: 'asia',
  EU: 'europe',
  NA: 'north-america',
  OC: 'oceania',
  SA: 'south-america',
};

/** Names of which the meanings are kept: feeds repeat them. */
const mostKnown = 20_000;

interface Tables {
  readonly names: SortedTable;
  readonly towns: readonly string[];
  readonly regions: readonly (readonly string[])[];
  readonly departements: readonly (readonly string[])[];
  readonly continents: ReadonlyMap<string, Continent>;
}

/** Names of places and what they mean, from open data that is loaded while offers are imported. */
export class Gazetteer {
  readonly #tables: Tables;
  readonly #towns = new Map<number, Town>();
  readonly #meanings = new Map<string, Meanings>();

  private constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** @param folder the folder of the tables */
  static async open(folder: string): Promise<Gazetteer> {
    const [names, towns, regions, departements, countries] = await Promise.all([
      SortedTable.open(folder, 'names.tsv'),
      readLines(folder, 'towns.tsv'),
      readTable(folder, 'regions.tsv'),
      readTable(folder, 'departements.tsv'),
      readTable(folder, 'countries.tsv'),
    ]);
    const continents = new Map<string, Continent>();
    for (const [code = '', letters = ''] of countries) {
      const continent = continentsByCode[letters];
      if (continent !== undefined) continents.set(code, continent);
    }
    return new Gazetteer({ names, towns, regions, departements, continents });
  }

  /** Returns what a name means. */
  meaningsOf(name: string): Meanings {
    const key = foldPlace(name);
    const known = this.#meanings.get(key);
    if (known !== undefined) return known;
    const refs = this.#refsOf(key);
    const towns = refs.flatMap(([kind, row]) => {
      const by = townNames[kind];
      return by === undefined ? [] : [{ by, town: this.#town(Number(row)) }];
    });
    const areas = refs.flatMap(([kind, row]) => this.#area(kind, row) ?? []);
    const meanings = refs.length === 0 ? noMeanings : { towns, areas };
    if (this.#meanings.size === mostKnown) this.#meanings.clear();
    this.#meanings.set(key, meanings);
    return meanings;
  }

  /** Returns the French communes of a postal code, and its département. */
  postalCode(code: string): PostalCode {
    const towns = this.#townsBy('p', code);
    const named =
      code.length === 5 ? (this.#departement(code, 3) ?? this.#departement(code, 2)) : undefined;
    return { code, towns, departement: named };
  }

  /** Returns the commune of an INSEE code, its own or that of a part of it. */
  townOfCommune(code: string): Town | undefined {
    return this.#townsBy('i', code)[0];
  }

  /** Returns the region’s name. */
  regionName(row: string): string | undefined {
    return row === '' ? undefined : this.#tables.regions[Number(row)]?.[1];
  }

  /** Returns a town, or an area, as the place of an offer. */
  placeOf(of: Area | Town): OfferPlace | undefined {
    const { country, departement } = of;
    const continent =
      country === 'FR' ? continentOfDepartement(departement) : this.#tables.continents.get(country);
    if (continent === undefined) return undefined;
    const region = this.regionName(of.region);
    return {
      continent: country === 'FR' && 'kind' in of ? this.#continentOfArea(of) : continent,
      country,
      ...(region && { region }),
      ...('name' in of && { city: of.name, ...of.point }),
    };
  }

  /** A region overseas is its own département. */
  #continentOfArea({ region, departement }: Area): Continent {
    const of = this.#tables.departements.find(([, row]) => row === region);
    return continentOfDepartement(departement || (region === '' ? '' : of?.[0]));
  }

  /** CEDEX codes are in no table, but begin with their département’s. */
  #departement(code: string, length: number): Area | undefined {
    const corsica = code.startsWith('20') ? (code < '20200' ? '2a' : '2b') : code.slice(0, length);
    const refs = this.#refsOf(corsica);
    return refs.flatMap(([kind, row]) => (kind === 'd' ? [this.#area(kind, row)] : []))[0];
  }

  #townsBy(kind: string, key: string): readonly Town[] {
    return this.#refsOf(key.toLowerCase()).flatMap(([letter, row]) =>
      letter === kind ? [this.#town(Number(row))] : [],
    );
  }

  #refsOf(key: string): readonly (readonly [kind: string, row: string])[] {
    const line = key === '' ? undefined : this.#tables.names.find(key);
    return line?.split(',').map((ref) => [ref.charAt(0), ref.slice(1)] as const) ?? [];
  }

  #area(kind: string, row: string): Area | undefined {
    if (kind === 'c') return { kind: 'country', country: row, region: '', departement: '' };
    if (kind === 'r') {
      const country = this.#tables.regions[Number(row)]?.[0] ?? '';
      return { kind: 'region', country, region: row, departement: '' };
    }
    if (kind !== 'd') return undefined;
    const [departement = '', region = ''] = this.#tables.departements[Number(row)] ?? [];
    return { kind: 'departement', country: 'FR', region, departement };
  }

  #town(row: number): Town {
    const known = this.#towns.get(row);
    if (known !== undefined) return known;
    const [country = '', region = '', departement = '', name = '', ...more] =
      this.#tables.towns[row]?.split('\t') ?? [];
    const [latitude = '', longitude = '', hundreds = '', written = ''] = more;
    const town: Town = {
      row,
      country,
      region,
      departement,
      name,
      point: latitude === '' ? undefined : parsePoint(latitude, longitude),
      people: Number(hundreds) * 100,
      writtenWith: written === '' ? [] : written.split(',').map(Number),
    };
    this.#towns.set(row, town);
    return town;
  }
}

/** Territories that have a country’s code of their own. */
const territories: Readonly<Record<string, string>> = { HK: 'CN', MO: 'CN', PR: 'US' };

/** Returns whether a town, or an area, lies in an area. */
export function isIn({ country, region, departement }: Area | Town, area: Area): boolean {
  if (area.kind === 'country' && territories[country] === area.country) return true;
  if (country !== area.country) return false;
  if (area.kind === 'country') return true;
  return area.kind === 'region' ? region === area.region : departement === area.departement;
}
