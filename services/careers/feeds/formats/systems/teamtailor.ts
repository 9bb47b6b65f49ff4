import { readJobPosting } from '../job-posting.ts';
import { hasAll, type System } from './system.ts';

/** Teamtailor, `{career site}/jobs.json`: a JSON Feed of postings of schema.org. */
export const teamtailor: System = {
  isOffer: (record) => hasAll(record, '_jobposting', 'url'),
  names: ['id', 'url', 'title', 'content_html', 'date_published', 'date_modified', '_jobposting'],
  read(record, notes) {
    const { applyUrls, ...posting } = readJobPosting(record['_jobposting'], notes);
    return { ...posting, reference: record['id'], applyUrls: [record['url'], ...applyUrls] };
  },
};
