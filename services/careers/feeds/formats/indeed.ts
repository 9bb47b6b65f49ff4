import type { Offer } from '@parvis/contracts/careers/offer.ts';
import type { RawOffer } from '../raw-offer.ts';
import { parseSalaryText } from '../text/salaries.ts';
import { experienceOf } from './experience.ts';

/** The elements of a `<job>`, by their names in lower case. */
export type JobElements = Readonly<Record<string, string | undefined>>;

const contracts: readonly (readonly [NonNullable<Offer['contract']>, RegExp])[] = [
  ['apprenticeship', /apprenti|alternance|professionnalisation/i],
  ['internship', /\bintern|stage/i],
  ['temporary', /int[ée]rim|temporary|temp\b/i],
  ['fixed-term', /\bcdd\b|fixed|contract\b/i],
  ['permanent', /\bcdi\b|permanent/i],
  ['freelance', /freelance|ind[ée]pendant/i],
  ['vie', /^v\.?i\.?e\.?$/i],
];

const remotes: readonly (readonly [NonNullable<Offer['remote']>, RegExp])[] = [
  ['hybrid', /hybrid|partiel|temporarily/i],
  ['remote', /remote|wfh|fully|complet|oui|yes|true/i],
  ['on-site', /on-?site|no|none|non|false/i],
];

/** Returns a job of an XML feed in Indeed's format. */
export function readIndeedJob(job: JobElements): RawOffer {
  const type = job['jobtype'] ?? '';
  const given = (name: string) => job[name]?.trim() || undefined;
  return {
    reference: given('referencenumber') ?? given('requisitionid') ?? given('url'),
    title: job['title'],
    description: job['description'],
    language: given('language'),
    contract: contracts.find(([, said]) => said.test(type))?.[0],
    domain: given('category'),
    entity: given('company') ?? given('sourcename'),
    places: [
      {
        words: given('location'),
        country: given('country'),
        region: given('state'),
        city: given('city'),
        postalCode: given('postalcode'),
        latitude: given('latitude'),
        longitude: given('longitude'),
      },
    ],
    experience: experienceOf(given('experience')),
    workingTime: /part|partiel/i.test(type)
      ? 'part-time'
      : /full|plein/i.test(type)
        ? 'full-time'
        : undefined,
    remote: remotes.find(([, said]) => said.test(job['remotetype'] ?? ''))?.[0],
    salary: parseSalaryText(given('salary')),
    publishedAt: given('date'),
    closesAt: given('expirationdate'),
    applyUrl: given('url'),
  };
}
