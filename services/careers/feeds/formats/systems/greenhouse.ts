import { readName, toFields, toText, toTexts, toValues } from '../json-ld.ts';
import { hasAll, type System } from './system.ts';

/** Greenhouse, `boards-api.greenhouse.io/v1/boards/{token}/jobs?content=true`. */
export const greenhouse: System = {
  isOffer: (record) => hasAll(record, 'absolute_url', 'internal_job_id'),
  names: [
    'id',
    'internal_job_id',
    'requisition_id',
    'title',
    'content',
    'language',
    'departments',
    'company_name',
    'location',
    'offices',
    'first_published',
    'updated_at',
    'application_deadline',
    'absolute_url',
    'data_compliance',
  ],
  read: (record) => ({
    // Several posts can be of one requisition.
    reference: record['id'],
    title: record['title'],
    description: toText(record['content']),
    language: record['language'],
    domain: toTexts(record['departments'])[0],
    entity: toText(record['company_name']),
    places: readPlaces(record['location'], record['offices']),
    publishedAt: record['first_published'] ?? record['updated_at'],
    closesAt: record['application_deadline'],
    applyUrls: [record['absolute_url']],
  }),
};

/** What the post says, or else where its offices are. */
function readPlaces(location: unknown, offices: unknown) {
  const words = readName(location);
  if (words !== undefined) return [{ words }];
  return toValues(offices).map((office) => ({
    words: toText(toFields(office)['location']) ?? readName(office),
  }));
}
