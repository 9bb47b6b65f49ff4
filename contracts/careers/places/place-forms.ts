import { byLocale, type Locale, locales } from '../../site/locale.ts';
import { regionsOfEurope } from './regions-of-europe.ts';
import { regionsOfTheWorld } from './regions-of-the-world.ts';
import { townsOfEurope } from './towns-of-europe.ts';
import { townsOfTheWorld } from './towns-of-the-world.ts';

/** The names of a town or a region, from the lists that are reviewed by hand. */
export interface PlaceForms {
  /** ISO 3166-1, two capitals. */
  readonly country: string;
  /** In GeoNames, of the region or of the town's region; several where a region of ours is several of theirs. */
  readonly regionCodes: readonly string[];
  /** The name that offers carry. */
  readonly name: string;
  readonly names: Readonly<Record<Locale, string>>;
  /** Other names that people write: short, former, in other languages. */
  readonly others: readonly string[];
}

function* formsIn(list: Readonly<Record<string, string>>): Generator<PlaceForms> {
  for (const [country, lines] of Object.entries(list))
    for (const line of lines.trim().split('\n')) {
      const [forms = '', others = ''] = line.split('=');
      const [codes = '', name = '', ...given] = forms.split('|');
      yield {
        country,
        regionCodes: codes.split(',').filter((code) => code !== ''),
        name,
        names: byLocale((locale) => given[locales.indexOf(locale)] || name),
        others: others.split('|').filter((other) => other !== ''),
      };
    }
}

/** Regions by their names in every language. */
export const regionForms: readonly PlaceForms[] = [
  ...formsIn(regionsOfEurope),
  ...formsIn(regionsOfTheWorld),
];

/** Towns that have several names. */
export const townForms: readonly PlaceForms[] = [
  ...formsIn(townsOfEurope),
  ...formsIn(townsOfTheWorld),
];
