import { foldPlace } from '@parvis/contracts/careers/places/fold-place.ts';
import { townForms } from '@parvis/contracts/careers/places/place-forms.ts';
import { identifyPlace } from '@parvis/contracts/careers/places/place-identity.ts';
import { toSlug } from '@parvis/contracts/site/slug.ts';
import type { Town } from './make-towns.ts';

/** The names of towns that have several, by country. */
const reviewed = new Set(
  townForms.flatMap(({ country, name, names, others }) =>
    [name, names.fr, names.en, ...others].map((one) => `${country}/${foldPlace(one)}`),
  ),
);

/**
 * Returns, for each region abroad, its towns that have only one name: of several towns of that name
 * in a country the largest one's region.
 */
export function singleNames(
  towns: readonly Town[],
  regionNameOf: (town: Town) => string | undefined,
): string {
  const regionOfTown = new Map<string, string>();
  const byPeople = towns.toSorted((one, other) => other.population - one.population);
  for (const town of byPeople) {
    const { country, name } = town;
    const region = identifyPlace({ country, region: regionNameOf(town) }).region?.id;
    const id = `${country.toLowerCase()}-${toSlug(name)}`;
    // One with several names is found by the reviewed list; a French one always had its region.
    if (country === 'FR' || region === undefined) continue;
    if (!reviewed.has(`${country}/${foldPlace(name)}`) && !regionOfTown.has(id))
      regionOfTown.set(id, region);
  }
  const lines = new Map<string, string[]>();
  for (const [id, region] of regionOfTown)
    lines.set(region, [...(lines.get(region) ?? []), id.slice('xx-'.length)]);
  return [...lines]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([region, names]) => `${region} ${names.toSorted().join(' ')} `)
    .join('\n');
}
