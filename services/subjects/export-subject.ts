import type { SubjectId } from '@parvis/contracts/subjects/subject-id.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { type MailAbout, selectMailsAbout } from '../outbox/mails-about.ts';
import type { KeptDatum, SubjectReader } from './subject-store.ts';

/** Everything held about a subject, as it is handed over to them: plain JSON once stringified. */
export interface SubjectExport {
  readonly subjectId: SubjectId;
  readonly since: Date;
  readonly data: readonly KeptDatum[];
  readonly mails: readonly MailAbout[];
}

/** Gathers everything held about a subject; nothing when there is no such subject. */
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
