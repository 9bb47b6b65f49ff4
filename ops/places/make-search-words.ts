import { foldPlace } from '@parvis/contracts/careers/places/fold-place.ts';
import { identityOf } from '@parvis/contracts/careers/places/place-identity.ts';
import { otherNamesOf } from './make-names.ts';
import type { Town } from './make-towns.ts';
import type { Area } from './sources.ts';

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
    const { city } = identityOf({ country, city: name, ...(region && { region: region.name }) });
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
