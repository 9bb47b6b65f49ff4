import { remotePolicies } from '@parvis/contracts/careers/offer-groups.ts';
import { locales } from '@parvis/contracts/site/locale.ts';
import { z } from 'zod';
import { readTable, rowSchema as row, textsIn } from '../data.ts';
import type { Domain, Employer, OfferStock, Sentence } from './offer-stock.ts';

const count = z.coerce.number().int().nonnegative();
const share = count.min(1);

const domain = z.object({
  domain: z.string(),
  share,
  remote: z.enum(remotePolicies),
  isLocal: z.stringbool(),
});
const occupation = z.object({ domain: z.string(), least: count, most: count, pay: count });
const sentence = z.object({ domain: z.string(), part: z.enum(['team', 'mission', 'profile']) });
const employer = z.object({ name: z.string(), share });
const text = z.object({ part: z.string(), of: z.string() });

const domainRow = row.transform((one) => ({ ...domain.parse(one), name: textsIn(one, 'name') }));
const occupationRow = row.transform((one) => ({
  ...occupation.parse(one),
  title: textsIn(one, 'title'),
}));
const sentenceRow = row.transform((one) => ({
  ...sentence.parse(one),
  text: textsIn(one, 'text'),
}));
const employerRow = row.transform((one) => ({
  ...employer.parse(one),
  about: textsIn(one, 'about'),
}));
const textRow = row.transform((one) => ({ ...text.parse(one), text: textsIn(one, 'text') }));
const placeRow = z.object({
  employer: z.string(),
  country: z.string(),
  region: z.string(),
  city: z.string(),
  latitude: z.coerce.number(),
  longitude: z.coerce.number(),
});

let stock: OfferStock | undefined;

/** Reads what offers are composed of, once. @throws Error that names the file and the line at fault */
export function readOfferStock(): OfferStock {
  stock ??= readStock();
  return stock;
}

function readStock(): OfferStock {
  const domains = readDomains();
  const employers = readEmployers();
  const texts = new Map<string, Sentence[]>();
  for (const one of readTable('offers/texts.csv', textRow)) {
    const name = `${one.part}/${one.of}`;
    texts.set(name, [...(texts.get(name) ?? []), one.text]);
  }
  const written = [
    ...domains.flatMap(sentencesOf),
    ...employers.map(({ about }) => about),
    ...[...texts.values()].flat(),
  ];
  return {
    domains,
    employers,
    texts: (part, of = '') => texts.get(`${part}/${of}`) ?? [],
    languages: locales.filter((locale) => written.every((one) => one[locale] !== '')),
  };
}

function readDomains(): readonly Domain[] {
  const occupations = readTable('offers/occupations.csv', occupationRow);
  const sentences = readTable('offers/sentences.csv', sentenceRow);
  return readTable('offers/domains.csv', domainRow).map(({ domain: key, ...fields }) => {
    const own = sentences.filter((one) => one.domain === key);
    const ofPart = (part: string) => own.filter((one) => one.part === part).map((one) => one.text);
    return {
      ...fields,
      occupations: occupations
        .filter((one) => one.domain === key)
        .map(({ title, least, most, pay }) => ({ title, years: [least, most], pay })),
      teams: ofPart('team'),
      missions: ofPart('mission'),
      profile: ofPart('profile'),
    };
  });
}

function readEmployers(): readonly Employer[] {
  const places = readTable('offers/places.csv', placeRow);
  return readTable('offers/employers.csv', employerRow).map((one) => ({
    ...one,
    places: places
      .filter((place) => place.employer === one.name)
      .map(({ employer: _employer, ...place }) => place),
  }));
}

function sentencesOf({ name, occupations, teams, missions, profile }: Domain): Sentence[] {
  return [name, ...occupations.map(({ title }) => title), ...teams, ...missions, ...profile];
}
