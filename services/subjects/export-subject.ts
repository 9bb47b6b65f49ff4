import type { SubjectId } from '@parvis/contracts/subjects/subject-id.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { type MailOfSubject, selectMailsAbout } from '../outbox/mails-about.ts';
import type { StoredDatum, SubjectReader } from './subject-store.ts';

/**
 * All stored data of a subject, in the form in which they receive it: plain JSON once stringified.
 */
export interface SubjectExport {
  readonly subjectId: SubjectId;
  readonly since: Date;
  readonly data: readonly StoredDatum[];
  readonly mails: readonly MailOfSubject[];
}

/** Collects all data of a subject; undefined when there is no such subject. */
export async function exportSubject(
  subjects: SubjectReader,
  db: Queryable,
  id: SubjectId,
): Promise<SubjectExport | undefined> {
  const subject = await subjects.read(id);
  if (subject === undefined) return undefined;
  return {
    subjectId: id,
    since: subject.createdAt,
    data: subject.data,
    mails: await selectMailsAbout(db, id),
  };
}
