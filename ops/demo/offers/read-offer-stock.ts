import { remotePolicies } from '@parvis/contracts/careers/offer-groups.ts';
import { locales } from '@parvis/contracts/site/locale.ts';
import { z } from 'zod';
import { readTable, textsIn } from '../data.ts';
import type { Domain, Employer, OfferStock, Sentence } from './offer-stock.ts';

const row = z.record(z.string(), z.string());
const count = z.coerce.number().int().nonnegative();
const share = count.min(1);

const domainRow = row.transform((one) => ({
  ...z
    .object({ domain: z.string(), share, remote: z.enum(remotePolicies), isLocal: z.stringbool() })
    .parse(one),
  name: textsIn(one, 'name'),
}));
const occupationRow = row.transform((one) => ({
  ...z.object({ domain: z.string(), least: count, most: count, pay: count }).parse(one),
  title: textsIn(one, 'title'),
}));
const sentenceRow = row.transform((one) => ({
  ...z.object({ domain: z.string(), part: z.enum(['team', 'mission', 'profile']) }).parse(one),
  text: textsIn(one, 'text'),
}));
const employerRow = row.transform((one) => ({
  ...z.object({ name: z.string(), share }).parse(one),
  about: textsIn(one, 'about'),
}));
const placeRow = z.object({
  employer: z.string(),
  country: z.string(),
  region: z.string(),
  city: z.string(),
  latitude: z.coerce.number(),
  longitude: z.coerce.number(),
});
const textRow = row.transform((one) => ({
  ...z.object({ part: z.string(), of: z.string() }).parse(one),
  text: textsIn(one, 'text'),
}));

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
  for (const { part, of, text } of readTable('offers/texts.csv', textRow)) {
    const name = `${part}/${of}`;
    texts.set(name, [...(texts.get(name) ?? []), text]);
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
    languages: locales.filter((locale) => written.every((sentence) => sentence[locale] !== '')),
  };
}

function readDomains(): readonly Domain[] {
  const occupations = readTable('offers/occupations.csv', occupationRow);
  const sentences = readTable('offers/sentences.csv', sentenceRow);
  return readTable('offers/domains.csv', domainRow).map(({ domain, ...fields }) => {
    const own = sentences.filter((one) => one.domain === domain);
    const ofPart = (part: string) => own.filter((one) => one.part === part).map(({ text }) => text);
    return {
      ...fields,
      occupations: occupations
        .filter((one) => one.domain === domain)
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
      .filter(({ employer }) => employer === one.name)
      .map(({ employer: _employer, ...place }) => place),
  }));
}

function sentencesOf({ name, occupations, teams, missions, profile }: Domain): Sentence[] {
  return [name, ...occupations.map(({ title }) => title), ...teams, ...missions, ...profile];
}
