import { contractIn, remoteIn, workingTimeIn } from '../contracts.ts';
import { salaryOfPosting } from '../job-posting-salary.ts';
import { toFields, toText, toTexts, toValues } from '../json-ld.ts';
import { type Fields, hasAll, joinSections, type System } from './system.ts';

/** Lever, `api.lever.co/v0/postings/{site}?mode=json`. */
export const lever: System = {
  isOffer: (record) => hasAll(record, 'hostedUrl', 'categories', 'text'),
  names: [
    'id',
    'text',
    'categories',
    'country',
    'workplaceType',
    'createdAt',
    'hostedUrl',
    'applyUrl',
    'lists',
    'salaryRange',
    'salaryDescription',
    'salaryDescriptionPlain',
    ...['opening', 'description', 'descriptionBody', 'additional'].flatMap((name) => [
      name,
      `${name}Plain`,
    ]),
  ],
  read(record, notes) {
    const categories = toFields(record['categories']);
    const commitment = toTexts(categories['commitment']).join(', ');
    return {
      reference: record['id'],
      title: record['text'],
      description: readDescription(record),
      contract: contractIn(commitment),
      workingTime: workingTimeIn(commitment),
      domain: toText(categories['department']) ?? toText(categories['team']),
      places: readPlaces(record, categories),
      remote: remoteIn(toText(record['workplaceType']) ?? ''),
      salary: salaryOfPosting(record['salaryRange'] && readRange(record['salaryRange']), notes),
      publishedAt: record['createdAt'],
      applyUrls: [record['applyUrl'], record['hostedUrl']],
    };
  },
};

function readDescription(record: Fields): string {
  const lists = toValues(record['lists']).map((list) => {
    const { text, content } = toFields(list);
    const items = toText(content);
    return { heading: toText(text), text: items && `<ul>${items}</ul>` };
  });
  return joinSections([
    {
      heading: undefined,
      text: toText(record['description']) ?? toText(record['descriptionPlain']),
    },
    ...lists,
    { heading: undefined, text: toText(record['additional']) ?? toText(record['additionalPlain']) },
  ]);
}

function readPlaces(record: Fields, categories: Fields) {
  const all = toTexts(categories['allLocations']);
  const words = all.length > 0 ? all : toTexts(categories['location']);
  const country = words.length === 1 ? toText(record['country']) : undefined;
  return words.map((one) => ({ words: one, country }));
}

function readRange(range: unknown) {
  const { min, max, currency, interval } = toFields(range);
  // “per-year-salary”
  return { currency, value: { minValue: min, maxValue: max, unitText: interval } };
}
