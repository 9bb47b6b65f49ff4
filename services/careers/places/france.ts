import type { continents } from '@parvis/contracts/careers/offer-groups.ts';
import { foldPlace } from './place-names.ts';
import { type Point, pointOf } from './points.ts';
import { readTable } from './read-table.ts';

/** A place in France: a commune with its département and région, or one of these alone. */
export interface FrenchPlace {
  readonly region: string;
  readonly departement?: string;
  readonly city?: string;
  readonly point: Point | undefined;
  /** The population, in hundreds. */
  readonly people: number;
}

interface Departement {
  readonly code: string;
  readonly region: string;
  readonly name: string;
  point: Point | undefined;
  people: number;
}

/** “Paris 12e Arrondissement”, “LYON 03”, “Marseille-8”. */
const arrondissement = /^(paris|lyon|marseille)-0?\d{1,2}(?:er|e|eme)?(?:-arrondissement)?$/;

/** The départements and territories that are not in Europe. */
const overseas: Readonly<Record<string, (typeof continents)[number]>> = {
  ...Object.fromEntries(['971', '972', '975', '977', '978'].map((code) => [code, 'north-america'])),
  '973': 'south-america',
  '974': 'africa',
  '976': 'africa',
  '984': 'antarctica',
  ...Object.fromEntries(['986', '987', '988', '989'].map((code) => [code, 'oceania'])),
};

/** Returns the continent of a French département. */
export function continentOfDepartement(code: string | undefined): (typeof continents)[number] {
  return overseas[code ?? ''] ?? 'europe';
}

/** Communes, départements and régions by code and by name. */
export class France {
  readonly #regions = new Map<string, FrenchPlace>();
  readonly #departements = new Map<string, Departement>();
  readonly #departementsByName = new Map<string, Departement>();
  readonly #byCode = new Map<string, FrenchPlace>();
  readonly #byName = new Map<string, FrenchPlace[]>();
  readonly #byPostalCode = new Map<string, FrenchPlace[]>();

  static async open(folder: string): Promise<France> {
    const france = new France();
    const regions = new Map<string, string>();
    for (const [code = '', name = ''] of await readTable(folder, 'regions.tsv')) {
      regions.set(code, name);
      const region = { region: name, point: undefined, people: 0 };
      france.#regions.set(foldPlace(name), region);
    }
    for (const [code = '', region = '', name = ''] of await readTable(folder, 'departements.tsv')) {
      const inRegion = regions.get(region) ?? name;
      const departement = { code, region: inRegion, name, point: undefined, people: 0 };
      france.#departements.set(code, departement);
      france.#departementsByName.set(foldPlace(name), departement);
    }
    for (const row of await readTable(folder, 'communes.tsv')) france.#addCommune(row);
    return france;
  }

  #addCommune([code = '', area = '', name = '', parent = '', postal = '', ...where]: string[]) {
    const departement = this.#departements.get(area);
    if (departement === undefined) return;
    const [latitude = '', longitude = '', people = ''] = where;
    const point = latitude === '' ? undefined : pointOf(latitude, longitude);
    if (parent !== '') return this.#addArrondissement(code, parent, postal);
    const { region } = departement;
    const place = { region, departement: area, city: name, point, people: Number(people) };
    this.#byCode.set(code, place);
    addTo(this.#byName, foldPlace(name), place);
    for (const one of postal.split(',')) addTo(this.#byPostalCode, one, place);
    if (point === undefined || place.people <= departement.people) return;
    // The location of a département is taken to be where most of its inhabitants live.
    departement.point = point;
    departement.people = place.people;
  }

  /** Visitors search for Paris, not for one of its arrondissements. */
  #addArrondissement(code: string, parent: string, postal: string): void {
    const whole = this.#byCode.get(parent);
    if (whole === undefined) return;
    this.#byCode.set(code, whole);
    for (const one of postal.split(',')) addTo(this.#byPostalCode, one, whole);
  }

  /** Returns a commune, or an arrondissement’s, by its INSEE code. */
  byCode(code: string): FrenchPlace | undefined {
    return this.#byCode.get(code);
  }

  /**
   * Returns a commune by its name; in a département, if that is known, else the largest of that
   * name.
   */
  byName(name: string, departement?: string): FrenchPlace | undefined {
    const folded = foldPlace(name);
    const known = this.#byName.get(arrondissement.exec(folded)?.[1] ?? folded) ?? [];
    const fitting = known.filter(
      (one) => departement === undefined || one.departement === departement,
    );
    return largest(fitting);
  }

  /**
   * Returns a commune by its postal code: the one with the given name, if any; else the largest.
   */
  byPostalCode(code: string, name = ''): FrenchPlace | undefined {
    const all = this.#byPostalCode.get(code) ?? [];
    const folded = foldPlace(name);
    return (
      all.find(({ city = '' }) => foldPlace(city) === folded) ??
      (name === '' ? largest(all) : undefined)
    );
  }

  /** Returns a département by its code (`44`, `2A`, `974`), or the beginning of a postal code. */
  departement(code: string): FrenchPlace | undefined {
    const found =
      this.#departements.get(code) ??
      this.#departements.get(code.slice(0, 3)) ??
      this.#departements.get(code.slice(0, 2));
    return found && asPlace(found);
  }

  /** Returns a département or a région by its name. */
  area(name: string): FrenchPlace | undefined {
    const folded = foldPlace(name);
    const departement = this.#departementsByName.get(folded);
    return departement ? asPlace(departement) : this.#regions.get(folded);
  }
}

function asPlace({ code, region, point, people }: Departement): FrenchPlace {
  return { region, departement: code, point, people };
}

function largest(places: readonly FrenchPlace[]): FrenchPlace | undefined {
  return places.reduce<FrenchPlace | undefined>(
    (most, one) => (most === undefined || one.people > most.people ? one : most),
    undefined,
  );
}

function addTo(map: Map<string, FrenchPlace[]>, key: string, place: FrenchPlace): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [place]);
  else if (!known.includes(place)) known.push(place);
}
