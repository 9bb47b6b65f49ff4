import type { Queryable } from '@parvis/projections/postgres/queryable.ts';

export type MailState = 'due' | 'claimed' | 'sent' | 'dead' | 'cancelled';

/** The state of an e-mail that concerns a subject. */
export interface MailOfSubject {
  readonly template: string;
  readonly state: MailState;
  readonly orderedAt: Date;
  readonly settledAt: Date | null;
}

/** Returns the e-mails about a subject, oldest first. */
export async function selectMailsAbout(db: Queryable, subjectId: string): Promise<MailOfSubject[]> {
  const { rows } = await db.query<MailOfSubject>(
    `select template, state, ordered_at as "orderedAt", settled_at as "settledAt" from outbox
     where subject_id = $1 order by ordered_at, cause, template`,
    [subjectId],
  );
  return rows;
}
