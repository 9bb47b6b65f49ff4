import type { MailKey } from '@parvis/contracts/mail/events.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';

/** SQL for the id of an e-mail of the outbox, as `computeMailId` computes it; an index has it. */
export const mailIdSql = `left(encode(sha256((cause || E'\\n' || subject_id || E'\\n' || template)::bytea), 'hex'), 40)`;

/** Returns the e-mail of the outbox with this id, for as long as the outbox keeps it. */
export async function findMail(db: Queryable, mailId: string): Promise<MailKey | undefined> {
  const { rows } = await db.query<MailKey>(
    `select cause, subject_id as "subjectId", template from outbox where ${mailIdSql} = $1`,
    [mailId],
  );
  return rows[0];
}
