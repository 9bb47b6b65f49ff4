import { type OfferId, offerIdSchema } from '@parvis/contracts/careers/ids.ts';
import type { Offer, OfferPlace } from '@parvis/contracts/careers/offer.ts';
import {
  continents,
  contractTypes,
  experienceLevels,
  remotePolicies,
  workingTimes,
} from '@parvis/contracts/careers/offer-groups.ts';
import type { RichText } from '@parvis/contracts/rich-text/document.ts';

const wordsPerText = 70;
const wordsPerLanguage = 20_000;
const cityCount = 1_200;
const countryCount = 80;
const newest = Date.parse('2026-11-01T00:00:00Z');

const roles = {
  fr: 'ingénieur développeuse chargé responsable chef technicien assistante analyste consultant acheteur contrôleuse juriste comptable conseiller gestionnaire'.split(
    ' ',
  ),
  en: 'engineer developer officer manager lead technician assistant analyst consultant buyer controller lawyer accountant adviser administrator'.split(
    ' ',
  ),
} as const;
const fields = {
  fr: 'données projets études qualité sécurité maintenance énergie réseaux systèmes logiciel marketing finance achats environnement automatisme procédés électricité mécanique innovation crédit'.split(
    ' ',
  ),
  en: 'data projects research quality security maintenance energy networks systems software marketing finance purchasing environment automation processes electricity mechanics innovation credit'.split(
    ' ',
  ),
} as const;

const syllables = {
  fr: 'ma ti ré con pro sé la vi no dé pé ru to li ça né mi bra tion ment ance eur iste gé'.split(
    ' ',
  ),
  en: 'ma ti re con pro se la vi no de per ru to li ing mi bra tion ment ance er ist ge ow'.split(
    ' ',
  ),
} as const;
const endings = ['', '', 's', 'e', 'es', 'ing', 'er'];

type Random = () => number;
type Language = 'fr' | 'en';

/** Returns numbers from 0 to below 1, the same in every run. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Returns a number below `count`; small ones are far more frequent, like words in texts and offers
 * in cities.
 */
function skewed(random: Random, count: number): number {
  return Math.min(count - 1, Math.floor(count ** random()) - 1);
}

function one<T>(random: Random, values: readonly [T, ...T[]] | readonly T[]): T {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new RangeError('nothing to choose from');
  return value;
}

const vocabularies = { fr: vocabulary('fr', 1), en: vocabulary('en', 2) };

function vocabulary(language: Language, seed: number): readonly string[] {
  const random = seededRandom(seed);
  return Array.from({ length: wordsPerLanguage }, () => {
    const count = 2 + Math.floor(random() * 3);
    const parts = Array.from({ length: count }, () => one(random, syllables[language]));
    return parts.join('') + one(random, endings);
  });
}

const cities = citiesOf(seededRandom(3));

function citiesOf(random: Random): readonly Required<Omit<OfferPlace, 'postalCode' | 'street'>>[] {
  return Array.from({ length: cityCount }, (_, number) => {
    const country = number < 200 ? 0 : skewed(random, countryCount);
    const near =
      country === 0 ? { latitude: 43 + random() * 7, longitude: -4 + random() * 11 } : {};
    return {
      continent: continents[country % continents.length] ?? 'europe',
      country: country === 0 ? 'FR' : `${letter(country / 26)}${letter(country % 26)}`,
      region: `Région ${country * 6 + Math.floor(random() * 6)}`,
      city: number === 0 ? 'Paris' : `Ville ${number}`,
      latitude: -40 + random() * 100,
      longitude: -120 + random() * 260,
      ...near,
      ...(number === 0 && { latitude: 48.8566, longitude: 2.3522 }),
    };
  });
}

function letter(number: number): string {
  return String.fromCharCode(65 + Math.floor(number));
}

/** This many bilingual offers, each with a value of every facet group; the same in every run. */
export function* sampleOffers(count: number): Generator<readonly [OfferId, Offer]> {
  const random = seededRandom(42);
  for (let number = 0; number < count; number += 1)
    yield [offerIdSchema.parse(`o${String(number).padStart(11, '0')}`), sampleOffer(random)];
}

function sampleOffer(random: Random): Offer {
  const [role, first, second] = [15, 20, 20].map((most) => Math.floor(random() * most));
  const title = (language: Language) => {
    const words = [
      roles[language][role ?? 0],
      fields[language][first ?? 0],
      fields[language][second ?? 0],
    ];
    return language === 'fr' ? `${words.join(' ')} H/F` : words.toReversed().join(' ');
  };
  const domain = skewed(random, 24);
  const place = cities[skewed(random, cityCount)] ?? { continent: 'europe', country: 'FR' };
  return {
    source: 'bench',
    reference: 'sample',
    title: { fr: title('fr'), en: title('en') },
    description: { fr: sampleText(random, 'fr'), en: sampleText(random, 'en') },
    contract: contractTypes[skewed(random, contractTypes.length)],
    domain: { fr: `Domaine ${domain}`, en: `Domain ${domain}` },
    entity: `Entité ${skewed(random, 40)}`,
    place,
    experience: one(random, experienceLevels),
    workingTime: random() < 0.9 ? workingTimes[0] : workingTimes[1],
    remote: one(random, remotePolicies),
    publishedAt: new Date(newest - Math.floor(random() * 180 * 86_400) * 1_000).toISOString(),
    applyUrl: 'https://jobs.example/apply',
  };
}

/** Returns three paragraphs. */
function sampleText(random: Random, language: Language): RichText {
  const words = Array.from(
    { length: wordsPerText },
    () => vocabularies[language][skewed(random, wordsPerLanguage)] ?? '',
  );
  const paragraphs = [0, 1, 2].map((part) => words.slice(part * 24, (part + 1) * 24));
  return {
    type: 'doc',
    content: paragraphs.map((part) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: `L’${part.join(' ')}.` }],
    })),
  };
}
