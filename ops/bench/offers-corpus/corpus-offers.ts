import { readFileSync } from 'node:fs';
import { type OfferId, offerIdSchema } from '@parvis/contracts/careers/ids.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { contractTypes, remotePolicies } from '@parvis/contracts/careers/offer-groups.ts';
import { offerLives } from '../../demo/offers/offer-life.ts';
import { seededRandom } from '../../random/seeded-random.ts';

type Offers = ReadonlyMap<OfferId, Offer>;

/** A day, the number and the seed of the demonstration's offers. */
const today = '2026-11-21';
const ofDemonstration = 2_000;
const seed = 1868;

/** Returns the open offers of the demonstration, as it is on a day. */
export function demonstrationOffers(): Offers {
  const records = offerLives(ofDemonstration, today, seededRandom(seed)).flatMap(({ stages }) => {
    const last = stages.at(-1);
    return last?.became === 'given' ? [{ ...last.record, publishedAt: stages[0].at }] : [];
  });
  return new Map(records.map((record, number) => [idOf(number), record]));
}

const ofOccupations = 20_000;
const newest = Date.parse('2026-11-01T00:00:00Z');
const minuteMs = 60_000;
const cities = [
  ['Île-de-France', 'Paris'],
  ['Auvergne-Rhône-Alpes', 'Lyon'],
  ['Auvergne-Rhône-Alpes', 'Saint-Étienne'],
  ['Hauts-de-France', 'Lille'],
  ['Occitanie', 'Toulouse'],
] as const;

/** Returns offers titled by occupations, each in either gender, with every kind of contract. */
export function occupationOffers(): Offers {
  const titles = occupationTitles();
  return new Map(
    Array.from({ length: ofOccupations }, (_, number) => [
      idOf(number),
      occupationOffer(titles[number % titles.length] ?? ['', ''], number),
    ]),
  );
}

function occupationOffer([french, english]: readonly [string, string], number: number): Offer {
  const [masculine = '', feminine = masculine] = french.split('/');
  // Rounds over all titles alternate between the genders, and between what else they have.
  const [region, city] = cities[number % cities.length] ?? cities[0];
  return {
    source: 'occupations',
    reference: `OCC-${String(number).padStart(5, '0')}`,
    title: { fr: `${Math.floor(number / 10) % 2 === 0 ? masculine : feminine} (F/H)`, en: english },
    description: {},
    contract: contractTypes[Math.floor(number / 7) % contractTypes.length],
    place: { continent: 'europe', country: 'FR', region, city },
    workingTime: number % 11 === 0 ? 'part-time' : 'full-time',
    remote: remotePolicies[number % remotePolicies.length],
    publishedAt: new Date(newest - number * minuteMs).toISOString(),
    applyUrl: 'https://jobs.example/apply',
  };
}

/** The columns of a line, of which those with commas are quoted. */
const column = /("(?:[^"]|"")*"|[^,]*)(?:,|$)/gy;

function occupationTitles(): readonly (readonly [string, string])[] {
  const file = new URL('../../../../shared/data/occupations.csv', import.meta.url);
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const columns = [...line.matchAll(column)].map(([, text = '']) =>
      text.replaceAll(/^"|"$/g, ''),
    );
    return [columns[1] ?? '', columns[2] ?? ''];
  });
}

function idOf(number: number): OfferId {
  return offerIdSchema.parse(`o${String(number).padStart(11, '0')}`);
}
