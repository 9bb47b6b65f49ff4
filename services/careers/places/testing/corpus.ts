import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { OfferPlace } from '@parvis/contracts/careers/offer.ts';
import { identifyPlace } from '@parvis/contracts/careers/places/place-identity.ts';
import { z } from 'zod';
import type { RawPlace } from '../raw-place.ts';

/** A text as a feed writes it, with what it means. */
export interface CorpusText {
  readonly words: string;
  readonly given: RawPlace;
  /** “FR/IDF/Paris + GB//London [hybrid]”: see the first line of each file. */
  readonly meaning: string;
}

interface ReadText {
  readonly places: readonly OfferPlace[];
  readonly remote?: 'remote' | 'hybrid' | undefined;
  readonly notes?: readonly { readonly code: string }[];
}

const folder = fileURLToPath(new URL('../corpus/', import.meta.url));
const fieldsSchema = z.record(z.string(), z.union([z.string(), z.number()]));

/** Returns the texts of the corpus. */
export function readCorpus(): readonly CorpusText[] {
  return readdirSync(folder).flatMap((file) =>
    readFileSync(`${folder}${file}`, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [words = '', meaning = ''] = line.split('\t');
        const isFields = words.startsWith('{');
        const given = isFields ? fieldsSchema.parse(JSON.parse(words)) : { words };
        return { words, given, meaning };
      }),
  );
}

function idsOf(country: string, region: string, city: string): readonly [string, string] {
  const given = { country, ...(region && { region }), ...(city && { city }) };
  const { region: inRegion, city: inTown } = identifyPlace(given);
  return [inRegion?.id ?? '', inTown?.names.fr ?? ''];
}

/** Returns whether a place is the expected one: an empty part is not judged, `-` is none. */
function isExpected(place: OfferPlace | undefined, expected: string): boolean {
  const [country = '', region = '', city = ''] = expected.trim().split('/');
  if (place === undefined || place.country !== country) return false;
  const is = (part: string) => (part === '-' ? '' : part);
  const [regionId, town] = idsOf(country, place.region ?? '', place.city ?? '');
  const [wantedRegion, wantedTown] = idsOf(country, is(region), is(city));
  const isRegion =
    region === '' || (region === '-' ? place.region === undefined : regionId === wantedRegion);
  const isTown = city === '' || (city === '-' ? place.city === undefined : town === wantedTown);
  return isRegion && isTown;
}

/** Returns whether a text was read as it is meant. */
export function isReadRight(
  { meaning }: CorpusText,
  { places, remote, notes = [] }: ReadText,
): boolean {
  const [, wanted = '', how] = /^(.*?)(?: \[(\w+)\])?$/.exec(meaning) ?? [];
  if (how !== undefined && how !== remote) return false;
  if (wanted === '?') return places.length === 0 && notes.some(({ code }) => code === 'ambiguous');
  const expected = wanted === 'none' ? [] : wanted.split(' + ');
  return (
    places.length === expected.length && expected.every((one, at) => isExpected(places[at], one))
  );
}

/** Returns the countries that were read, but are not meant. */
export function wrongCountries({ meaning }: CorpusText, { places }: ReadText): readonly string[] {
  const meant = new Set([...meaning.matchAll(/(?:^|\+ )([A-Z]{2})\//g)].map(([, code]) => code));
  return places.map(({ country }) => country).filter((country) => !meant.has(country));
}
