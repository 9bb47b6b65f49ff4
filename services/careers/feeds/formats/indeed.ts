import type { Offer } from '@parvis/contracts/careers/offer.ts';
import type { RawOffer } from '../raw-offer.ts';
import type { RecordNotes } from '../record-notes.ts';
import { readSalary } from '../text/read-salary.ts';
import { contractIn, workingTimeIn } from './contracts.ts';
import { experienceOf } from './experience.ts';

/** The elements of a `<job>`, by their names in lower case. */
export type JobElements = Readonly<Record<string, string | undefined>>;

const remotes: readonly (readonly [NonNullable<Offer['remote']>, RegExp])[] = [
  ['hybrid', /hybrid|partiel|temporarily/i],
  ['remote', /remote|wfh|fully|complet|oui|yes|true/i],
  ['on-site', /on-?site|no|none|non|false/i],
];
const read: ReadonlySet<string> = new Set([
  'referencenumber',
  'requisitionid',
  'url',
  'title',
  'description',
  'language',
  'jobtype',
  'category',
  'company',
  'sourcename',
  'location',
  'country',
  'state',
  'city',
  'postalcode',
  'streetaddress',
  'latitude',
  'longitude',
  'experience',
  'education',
  'remotetype',
  'salary',
  'date',
  'expirationdate',
]);

/** Returns a job of an XML feed in Indeed’s format. */
export function readIndeedJob(job: JobElements, notes: RecordNotes): RawOffer {
  notes.addUnread(job, (name) => read.has(name));
  const type = job['jobtype'] ?? '';
  const given = (name: string) => job[name]?.trim() || undefined;
  const contract = contractIn(type);
  const workingTime = workingTimeIn(type);
  if (contract === undefined && workingTime === undefined && type.trim() !== '')
    notes.add('contract', 'not-understood', type);
  const education = given('education');
  return {
    reference: given('referencenumber') ?? given('requisitionid') ?? given('url'),
    title: job['title'],
    description: job['description'],
    parts: education === undefined ? [] : [{ name: 'education', texts: [education] }],
    language: given('language'),
    contract,
    domain: given('category'),
    entity: given('company') ?? given('sourcename'),
    places: [
      {
        words: given('location'),
        country: given('country'),
        region: given('state'),
        city: given('city'),
        postalCode: given('postalcode'),
        street: given('streetaddress'),
        latitude: given('latitude'),
        longitude: given('longitude'),
      },
    ],
    experience: experienceOf(given('experience')),
    workingTime,
    remote: remotes.find(([, said]) => said.test(job['remotetype'] ?? ''))?.[0],
    salary: readSalary(given('salary'), notes),
    publishedAt: given('date'),
    closesAt: given('expirationdate'),
    applyUrls: [given('url')],
  };
}
