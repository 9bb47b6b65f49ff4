import { foldPlace } from '@parvis/contracts/careers/places/fold-place.ts';
import { type PlaceForms, townForms } from '@parvis/contracts/careers/places/place-forms.ts';
import { agglomerations, quarters } from './quarters.ts';
import type { Area, City, Commune, Sources } from './sources.ts';

/** A town, as a row of the table. */
export interface Town {
  readonly country: string;
  /** In GeoNames; in France also in INSEE’s code. */
  readonly regionCode: string;
  readonly departement: string;
  readonly name: string;
  readonly forms: PlaceForms | undefined;
  /** Those of communes that became part of it, and official names. */
  readonly formerNames: readonly string[];
  /** In many languages. */
  readonly otherNames: readonly string[];
  readonly latitude: number | undefined;
  readonly longitude: number | undefined;
  readonly population: number;
  readonly communeCodes: readonly string[];
  readonly postalCodes: readonly string[];
  /** Names of towns with which it is written as one place. */
  readonly writtenWith: readonly string[];
}

/** Territories of France that have country codes of their own, by their département. */
export const territories: Readonly<Record<string, string>> = {
  971: 'GP',
  972: 'MQ',
  973: 'GF',
  974: 'RE',
  975: 'PM',
  976: 'YT',
  977: 'BL',
  978: 'MF',
  984: 'TF',
  986: 'WF',
  987: 'PF',
  988: 'NC',
};
const french = new Set(['FR', ...Object.values(territories)]);

/** Smaller places abroad are distinguished by their coordinates, if at all. */
const leastPopulation = 5000;
const namesOfQuarters = new Set(
  Object.entries(quarters).flatMap(([town, names]) =>
    names.split('|').map((name) => `${town.split('/')[0]}/${foldPlace(name)}`),
  ),
);

/** Returns the towns of France and of the world, the largest of each country first. */
export function makeTowns({ cities, communes, departements }: Sources): readonly Town[] {
  const towns = [
    ...makeCommunes(cities, communes, departements),
    ...makeAgglomerations(departements),
    ...abroad(cities),
  ];
  return towns.toSorted((one, other) =>
    one.country === other.country
      ? other.population - one.population
      : one.country.localeCompare(other.country),
  );
}

function abroad(cities: readonly City[]): readonly Town[] {
  const kept = cities.filter(
    ({ country, population, featureCode, name }) =>
      !french.has(country) &&
      featureCode !== 'PPLX' &&
      (population >= leastPopulation || featureCode === 'PPLC') &&
      !namesOfQuarters.has(`${country}/${foldPlace(name)}`),
  );
  const formsOf = formsByCity(kept);
  return kept.map((city) => {
    const forms = formsOf.get(city);
    return {
      ...city,
      departement: '',
      name: forms?.name ?? city.name,
      forms,
      formerNames: forms ? [city.name] : [],
      communeCodes: [],
      postalCodes: [],
      writtenWith: [],
    };
  });
}

/** The largest city that has the name of a form, or one of its others. */
function formsByCity(cities: readonly City[]): ReadonlyMap<City, PlaceForms> {
  const found = new Map<City, PlaceForms>();
  for (const forms of townForms.filter(({ country }) => country !== 'FR')) {
    const names = new Set([forms.name, ...forms.others].map(foldPlace));
    const [largest] = cities
      .filter(
        ({ country, regionCode, name }) =>
          country === forms.country &&
          names.has(foldPlace(name)) &&
          (forms.regionCodes.length === 0 || forms.regionCodes.includes(regionCode)),
      )
      .toSorted((one, other) => other.population - one.population);
    if (largest === undefined) console.warn(`no town: ${forms.country} ${forms.name}`);
    else found.set(largest, forms);
  }
  return found;
}

function formsIn(regionCode: string, name: string): PlaceForms | undefined {
  const folded = foldPlace(name);
  return townForms.find(
    (forms) =>
      forms.country === 'FR' &&
      forms.regionCodes.includes(regionCode) &&
      [forms.name, ...forms.others].some((one) => foldPlace(one) === folded),
  );
}

function makeCommunes(
  cities: readonly City[],
  communes: readonly Commune[],
  departements: readonly Area[],
): readonly Town[] {
  const regionOf = new Map(departements.map(({ code, region = '' }) => [code, region]));
  const byCode = new Map<string, City>();
  const byName = new Map(cities.map((city) => [`${city.country}/${city.name}`, city]));
  for (const city of cities.filter(({ country }) => country === 'FR'))
    if ((byCode.get(city.communeCode)?.population ?? -1) < city.population)
      byCode.set(city.communeCode, city);
  const within = new Map<string, Commune[]>();
  for (const part of communes) {
    const whole = part.commune ?? part.chefLieu ?? '';
    within.set(whole, [...(within.get(whole) ?? []), part]);
  }
  return communes
    .filter(({ type }) => type === 'commune-actuelle')
    .map(({ code, nom, departement = '', codesPostaux, population }) => {
      const territory = territories[departement] ?? 'FR';
      const city = byCode.get(code) ?? byName.get(`${territory}/${nom}`);
      const parts = (within.get(code) ?? []).filter((part) => part.code !== code);
      const regionCode = regionOf.get(departement) ?? '';
      const forms = formsIn(regionCode, nom);
      const former = parts.filter(({ type }) => type !== 'arrondissement-municipal');
      return {
        country: 'FR',
        regionCode,
        departement,
        name: forms?.name ?? nom,
        forms,
        formerNames: [...(forms ? [nom] : []), ...former.map((part) => part.nom)],
        otherNames: city?.otherNames ?? [],
        latitude: city?.latitude,
        longitude: city?.longitude,
        population,
        communeCodes: [code, ...parts.map((part) => part.code)],
        postalCodes: [...new Set([...codesPostaux, ...parts.flatMap((part) => part.codesPostaux)])],
        writtenWith: [],
      };
    });
}

function makeAgglomerations(departements: readonly Area[]): readonly Town[] {
  return agglomerations.map(([departement, name, latitude, longitude, population, written]) => {
    const regionCode = departements.find(({ code }) => code === departement)?.region ?? '';
    return {
      country: 'FR',
      regionCode,
      departement,
      name,
      forms: formsIn(regionCode, name),
      formerNames: [],
      otherNames: [],
      latitude,
      longitude,
      population,
      communeCodes: [],
      postalCodes: [],
      writtenWith: written.split('|'),
    };
  });
}
