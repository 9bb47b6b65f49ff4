import type { RawPlace } from '../../places/raw-place.ts';
import type { RawOffer } from '../raw-offer.ts';
import type { RecordNotes } from '../record-notes.ts';
import { contractIn, remoteIn, workingTimeIn } from './contracts.ts';
import { readExperience } from './experience.ts';
import { salaryOfPosting } from './job-posting-salary.ts';
import type { NamedFields } from './named-fields.ts';

/** A category that is a contract or a working time. */
const contractWords =
  /^(?:cdi|cdd|stages?|alternance|apprentissage|v\.?i\.?e\.?|int[ée]rim|freelance|temps (?:plein|partiel)|(?:full|part)[ -]time|permanent|fixed[ -]term|temporary|internships?|apprenticeships?|graduate(?: programme)?)$/i;

/** Returns a job of an XML feed, an item of a news feed, or an object, by the names of its fields. */
export function readNamedRecord(record: NamedFields, notes: RecordNotes): RawOffer {
  notes.addUnread(record.unread, () => false);
  const type = [...record.all('type'), ...record.all('category').filter(isContract)].join(', ');
  const contract = contractIn(type);
  const workingTime = workingTimeIn(type);
  if (contract === undefined && workingTime === undefined && type.trim() !== '')
    notes.add('contract', 'not-understood', type);
  const education = record.all('education');
  return {
    reference: record.first('reference') ?? record.first('url') ?? record.first('applyUrl'),
    title: record.first('title'),
    description: textIn(record, notes),
    parts: education.length === 0 ? [] : [{ name: 'education', texts: education }],
    language: record.first('language'),
    contract,
    domain: readDomain(record, notes),
    entity: record.first('company')?.trim(),
    places: readPlaces(record),
    experience: readExperience(record.first('experience')),
    workingTime,
    remote: remoteIn(record.first('remote') ?? ''),
    salary: readSalary(record, notes),
    publishedAt: record.first('published'),
    closesAt: record.first('closes'),
    applyUrls: [
      ...[...record.ranked('applyUrl'), ...record.ranked('url')].map(({ text }) => text),
      // The identifier of an item is often its address.
      ...record.all('reference').filter((one) => /^https?:\/\//i.test(one.trim())),
    ],
  };
}

/** The text of the most specific name; of the others those are noted that it does not contain. */
function textIn(record: NamedFields, notes: RecordNotes): string | undefined {
  const [description, ...others] = [...record.ranked('description'), ...record.ranked('summary')];
  for (const { name, text } of others)
    if (!description?.text.includes(text)) notes.addUnread({ [name]: text }, () => false);
  return description?.text;
}

/** The first that names no contract. */
function readDomain(record: NamedFields, notes: RecordNotes): string | undefined {
  const [domain, ...more] = record.all('category').filter((one) => !isContract(one));
  for (const other of more) if (other !== domain) notes.addUnread({ category: other }, () => false);
  return domain;
}

function isContract(category: string): boolean {
  return contractWords.test(category.trim());
}

/** The amounts with their currency and period; else the words. */
function readSalary(record: NamedFields, notes: RecordNotes): RawOffer['salary'] {
  const [minValue, maxValue] = [record.first('minimum'), record.first('maximum')];
  const [currency, unitText] = [record.first('currency'), record.first('per')];
  const words = record.first('salary');
  if (minValue === undefined && maxValue === undefined && words === undefined) return undefined;
  const isNumber = words === undefined || /^[\d\s.,]+$/.test(words);
  if (!isNumber) return salaryOfPosting(words, notes);
  return salaryOfPosting(
    { currency, value: { minValue, maxValue, value: words, unitText } },
    notes,
  );
}

/** The place that the fields of a record name, or the places, if each names several. */
function readPlaces(record: NamedFields): readonly RawPlace[] {
  const words = record.all('place');
  const cities = record.all('city');
  const count = Math.max(words.length, cities.length, 1);
  const [latitude, longitude] = readPoint(record);
  return Array.from({ length: count }, (_, at) => {
    const of = (field: 'country' | 'region' | 'postalCode' | 'street') => {
      const values = record.all(field);
      return values.length <= 1 || values.length !== count ? values[0] : values[at];
    };
    const isOne = count === 1;
    return {
      words: cities.length > 1 && words.length !== cities.length ? undefined : words[at],
      city: words.length > 1 && words.length !== cities.length ? undefined : cities[at],
      country: of('country'),
      region: of('region'),
      postalCode: isOne ? of('postalCode') : undefined,
      street: isOne ? of('street') : undefined,
      latitude: isOne ? latitude : undefined,
      longitude: isOne ? longitude : undefined,
    };
  });
}

/** Of GeoRSS: “47.2 -1.55”. */
function readPoint(record: NamedFields): readonly (string | undefined)[] {
  const latitude = record.first('latitude');
  if (latitude !== undefined) return [latitude, record.first('longitude')];
  return (
    record
      .first('point')
      ?.trim()
      .split(/[\s,;]+/) ?? []
  );
}
