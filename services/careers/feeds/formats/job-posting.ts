import type { Offer } from '@parvis/contracts/careers/offer.ts';
import type { RawPlace } from '../../places/raw-place.ts';
import type { RawOffer } from '../raw-offer.ts';
import { isEmpty, type RecordNotes } from '../record-notes.ts';
import type { DescriptionPart, PartName } from '../text/description-parts.ts';
import { contractIn, workingTimeIn } from './contracts.ts';
import { readExperience, toLevel } from './experience.ts';
import { salaryOfPosting } from './job-posting-salary.ts';
import { readName, toFields, toText, toTexts, toValues } from './json-ld.ts';

/** Returns whether JobPosting is one of a record's types. */
export function isJobPosting(value: object): boolean {
  const type = '@type' in value ? value['@type'] : undefined;
  return toValues(type).some(
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
  const posting = toFields(value);
  notes.addUnread(posting, (name) => read.has(name));
  const identifier = posting['identifier'];
  const urls = [...toValues(posting['url']), toText(posting['@id'])];
  const types = toTexts(posting['employmentType']).join(', ');
  const contract = contractIn(types);
  const workingTime = workingTimeIn(types);
  if (types !== '' && contract === undefined && workingTime === undefined)
    notes.add('contract', 'not-understood', types);
  return {
    reference: toText(identifier) ?? toText(toFields(identifier)['value']) ?? toText(urls),
    title: toText(posting['title']) ?? toText(posting['name']),
    description: toText(posting['description']),
    parts: listParts(posting),
    language: readName(posting['inLanguage']),
    contract,
    domain: readDomain(posting),
    entity: readEmployer(posting),
    places: readPlaces(posting),
    experience: experienceIn(posting['experienceRequirements']),
    workingTime,
    remote: /telecommute|remote/i.test(toText(posting['jobLocationType']) ?? '')
      ? 'remote'
      : undefined,
    salary: salaryOfPosting(posting['baseSalary'] ?? posting['estimatedSalary'], notes),
    publishedAt: toText(posting['datePosted']),
    closesAt: toText(posting['validThrough']),
    applyUrls: [...urls, ...toValues(toFields(posting['applicationContact'])['url'])],
  };
}

function listParts(posting: Posting): readonly DescriptionPart[] {
  return Object.entries(parts).flatMap(([property, name]) => {
    const texts = toTexts(posting[property]);
    return texts.length === 0 ? [] : [{ name, texts }];
  });
}

/** A code of a classification before its name: “15-1132.00 Software Developers”. */
const code = /^[A-Z]?\d[\d.-]*\s*[-–:|]?\s*/;

/** The trade, or else the industry of the employer. */
function readDomain(posting: Posting): string | undefined {
  const trades = toTexts(posting['occupationalCategory']).map((one) => one.replace(code, ''));
  return trades.find((one) => one.trim() !== '') ?? toTexts(posting['industry'])[0];
}

/** An employer that wants to stay unnamed writes “confidential”. */
function readEmployer(posting: Posting): string | undefined {
  const name = readName(posting['hiringOrganization']);
  return name === undefined || /^confidenti/i.test(name.trim()) ? undefined : name;
}

/** Every location; without any, where applicants are required to be. */
function readPlaces(posting: Posting): readonly RawPlace[] {
  const places = toValues(posting['jobLocation']).map(readPlace);
  const named = places.filter((place) => !isEmpty(place));
  if (named.length > 0) return named;
  return toValues(posting['applicantLocationRequirements']).flatMap((one) => {
    const words = readName(one);
    return words === undefined ? [] : [{ words }];
  });
}

function readPlace(location: unknown): RawPlace {
  const words = toText(location);
  if (words !== undefined) return { words };
  const place = toFields(location);
  const inWords = toText(place['address']) ?? toText(place['name']);
  const address = toFields(place['address']);
  const geo = toFields(place['geo']);
  return {
    words: inWords,
    country: readName(address['addressCountry']),
    region: readName(address['addressRegion']),
    city: readName(address['addressLocality']),
    postalCode: toText(address['postalCode']),
    street: toText(address['streetAddress']),
    latitude: toText(geo['latitude'] ?? place['latitude']),
    longitude: toText(geo['longitude'] ?? place['longitude']),
  };
}

function experienceIn(value: unknown): Offer['experience'] {
  const months = Number(toFields(value)['monthsOfExperience'] ?? Number.NaN);
  return Number.isFinite(months) ? toLevel(months / 12) : readExperience(toTexts(value)[0]);
}
