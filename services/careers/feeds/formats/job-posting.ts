import type { Offer } from '@parvis/contracts/careers/offer.ts';
import type { RawPlace } from '../../places/raw-place.ts';
import type { RawOffer } from '../raw-offer.ts';
import { isEmpty, type RecordNotes } from '../record-notes.ts';
import type { DescriptionPart, PartName } from '../text/description-parts.ts';
import { contractIn, workingTimeIn } from './contracts.ts';
import { experienceOf, levelOf } from './experience.ts';
import { salaryOfPosting } from './job-posting-salary.ts';
import { fieldsOf, nameOf, textOf, textsOf, valuesOf } from './json-ld.ts';

/** Returns whether JobPosting is one of a record's types. */
export function isJobPosting(value: object): boolean {
  const type = '@type' in value ? value['@type'] : undefined;
  return valuesOf(type).some(
    (one) => typeof one === 'string' && /(?:^|[/#:])JobPosting$/.test(one),
  );
}

/** Returns the posting that a list item contains, or the record itself. */
export function postingIn(value: object): object {
  const item = 'item' in value ? value.item : undefined;
  return typeof item === 'object' && item !== null && isJobPosting(item) ? item : value;
}

type Posting = Readonly<Record<string, unknown>>;

/** The properties that are parts of the description. */
const parts: Readonly<Record<string, PartName>> = {
  responsibilities: 'responsibilities',
  qualifications: 'qualifications',
  skills: 'skills',
  educationRequirements: 'education',
  experienceRequirements: 'experience',
  jobBenefits: 'benefits',
  benefits: 'benefits',
  incentiveCompensation: 'incentives',
  incentives: 'incentives',
  workHours: 'hours',
  physicalRequirement: 'conditions',
  sensoryRequirement: 'conditions',
  securityClearanceRequirement: 'conditions',
  eligibilityToWorkRequirement: 'conditions',
  specialCommitments: 'conditions',
  employerOverview: 'employer',
};
const read: ReadonlySet<string> = new Set([
  '@context',
  '@type',
  '@id',
  'url',
  'identifier',
  'title',
  'name',
  'description',
  'inLanguage',
  'employmentType',
  'industry',
  'occupationalCategory',
  'hiringOrganization',
  'jobLocation',
  'jobLocationType',
  'applicantLocationRequirements',
  'baseSalary',
  'estimatedSalary',
  'datePosted',
  'validThrough',
  'applicationContact',
  'directApply',
  ...Object.keys(parts),
]);

/** Returns a JobPosting of schema.org. */
export function readJobPosting(value: unknown, notes: RecordNotes): RawOffer {
  const posting = fieldsOf(value);
  notes.addUnread(posting, (name) => read.has(name));
  const identifier = posting['identifier'];
  const urls = [...valuesOf(posting['url']), textOf(posting['@id'])];
  const types = textsOf(posting['employmentType']).join(', ');
  const contract = contractIn(types);
  const workingTime = workingTimeIn(types);
  if (types !== '' && contract === undefined && workingTime === undefined)
    notes.add('contract', 'not-understood', types);
  return {
    reference: textOf(identifier) ?? textOf(fieldsOf(identifier)['value']) ?? textOf(urls),
    title: textOf(posting['title']) ?? textOf(posting['name']),
    description: textOf(posting['description']),
    parts: partsOf(posting),
    language: nameOf(posting['inLanguage']),
    contract,
    domain: domainOf(posting),
    entity: employerOf(posting),
    places: placesOf(posting),
    experience: experienceIn(posting['experienceRequirements']),
    workingTime,
    remote: /telecommute|remote/i.test(textOf(posting['jobLocationType']) ?? '')
      ? 'remote'
      : undefined,
    salary: salaryOfPosting(posting['baseSalary'] ?? posting['estimatedSalary'], notes),
    publishedAt: textOf(posting['datePosted']),
    closesAt: textOf(posting['validThrough']),
    applyUrls: [...urls, ...valuesOf(fieldsOf(posting['applicationContact'])['url'])],
  };
}

function partsOf(posting: Posting): readonly DescriptionPart[] {
  return Object.entries(parts).flatMap(([property, name]) => {
    const texts = textsOf(posting[property]);
    return texts.length === 0 ? [] : [{ name, texts }];
  });
}

/** A code of a classification before its name: “15-1132.00 Software Developers”. */
const code = /^[A-Z]?\d[\d.-]*\s*[-–:|]?\s*/;

/** The trade, or else the industry of the employer. */
function domainOf(posting: Posting): string | undefined {
  const trades = textsOf(posting['occupationalCategory']).map((one) => one.replace(code, ''));
  return trades.find((one) => one.trim() !== '') ?? textsOf(posting['industry'])[0];
}

/** An employer that wants to stay unnamed writes “confidential”. */
function employerOf(posting: Posting): string | undefined {
  const name = nameOf(posting['hiringOrganization']);
  return name === undefined || /^confidenti/i.test(name.trim()) ? undefined : name;
}

/** Every location; without any, where applicants are required to be. */
function placesOf(posting: Posting): readonly RawPlace[] {
  const places = valuesOf(posting['jobLocation']).map(placeOf);
  const named = places.filter((place) => !isEmpty(place));
  if (named.length > 0) return named;
  return valuesOf(posting['applicantLocationRequirements']).flatMap((one) => {
    const words = nameOf(one);
    return words === undefined ? [] : [{ words }];
  });
}

function placeOf(location: unknown): RawPlace {
  const words = textOf(location);
  if (words !== undefined) return { words };
  const place = fieldsOf(location);
  const inWords = textOf(place['address']) ?? textOf(place['name']);
  const address = fieldsOf(place['address']);
  const geo = fieldsOf(place['geo']);
  return {
    words: inWords,
    country: nameOf(address['addressCountry']),
    region: nameOf(address['addressRegion']),
    city: nameOf(address['addressLocality']),
    postalCode: textOf(address['postalCode']),
    street: textOf(address['streetAddress']),
    latitude: textOf(geo['latitude'] ?? place['latitude']),
    longitude: textOf(geo['longitude'] ?? place['longitude']),
  };
}

function experienceIn(value: unknown): Offer['experience'] {
  const months = Number(fieldsOf(value)['monthsOfExperience'] ?? Number.NaN);
  return Number.isFinite(months) ? levelOf(months / 12) : experienceOf(textsOf(value)[0]);
}
