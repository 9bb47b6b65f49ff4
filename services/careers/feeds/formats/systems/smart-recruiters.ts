import { contractIn, workingTimeIn } from '../contracts.ts';
import { readExperience } from '../experience.ts';
import { toFields, toText } from '../json-ld.ts';
import { type Fields, hasAll, joinSections, type System } from './system.ts';

const sections = [
  'jobDescription',
  'qualifications',
  'additionalInformation',
  'companyDescription',
] as const;

/** SmartRecruiters, `api.smartrecruiters.com/v1/companies/{company}/postings`, and one of them. */
export const smartRecruiters: System = {
  isOffer: (record) => hasAll(record, 'releasedDate', 'typeOfEmployment'),
  names: [
    'id',
    'uuid',
    'jobId',
    'jobAdId',
    'defaultJobAd',
    'refNumber',
    'name',
    'jobAd',
    'language',
    'company',
    'location',
    'department',
    'function',
    'industry',
    'typeOfEmployment',
    'experienceLevel',
    'releasedDate',
    'applyUrl',
    'postingUrl',
    'referralUrl',
    'ref',
    'creator',
    'active',
    'visibility',
  ],
  read(record) {
    const labelOf = (name: string) => toText(toFields(record[name])['label']);
    const type = toFields(record['typeOfEmployment']);
    const words = `${toText(type['id']) ?? ''}, ${toText(type['label']) ?? ''}`;
    const location = toFields(record['location']);
    return {
      reference: record['id'],
      title: record['name'],
      description: readDescription(record),
      language: toFields(record['language'])['code'],
      contract: contractIn(words),
      workingTime: workingTimeIn(words),
      domain: labelOf('function') ?? labelOf('department') ?? labelOf('industry'),
      entity: toText(toFields(record['company'])['name']),
      places: [
        {
          city: toText(location['city']),
          region: toText(location['region']),
          country: toText(location['country'])?.toUpperCase(),
          postalCode: toText(location['postalCode']),
          street: toText(location['address']),
          latitude: location['latitude'],
          longitude: location['longitude'],
        },
      ],
      experience: readExperience(labelOf('experienceLevel')),
      remote:
        location['hybrid'] === true ? 'hybrid' : location['remote'] === true ? 'remote' : undefined,
      publishedAt: record['releasedDate'],
      applyUrls: [record['applyUrl'], record['postingUrl'], addressOf(record)],
    };
  },
};

/** A list names no address of its postings, but all that one consists of. */
function addressOf(record: Fields): string | undefined {
  const company = toText(toFields(record['company'])['identifier']);
  const id = toText(record['id']);
  return company && id
    ? `https://jobs.smartrecruiters.com/${encodeURIComponent(company)}/${encodeURIComponent(id)}`
    : undefined;
}

function readDescription({ jobAd }: Fields): string {
  const all = toFields(toFields(jobAd)['sections']);
  return joinSections(
    sections.map((name, at) => {
      const { title, text } = toFields(all[name]);
      return { heading: at === 0 ? undefined : toText(title), text: toText(text) };
    }),
  );
}
