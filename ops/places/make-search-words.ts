import { foldPlace } from '@parvis/contracts/careers/places/fold-place.ts';
import { identifyPlace } from '@parvis/contracts/careers/places/place-identity.ts';
import { otherCountryNames, otherNamesOf } from './make-names.ts';
import type { Town } from './make-towns.ts';
import type { Area, NamedCountry } from './sources.ts';

/**
 * Returns, for each town with other names or codes, the id of its facet and the words by which
 * people search it that are not its names.
 */
export function searchLines(
  towns: readonly Town[],
  regions: readonly {
    readonly country: string;
    readonly codes: readonly string[];
    readonly name: string;
  }[],
  departements: readonly Area[],
): readonly string[] {
  const nameOf = new Map(departements.map(({ code, nom }) => [code, nom]));
  const lines = new Map<string, string>();
  for (const town of towns) {
    const { country, regionCode, name, departement, postalCodes } = town;
    const region = regions.find((one) => one.country === country && one.codes.includes(regionCode));
    const { city } = identifyPlace({ country, city: name, ...(region && { region: region.name }) });
    const names = new Set([...(town.forms?.others ?? []), ...otherNamesOf(town)].map(foldPlace));
    names.delete(foldPlace(name));
    if (city === undefined || (names.size === 0 && departement === '') || lines.has(city.id))
      continue;
    const of =
      departement === ''
        ? []
        : [departement.toLowerCase(), foldPlace(nameOf.get(departement) ?? '')];
    lines.set(
      city.id,
      [city.id, [...names].join(','), postalCodes.join(','), of.join(',')].join('\t'),
    );
  }
  return [...lines.values()];
}

const continents: Readonly<Record<string, string>> = {
  AF: 'afrique,africa',
  AS: 'asie,asia',
  EU: 'europe',
  NA: 'amerique-du-nord,north-america',
  OC: 'oceanie,oceania',
  SA: 'amerique-du-sud,south-america',
};

/** Returns, for each country, its other names, its codes and its continent. */
export function countryLines(countries: readonly NamedCountry[]): readonly string[] {
  return countries.map(({ code, continent, names }) => {
    const id = code.toLowerCase();
    const others = [...names, ...(otherCountryNames[code]?.split('|') ?? [])].map(foldPlace);
    const known = [...new Set(others)].filter((name) => name !== '' && name !== id);
    return [id, known.join(','), '', continents[continent] ?? ''].join('\t');
  });
}
