import { byLocale, type Locale } from '@parvis/contracts/site/locale.ts';
import type { RawPlace } from '../../../places/raw-place.ts';
import { contractIn, workingTimeIn } from '../contracts.ts';
import { readExperience } from '../experience.ts';
import { salaryOfPosting } from '../job-posting-salary.ts';
import { toFields, toText, toValues } from '../json-ld.ts';
import { type Fields, hasAll, joinSections, type System } from './system.ts';

/** Recruitee, `{company}.recruitee.com/api/offers/`. */
export const recruitee: System = {
  isOffer: (record) => hasAll(record, 'careers_url', 'careers_apply_url'),
  names: [
    'id',
    'guid',
    'slug',
    'position',
    'status',
    'title',
    'description',
    'requirements',
    'translations',
    'location',
    'city',
    'country',
    'country_code',
    'state_name',
    'state_code',
    'postal_code',
    'locations',
    'careers_url',
    'careers_apply_url',
    'employment_type_code',
    'category_code',
    'experience_code',
    'department',
    'remote',
    'hybrid',
    'on_site',
    'company_name',
    'created_at',
    'published_at',
    'updated_at',
    'close_at',
    'salary',
  ],
  read(record, notes) {
    const type = spaced(record['employment_type_code']);
    return {
      reference: record['id'],
      isUnlisted: record['status'] !== undefined && record['status'] !== 'published',
      title: inLanguages(record, (fields) => toText(fields['title'])),
      description: inLanguages(record, readDescription),
      contract: contractIn(type),
      workingTime: workingTimeIn(type),
      domain: toText(record['department']),
      entity: toText(record['company_name']),
      places: readPlaces(record),
      experience: readExperience(spaced(record['experience_code'])),
      remote: readRemote(record),
      salary: salaryOfPosting(readSalary(record['salary']), notes),
      publishedAt: inUtc(record['published_at'] ?? record['created_at']),
      closesAt: inUtc(record['close_at']),
      applyUrls: [record['careers_apply_url'], record['careers_url']],
    };
  },
};

/** “2026-10-02 09:00:00 UTC” */
function inUtc(instant: unknown): unknown {
  return toText(instant)?.replace(/^(\S+) (\S+) UTC$/, '$1T$2Z');
}

/** “permanent_fulltime” */
function spaced(code: unknown): string {
  return (toText(code) ?? '').replaceAll('_', ' ');
}

/** A text in the site's languages, where the offer is translated into some; otherwise its own. */
function inLanguages(record: Fields, textOf: (fields: Fields) => string | undefined): unknown {
  const translations = toFields(record['translations']);
  const texts = byLocale((locale: Locale) => textOf(toFields(translations[locale])));
  return Object.values(texts).some(Boolean) ? texts : textOf(record);
}

function readDescription(fields: Fields): string | undefined {
  const text = joinSections([
    { heading: undefined, text: toText(fields['description']) },
    { heading: undefined, text: toText(fields['requirements']) },
  ]);
  return text === '' ? undefined : text;
}

function readPlaces(record: Fields): readonly RawPlace[] {
  const locations = toValues(record['locations']).map(toFields);
  if (locations.length === 0)
    return [
      {
        city: toText(record['city']),
        region: toText(record['state_name']),
        country: toText(record['country_code']),
        postalCode: toText(record['postal_code']),
      },
    ];
  return locations.map((one) => ({
    city: toText(one['city']),
    region: toText(one['state']),
    country: toText(one['country_code']),
  }));
}

function readRemote({ remote, hybrid, on_site: onSite }: Fields) {
  if (hybrid === true) return 'hybrid';
  if (remote === true) return 'remote';
  return onSite === true ? 'on-site' : undefined;
}

function readSalary(salary: unknown) {
  const { min, max, period, currency } = toFields(salary);
  const hasAmount = toText(min) !== undefined || toText(max) !== undefined;
  return hasAmount
    ? { currency, value: { minValue: min, maxValue: max, unitText: period } }
    : undefined;
}
