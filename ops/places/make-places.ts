import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { regionForms } from '@parvis/contracts/careers/places/place-forms.ts';
import {
  addCountryNames,
  addDepartementNames,
  addQuarters,
  addRegionNames,
  addTownNames,
  Names,
} from './make-names.ts';
import { countryLines, searchLines } from './make-search-words.ts';
import { singleNames } from './make-single-names.ts';
import { makeTowns, type Town, territories } from './make-towns.ts';
import { loadSources, type Sources } from './sources.ts';

/** The folder of the tables that imports of offers read places with. */
const folder = fileURLToPath(new URL('../../services/careers/places/tables/', import.meta.url));

/** Returns a line of a table: fields joined by tabs. */
function line(...fields: readonly (string | number)[]): string {
  return fields.join('\t');
}

function writeTable(name: string, about: string, lines: readonly string[]): void {
  writeFileSync(join(folder, name), `# ${about}\n${lines.join('\n')}\n`);
  console.log(`${name}: ${lines.length}`);
}

/** A region, as a row of the table. */
interface Region {
  readonly country: string;
  readonly codes: readonly string[];
  readonly name: string;
}

/** The regions of the reviewed list, and the territories of France that are in none. */
function listRegions({ regions }: Sources): readonly Region[] {
  const listed = regionForms.map(({ country, regionCodes, name }) => ({
    country,
    codes: regionCodes,
    name,
  }));
  const isListed = (code: string) =>
    listed.some(({ country, codes }) => country === 'FR' && codes.includes(code));
  const others = regions.filter(({ code }) => !isListed(code));
  return [
    ...listed,
    ...others.map(({ code, nom }) => ({ country: 'FR', codes: [code], name: nom })),
  ];
}

function findRow(regions: readonly Region[], country: string, code: string): number | '' {
  const row = regions.findIndex((one) => one.country === country && one.codes.includes(code));
  return row < 0 ? '' : row;
}

function townLine(town: Town, regions: readonly Region[], towns: readonly Town[]): string {
  const { country, regionCode, departement, name, latitude, longitude, population } = town;
  const rounded = (degrees: number | undefined) =>
    degrees === undefined ? '' : Math.round(degrees * 10_000) / 10_000;
  const written = town.writtenWith.map((other) =>
    towns.findIndex((one) => one.country === country && one.name === other),
  );
  const fields = [country, findRow(regions, country, regionCode), departement, name] as const;
  const where = [rounded(latitude), rounded(longitude), Math.round(population / 100)] as const;
  return line(...fields, ...where, ...(written.length > 0 ? [written.join(',')] : []));
}

const sources = loadSources();
const towns = makeTowns(sources);
const regions = listRegions(sources);
const countries = sources.countries.filter(
  ({ code }) => !Object.values(territories).includes(code),
);

writeTable(
  'countries.tsv',
  'code, continent',
  countries.map(({ code, continent }) => line(code, continent)),
);
writeTable(
  'regions.tsv',
  'country, name',
  regions.map(({ country, name }) => line(country, name)),
);
writeTable(
  'departements.tsv',
  'code, row of its region',
  sources.departements.map(({ code, region = '' }) => line(code, findRow(regions, 'FR', region))),
);
writeTable(
  'towns.tsv',
  'country, row of its region, département, name, latitude, longitude, hundreds of people, rows of the towns that it is written with',
  towns.map((town) => townLine(town, regions, towns)),
);

const names = new Names();
for (const [row, town] of towns.entries()) addTownNames(names, town, row);
for (const [row, region] of regions.entries()) {
  const forms = regionForms[row];
  if (forms === undefined) names.add(region.name, `r${row}`);
  else addRegionNames(names, forms, row);
}
for (const [row, departement] of sources.departements.entries())
  addDepartementNames(names, departement, row);
for (const country of countries) addCountryNames(names, country);
addQuarters(names, towns);
writeTable(
  'names.tsv',
  'folded name, and what it means: t town, f its reviewed forms, a other names, q quarters, p postal codes, i INSEE codes, r region, d département, c country, each with its row',
  names.lines(),
);
writeTable(
  'search-words.tsv',
  'facet, other names, postal codes, what it is in: the département, or the continent of a country',
  [...countryLines(countries), ...searchLines(towns, regions, sources.departements)],
);

const module = new URL('../../contracts/careers/places/single-names.ts', import.meta.url);
const single = singleNames(towns, ({ country, regionCode }) => {
  const row = findRow(regions, country, regionCode);
  return row === '' ? undefined : regions[row]?.name;
});
writeFileSync(
  module,
  `/**
 * The towns abroad that have one name in all languages, by the ids of their regions; made by
 * ops/places. Of several of one name in a country it is the largest.
 */
export const singleNames = \`
${single}
\`;
`,
);
