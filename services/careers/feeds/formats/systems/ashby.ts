import type { RawPlace } from '../../../places/raw-place.ts';
import { contractIn, remoteIn, workingTimeIn } from '../contracts.ts';
import { salaryOfPosting } from '../job-posting-salary.ts';
import { toFields, toText, toValues } from '../json-ld.ts';
import { hasAll, type System } from './system.ts';

/** Ashby, `api.ashbyhq.com/posting-api/job-board/{name}?includeCompensation=true`. */
export const ashby: System = {
  isOffer: (record) => hasAll(record, 'jobUrl', 'employmentType', 'isListed'),
  names: [
    'id',
    'title',
    'department',
    'team',
    'employmentType',
    'location',
    'secondaryLocations',
    'address',
    'publishedAt',
    'isListed',
    'isRemote',
    'workplaceType',
    'descriptionHtml',
    'descriptionPlain',
    'compensation',
    'shouldDisplayCompensationOnJobPostings',
    'jobUrl',
    'applyUrl',
  ],
  read(record, notes) {
    // “FullTime”
    const type = (toText(record['employmentType']) ?? '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
    const isRemote = record['isRemote'] === true ? 'remote' : undefined;
    return {
      reference: record['id'],
      isUnlisted: record['isListed'] === false,
      title: record['title'],
      description: toText(record['descriptionHtml']) ?? toText(record['descriptionPlain']),
      contract: contractIn(type),
      workingTime: workingTimeIn(type),
      domain: toText(record['department']) ?? toText(record['team']),
      places: [record, ...toValues(record['secondaryLocations'])].map(readPlace),
      remote: remoteIn(toText(record['workplaceType']) ?? '') ?? isRemote,
      salary: salaryOfPosting(readSalary(record['compensation']), notes),
      publishedAt: record['publishedAt'],
      applyUrls: [record['applyUrl'], record['jobUrl']],
    };
  },
};

function readPlace(located: unknown): RawPlace {
  const { location, address } = toFields(located);
  const fields = toFields(address);
  const { addressLocality, addressRegion, addressCountry } = toFields(
    fields['postalAddress'] ?? fields,
  );
  const city = toText(addressLocality);
  return {
    words: city === undefined ? toText(location) : undefined,
    city,
    region: toText(addressRegion),
    country: toText(addressCountry),
  };
}

function readSalary(compensation: unknown) {
  const salary = toValues(toFields(compensation)['summaryComponents'])
    .map(toFields)
    .find((component) => component['compensationType'] === 'Salary');
  if (salary === undefined) return undefined;
  const { currencyCode, minValue, maxValue, interval } = salary;
  // “1 YEAR”
  return { currency: currencyCode, value: { minValue, maxValue, unitText: interval } };
}
