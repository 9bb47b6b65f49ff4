import type { MailKey } from '@parvis/contracts/mail/events.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { MailOrder } from './mail-order.ts';

/** An e-mail that one worker is about to send. */
export interface ClaimedMail {
  readonly cause: string;
  readonly subjectId: string;
  readonly template: string;
  readonly params: unknown;
  /** The number of attempts, including this one. */
  readonly attempts: number;
  readonly claim: string;
}

/**
 * Inserts ordered e-mails into the outbox; an e-mail ordered before is unchanged, whatever its
 * state.
 */
export async function insertOrders(
  db: Queryable,
  orders: readonly MailOrder[],
  at: Date,
): Promise<void> {
  if (orders.length === 0) return;
  await db.query(
    `insert into outbox (cause, subject_id, template, params, state, due_at, ordered_at)
     select cause, subject_id, template, params, 'due', $5, $5
     from unnest($1::text[], $2::text[], $3::text[], $4::jsonb[]) as o (cause, subject_id, template, params)
     on conflict do nothing`,
    [
      orders.map(({ cause }) => cause),
      orders.map(({ subjectId }) => subjectId),
      orders.map(({ template }) => template),
      orders.map(({ params }) => JSON.stringify(params)),
      at,
    ],
  );
}

/** Claims due e-mails, and those whose claim has lapsed; no two workers get the same one. */
export async function claimDue(
  db: Queryable,
  limit: number,
  now: Date,
  lapsesAt: Date,
): Promise<ClaimedMail[]> {
  const { rows } = await db.query<ClaimedMail>(
    `update outbox set state = 'claimed', claim = gen_random_uuid(), due_at = $3, attempts = attempts + 1
     where (cause, subject_id, template) in (
       select cause, subject_id, template from outbox
       where state in ('due', 'claimed') and due_at <= $2
       order by due_at limit $1 for update skip locked
     )
     returning cause, subject_id as "subjectId", template, params, attempts, claim`,
    [limit, now, lapsesAt],
  );
  return rows;
}

/** Returns when the next e-mail is due, or the claim of one lapses; undefined when all are settled. */
export async function nextDueMail(db: Queryable): Promise<Date | undefined> {
  const { rows } = await db.query<{ at: Date | null }>(
    `select min(due_at) as at from outbox where state in ('due', 'claimed')`,
  );
  return rows[0]?.at ?? undefined;
}

/** The final outcome of a claimed mail. */
export type Settlement =
  | { readonly state: 'sent' | 'cancelled' }
  | { readonly state: 'dead'; readonly problem: string };

/** A claimed e-mail, and the outcome of sending it. */
export interface SettledMail {
  readonly claim: string;
  readonly settlement: Settlement;
  readonly at: Date;
}

/** Settles e-mails, except those whose claim lapsed and that another worker took over. */
export async function settleMails(db: Queryable, settled: readonly SettledMail[]): Promise<void> {
  await db.query(
    `update outbox set state = s.state, problem = s.problem, settled_at = s.at, claim = null
     from unnest($1::uuid[], $2::text[], $3::text[], $4::timestamptz[]) as s (claim, state, problem, at)
     where outbox.claim = s.claim and outbox.state = 'claimed'`,
    [
      settled.map(({ claim }) => claim),
      settled.map(({ settlement }) => settlement.state),
      settled.map(({ settlement }) => ('problem' in settlement ? settlement.problem : null)),
      settled.map(({ at }) => at),
    ],
  );
}

/** Releases a claimed e-mail, to be retried later. */
export async function postponeMail(
  db: Queryable,
  { claim }: Pick<ClaimedMail, 'claim'>,
  problem: string,
  dueAt: Date,
): Promise<void> {
  await db.query(
    `update outbox set state = 'due', problem = $2, due_at = $3, claim = null
     where claim = $1 and state = 'claimed'`,
    [claim, problem, dueAt],
  );
}

/** A sent e-mail, and when it was handed to the mail server. */
export type SentMail = MailKey & { readonly sentAt: Date };

/** Returns when the oldest e-mail was sent that is not in the log yet. */
export async function oldestUnrecorded(db: Queryable): Promise<Date | undefined> {
  const { rows } = await db.query<{ sentAt: Date }>(
    `select settled_at as "sentAt" from outbox
     where state = 'sent' and not recorded order by settled_at limit 1`,
  );
  return rows[0]?.sentAt;
}

/** Returns e-mails sent in a period that are not in the log yet, oldest first. */
export async function selectUnrecorded(
  db: Queryable,
  { from, to }: { readonly from: Date; readonly to: Date },
  limit: number,
): Promise<SentMail[]> {
  const { rows } = await db.query<SentMail>(
    `select cause, subject_id as "subjectId", template, settled_at as "sentAt" from outbox
     where state = 'sent' and not recorded and settled_at >= $1 and settled_at < $2
     order by settled_at limit $3`,
    [from, to, limit],
  );
  return rows;
}

/** Records that the e-mails are in the log as sent. */
export async function markRecorded(db: Queryable, keys: readonly MailKey[]): Promise<void> {
  if (keys.length === 0) return;
  await db.query(
    `update outbox set recorded = true
     from unnest($1::text[], $2::text[], $3::text[]) as r (cause, subject_id, template)
     where outbox.cause = r.cause and outbox.subject_id = r.subject_id
       and outbox.template = r.template and not outbox.recorded`,
    [
      keys.map(({ cause }) => cause),
      keys.map(({ subjectId }) => subjectId),
      keys.map(({ template }) => template),
    ],
  );
}

/** Marks e-mails as sent that are recorded in the log, but not in this database. */
export async function upsertSent(db: Queryable, keys: readonly MailKey[], at: Date): Promise<void> {
  await db.query(
    `insert into outbox
       (cause, subject_id, template, params, state, due_at, ordered_at, settled_at, recorded)
     select distinct cause, subject_id, template, '{}'::jsonb, 'sent', $4::timestamptz, $4, $4, true
     from unnest($1::text[], $2::text[], $3::text[]) as s (cause, subject_id, template)
     on conflict (cause, subject_id, template) do update
       set state = 'sent', problem = null, claim = null, recorded = true,
         settled_at = coalesce(outbox.settled_at, excluded.settled_at)
       where not (outbox.state = 'sent' and outbox.recorded)`,
    [
      keys.map(({ cause }) => cause),
      keys.map(({ subjectId }) => subjectId),
      keys.map(({ template }) => template),
      at,
    ],
  );
}
