import type { OfferSalary } from '@parvis/contracts/careers/offer.ts';
import { isEmpty, type RecordNotes } from '../record-notes.ts';
import { parseSalaryText } from './salaries.ts';

/** Returns the salary in a text, and notes what is left out or kept in the words of its source. */
export function readSalary(raw: unknown, notes: RecordNotes): OfferSalary | undefined {
  const salary = parseSalaryText(raw);
  if (salary === undefined && !isEmpty(raw)) notes.add('salary', 'not-understood', raw);
  if (salary !== undefined && 'words' in salary && /\d/.test(salary.words))
    notes.add('salary', 'kept-as-words', salary.words);
  return salary;
}
