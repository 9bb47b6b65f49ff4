import { foldPlace } from './place-names.ts';
import { type Point, pointOf } from './points.ts';
import { readTable } from './read-table.ts';

/** A city outside France. */
export interface WorldCity {
  readonly country: string;
  readonly city: string;
  /** The name of its area in GeoNames: the state’s letters in the United States. */
  readonly area: string;
  readonly point: Point | undefined;
  /** The population, in hundreds. */
  readonly people: number;
}

/** Common names of some cities that the tables lack. */
const otherNames: Readonly<Record<string, string>> = {
  nyc: 'new-york-city',
  'new-york': 'new-york-city',
  sf: 'san-francisco',
  'san-francisco-bay-area': 'san-francisco',
  'washington-dc': 'washington',
  'washington-d-c': 'washington',
  bruxelles: 'brussels',
  brussel: 'brussels',
  anvers: 'antwerpen',
  antwerp: 'antwerpen',
  gand: 'gent',
  ghent: 'gent',
  bruges: 'brugge',
  londres: 'london',
  geneve: 'geneve',
  geneva: 'geneve',
  genf: 'geneve',
  hambourg: 'hamburg',
  munchen: 'munich',
  cologne: 'koeln',
  koln: 'koeln',
  francfort: 'frankfurt-am-main',
  frankfurt: 'frankfurt-am-main',
  lisboa: 'lisbon',
  lisbonne: 'lisbon',
  roma: 'rome',
  milano: 'milan',
  wien: 'vienna',
  vienne: 'vienna',
  bangalore: 'bengaluru',
  'hong-kong': 'hong-kong',
};

/** Cities of the world by name, the largest of each country first. */
export class WorldCities {
  readonly #byName = new Map<string, WorldCity[]>();

  static async open(folder: string): Promise<WorldCities> {
    const cities = new WorldCities();
    for (const row of await readTable(folder, 'cities.tsv')) {
      const [country = '', city = '', area = '', latitude, longitude, thousands = '0'] = row;
      const point = pointOf(latitude, longitude);
      cities.#add({ country, city, area, point, people: Number(thousands) * 10 });
    }
    return cities;
  }

  #add(city: WorldCity): void {
    const folded = foldPlace(city.city);
    if (folded === '') return;
    const known = this.#byName.get(folded);
    if (known === undefined) this.#byName.set(folded, [city]);
    else known.push(city);
  }

  /**
   * Returns the largest city of that name: in a country, and in an area of it, where these are
   * known.
   */
  byName(name: string, country?: string, area?: string): WorldCity | undefined {
    const folded = foldPlace(name);
    const known = this.#byName.get(folded) ?? this.#byName.get(otherNames[folded] ?? folded) ?? [];
    const fitting = known.filter((one) => country === undefined || one.country === country);
    const [most] = fitting.toSorted((one, other) => other.people - one.people);
    return fitting.find((one) => one.area === area) ?? most;
  }
}
