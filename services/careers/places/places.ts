import { isDeepStrictEqual } from 'node:util';
import type { OfferPlace } from '@parvis/contracts/careers/offer.ts';
import { areaOf } from './areas.ts';
import { Countries } from './countries.ts';
import { continentOfDepartement, France, type FrenchPlace } from './france.ts';
import type { PlaceNote } from './place-note.ts';
import { readPlaceWords } from './place-words.ts';
import { type Point, pointNear, pointOf } from './points.ts';
import type { RawPlace } from './raw-place.ts';
import { WorldCities } from './world-cities.ts';

const longestName = 120;

/** What the words of a record say about where the work is. */
export interface PlacesRead {
  /** In the order of the words, each once; the first is where the offer is said to be. */
  readonly places: readonly OfferPlace[];
  /** How much of the work is remote, if the words say so. */
  readonly remote: 'remote' | 'hybrid' | undefined;
  readonly notes: readonly PlaceNote[];
}

/** The context in which places are read. */
export interface PlacesContext {
  /** The country that the feed is from (ISO 3166-1, two capitals), where its towns are looked for first. */
  readonly country?: string | undefined;
}

/** Finds the places of offers in open data that is loaded while offers are imported. */
export class Places {
  readonly #countries: Countries;
  readonly #france: France;
  readonly #cities: WorldCities;

  private constructor(countries: Countries, france: France, cities: WorldCities) {
    this.#countries = countries;
    this.#france = france;
    this.#cities = cities;
  }

  /** @param folder the folder of the tables */
  static async open(folder: string): Promise<Places> {
    const opened = [Countries.open(folder), France.open(folder), WorldCities.open(folder)] as const;
    return new Places(...(await Promise.all(opened)));
  }

  /** Returns the places that are named, each as precise as possible, and what was not understood. */
  read(given: RawPlace | readonly RawPlace[], _context: PlacesContext = {}): PlacesRead {
    const all = [given].flat();
    const read = all.map((one) => ({ one, place: this.resolve(one) }));
    const found = read.flatMap(({ one, place }) =>
      place ? [{ ...place, ...addressIn(one) }] : [],
    );
    return {
      places: found.filter(
        (one, at) => found.findIndex((other) => isDeepStrictEqual(one, other)) === at,
      ),
      remote: undefined,
      notes: read.flatMap(({ one, place }) => {
        const words = one.words ?? one.city;
        return place !== undefined || words === undefined
          ? []
          : [{ field: 'place', code: 'unknown', words: words.slice(0, longestName) } as const];
      }),
    };
  }

  /** Returns the place, as precise as possible; undefined when not even its country is known. */
  resolve(given: RawPlace): OfferPlace | undefined {
    const read = readPlaceWords(given, (words) => this.#countries.codeOf(words));
    const point = pointOf(given.latitude, given.longitude);
    const country = read.country === undefined ? undefined : this.#countries.codeOf(read.country);
    const french = this.#inFrance(read, country);
    if (french !== undefined) return placeInFrance(french, this.#cityOf(read), point);
    if (country === undefined && read.city === undefined) return undefined;
    return this.#elsewhere(read, country, point);
  }

  /**
   * A city missing from the tables keeps its name if its département is known; an area is not a
   * city.
   */
  #cityOf({ city, departement, postalCode }: RawPlace): string | undefined {
    if (city === undefined || (departement === undefined && postalCode === undefined))
      return undefined;
    return this.#france.area(city) === undefined ? city : undefined;
  }

  #inFrance(given: RawPlace, country: string | undefined): FrenchPlace | undefined {
    const { communeCode = '', departement, city, region } = given;
    const byCode = this.#france.byCode(communeCode);
    if (byCode !== undefined) return byCode;
    if (country !== undefined && country !== 'FR') return undefined;
    if (city === undefined) return this.#inFranceWithoutCity(given, country);
    const isFrench = country === 'FR' || this.#departement(departement) !== undefined;
    return isFrench ? this.#frenchCity(given, city) : this.#inFranceIfLargest(city, region);
  }

