import type { RawPlace } from '../../../places/raw-place.ts';
import { contractIn, workingTimeIn } from '../contracts.ts';
import { readExperience } from '../experience.ts';
import { toFields, toText, toValues } from '../json-ld.ts';
import { type Fields, hasAll, type System } from './system.ts';

/** Workable, `apply.workable.com/api/v1/widget/accounts/{account}?details=true`. */
export const workable: System = {
  isOffer: (record) => hasAll(record, 'shortcode', 'application_url'),
  names: [
    'title',
    'shortcode',
    'code',
    'description',
    'employment_type',
    'telecommuting',
    'department',
    'function',
    'industry',
    'experience',
    'url',
    'shortlink',
    'application_url',
    'published_on',
    'created_at',
    'country',
    'city',
    'state',
    'locations',
  ],
  read(record) {
    const type = toText(record['employment_type']) ?? '';
    return {
      reference: record['shortcode'],
      title: record['title'],
      description: toText(record['description']),
      contract: contractIn(type),
      workingTime: workingTimeIn(type),
      domain: toText(record['function']) ?? toText(record['department']),
      places: readPlaces(record),
      experience: readExperience(toText(record['experience'])),
      remote: record['telecommuting'] === true ? 'remote' : undefined,
      publishedAt: record['published_on'] ?? record['created_at'],
      applyUrls: [record['application_url'], record['url']],
    };
  },
};

function readPlaces(record: Fields): readonly RawPlace[] {
  const shown = toValues(record['locations'])
    .map(toFields)
    .filter((one) => one['hidden'] !== true);
  const located = shown.length > 0 ? shown : [record];
  return located.map((one) => ({
    city: toText(one['city']),
    region: toText(one['region']) ?? toText(one['state']),
    country: toText(one['countryCode']) ?? toText(one['country']),
  }));
}
