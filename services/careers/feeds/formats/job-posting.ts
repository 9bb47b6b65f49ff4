import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { z } from 'zod';
import type { RawPlace } from '../../places/raw-place.ts';
import type { RawOffer } from '../raw-offer.ts';
import { parseSalaryText, salaryRange } from '../text/salaries.ts';
import { experienceOf, levelOf } from './experience.ts';

/** Returns a property with one value or several, of which the first is used. */
const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
const properties = z.record(z.string(), z.unknown());
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  properties.safeParse(first(value)).data ?? {};
const textOf = (value: unknown): string | undefined => {
  const one = first(value);
  return typeof one === 'string' || typeof one === 'number' ? String(one) : undefined;
};
/** Returns a name, given directly or as the name of an object. */
const nameOf = (value: unknown): string | undefined =>
  textOf(value) ?? textOf(fieldsOf(value)['name']);

/** Returns whether JobPosting is one of a record's types. */
export function isJobPosting(value: object): boolean {
  const type = '@type' in value ? value['@type'] : undefined;
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  return types.some((one) => typeof one === 'string' && /(?:^|[/#:])JobPosting$/.test(one));
}

/** Returns the posting that a list item contains, or the record itself. */
export function postingIn(value: object): object {
  const item = 'item' in value ? value.item : undefined;
  return typeof item === 'object' && item !== null && isJobPosting(item) ? item : value;
}

/** Returns a JobPosting of schema.org. */
export function readJobPosting(value: unknown): RawOffer {
  const posting = fieldsOf(value);
  const identifier = posting['identifier'];
  const url = textOf(posting['url']) ?? textOf(posting['@id']);
  const types = typesOf(posting['employmentType']);
  const isRemote = /telecommute|remote/i.test(textOf(posting['jobLocationType']) ?? '');
  return {
    reference: textOf(identifier) ?? textOf(fieldsOf(identifier)['value']) ?? url,
    title: textOf(posting['title']) ?? textOf(posting['name']),
    description: textOf(posting['description']),
    language: textOf(posting['inLanguage']),
    contract: types.map((type) => contracts[type]).find((one) => one !== undefined),
    domain: textOf(posting['industry']) ?? nameOf(posting['occupationalCategory']),
    entity: nameOf(posting['hiringOrganization']),
    places: [placeOf(posting)],
    experience: experienceIn(posting['experienceRequirements']),
    workingTime: types.includes('FULL_TIME')
      ? 'full-time'
      : types.includes('PART_TIME')
        ? 'part-time'
        : undefined,
    remote: isRemote ? 'remote' : undefined,
    salary: salaryIn(posting['baseSalary']),
    publishedAt: textOf(posting['datePosted']),
    closesAt: textOf(posting['validThrough']),
    applyUrl: url,
  };
}

const contracts: Readonly<Record<string, Offer['contract']>> = {
  PERMANENT: 'permanent',
  CDI: 'permanent',
  CDD: 'fixed-term',
  FIXED_TERM: 'fixed-term',
  TEMPORARY: 'temporary',
  INTERN: 'internship',
  INTERNSHIP: 'internship',
  APPRENTICESHIP: 'apprenticeship',
  CONTRACTOR: 'freelance',
  FREELANCE: 'freelance',
};

function typesOf(value: unknown): readonly string[] {
  const said = typeof value === 'string' ? value.split(',') : [];
  const all: readonly unknown[] = Array.isArray(value) ? value : said;
  return all.map((one) =>
    String(one)
      .trim()
      .toUpperCase()
      .replace(/[\s-]+/g, '_'),
  );
}

function placeOf(posting: Readonly<Record<string, unknown>>): RawPlace | undefined {
  const location = posting['jobLocation'];
  const words = textOf(location);
  if (words !== undefined) return { words };
  const required = nameOf(posting['applicantLocationRequirements']);
  if (location === undefined) return required === undefined ? undefined : { words: required };
  const place = fieldsOf(location);
  const inWords = textOf(place['address']) ?? textOf(place['name']);
  const address = fieldsOf(place['address']);
  const geo = fieldsOf(place['geo']);
  return {
    words: inWords ?? required,
    country: nameOf(address['addressCountry']),
    region: nameOf(address['addressRegion']),
    city: nameOf(address['addressLocality']),
    postalCode: textOf(address['postalCode']),
    latitude: textOf(geo['latitude'] ?? place['latitude']),
    longitude: textOf(geo['longitude'] ?? place['longitude']),
  };
}

function experienceIn(value: unknown): Offer['experience'] {
  const months = Number(fieldsOf(value)['monthsOfExperience'] ?? Number.NaN);
  return Number.isFinite(months) ? levelOf(months / 12) : experienceOf(textOf(value));
}

const units = { HOUR: 'hour', DAY: 'day', MONTH: 'month', YEAR: 'year' } as const;
const isUnit = (unit: string): unit is keyof typeof units => Object.hasOwn(units, unit);

function salaryIn(value: unknown): Offer['salary'] {
  const words = textOf(value);
  if (words !== undefined) return parseSalaryText(words);
  const salary = fieldsOf(value);
  const amounts = fieldsOf(salary['value']);
  const amount = (name: string) => {
    const given = textOf(amounts[name]) ?? textOf(salary[name]);
    return given === undefined ? undefined : Number(given);
  };
  const only = amount('value');
  const unit = (textOf(amounts['unitText']) ?? textOf(salary['unitText']) ?? '').toUpperCase();
  return salaryRange(
    amount('minValue') ?? only,
    amount('maxValue') ?? only,
    textOf(salary['currency'] ?? amounts['currency'])?.toUpperCase(),
    isUnit(unit) ? units[unit] : undefined,
  );
}
