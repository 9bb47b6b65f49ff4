import { ownRecordSchema } from '@parvis/contracts/careers/own-record.ts';
import type { RawOffer } from '../raw-offer.ts';
import type { RecordNotes } from '../record-notes.ts';
import { readSalary } from '../text/read-salary.ts';

/** @throws ZodError naming the invalid fields */
export function readOwnRecord(value: unknown, notes: RecordNotes): RawOffer {
  const { place, places = [], salary, applyUrl, ...record } = ownRecordSchema.parse(value);
  return {
    ...record,
    description: record.description,
    places: [place, ...places].map((one) => (typeof one === 'string' ? { words: one } : one)),
    salary: typeof salary === 'string' ? readSalary(salary, notes) : salary,
    applyUrls: [applyUrl],
  };
}

/** Returns whether a record is in our own format, complete or not: it has an own name of ours. */
export function isOwnRecord(value: object): boolean {
  return 'reference' in value || 'applyUrl' in value;
}