  #departement(code: string | undefined): FrenchPlace | undefined {
    return code === undefined ? undefined : this.#france.departement(code);
  }

  #area(name: string | undefined): FrenchPlace | undefined {
    return name === undefined ? undefined : this.#france.area(name);
  }

  #inFranceWithoutCity(
    { departement, postalCode, region }: RawPlace,
    country: string | undefined,
  ): FrenchPlace | undefined {
    const hasPost = postalCode !== undefined && postalCode !== '' && country === 'FR';
    const byPost = hasPost ? this.#france.byPostalCode(postalCode) : undefined;
    return byPost ?? this.#departement(departement) ?? this.#area(region);
  }

  /** Returns a city of France, or else its area. */
  #frenchCity(
    { departement, postalCode, region }: RawPlace,
    city: string,
  ): FrenchPlace | undefined {
    const inArea = this.#departement(postalCode);
    const known = departement ?? inArea?.departement;
    const byPost = postalCode ? this.#france.byPostalCode(postalCode, city) : undefined;
    return (
      byPost ??
      this.#france.byName(city, known) ??
      this.#departement(departement) ??
      inArea ??
      this.#area(city) ??
      this.#area(region)
    );
  }

  /** A name without a country is that of the largest city that has it. */
  #inFranceIfLargest(city: string, region: string | undefined): FrenchPlace | undefined {
    if (region !== undefined && this.#france.area(region) !== undefined)
      return this.#france.byName(city) ?? this.#france.area(region);
    if (region !== undefined) return undefined;
    const french = this.#france.byName(city);
    const largest = this.#cities.byName(city);
    if (french !== undefined) return french.people > (largest?.people ?? 0) ? french : undefined;
    return largest === undefined ? this.#france.area(city) : undefined;
  }

  #elsewhere(
    { city, region }: RawPlace,
    country: string | undefined,
    point: Point | undefined,
  ): OfferPlace | undefined {
    const area = region === undefined ? undefined : areaOf(region, country);
    const known = this.#knownCity(city, country ?? area?.country, area?.code);
    if (known === undefined) {
      const where = this.#countryOf(country ?? area?.country);
      return where && placeOf(where, area?.name ?? region, city, point);
    }
    const where = this.#countryOf(known.country);
    const inArea = area ?? areaOf(known.area, known.country);
    const near = pointNear(point, known.point);
    return where && placeOf(where, inArea?.name ?? region, known.city, near);
  }

  #countryOf(country: string | undefined): Pick<OfferPlace, 'continent' | 'country'> | undefined {
    const continent = country === undefined ? undefined : this.#countries.continentOf(country);
    return country === undefined || continent === undefined ? undefined : { continent, country };
  }

  #knownCity(
    city: string | undefined,
    ...within: readonly [string | undefined, string | undefined]
  ) {
    return city === undefined ? undefined : this.#cities.byName(city, ...within);
  }
}

function placeInFrance(
  { region, departement, city, point: known }: FrenchPlace,
  given: string | undefined,
  point: Point | undefined,
): OfferPlace {
  const country = { continent: continentOfDepartement(departement), country: 'FR' };
  return placeOf(country, region, city ?? given, pointNear(point, known));
}

function placeOf(
  country: Pick<OfferPlace, 'continent' | 'country'>,
  region: string | undefined,
  city: string | undefined,
  point: Point | undefined,
): OfferPlace {
  const name = (words: string | undefined) => words?.trim().slice(0, longestName) || undefined;
  return {
    ...country,
    ...(name(region) && { region: name(region) }),
    ...(name(city) && { city: name(city) }),
    ...point,
  };
}

/** The parts of an address that a source gives in fields of their own. */
function addressIn({ postalCode, street }: RawPlace): Pick<OfferPlace, 'postalCode' | 'street'> {
  const line = (text: string | undefined) =>
    text?.replaceAll(/\s+/g, ' ').trim().slice(0, longestName) || undefined;
  const [code, named] = [line(postalCode)?.slice(0, 20), line(street)];
  return { ...(code && { postalCode: code }), ...(named && { street: named }) };
}
