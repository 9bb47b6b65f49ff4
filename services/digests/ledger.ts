import type { AlertId } from '@parvis/contracts/alerts/alert.ts';
import type { OfferGroup } from '@parvis/contracts/careers/offer-groups.ts';
import type { SubjectId } from '@parvis/contracts/subjects/subject-id.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { MailState } from '../outbox/mails-about.ts';

/**
 * Why an offer or a news item was sent. Typed text is in the subject store only, so words and
 * places are mentioned without their values.
 */
export interface RecordedMatch {
  /** Its facets in the chosen groups. */
  readonly facets?: Readonly<Partial<Record<OfferGroup, string>>>;
  readonly hasKeywords?: true;
  readonly isNear?: true;
  readonly category?: string;
}

export interface LedgerEntry {
  readonly itemId: string;
  readonly match: RecordedMatch;
  /** It was closed or withdrawn before the e-mail was composed, and is not in it. */
  readonly leftOut: boolean;
}

/** An e-mail of an alert. */
export interface LedgerMail {
  /** Its frequency and day, such as `daily-2026-03-02`; for `at-once`, the log position. */
  readonly period: string;
  readonly madeAt: Date;
  /** All matches; the e-mail lists the first of them. */
  readonly total: number;
  readonly state: MailState;
  readonly entries: readonly LedgerEntry[];
}

/** The number of e-mails of one alert that are shown. */
const maxMails = 100;

/**
 * Returns the e-mails of an alert, newest first, each with its entries and their reasons: answers
 * “why did I get this?”.
 */
export async function readLedger(
  db: Queryable,
  alertId: AlertId,
  limit = maxMails,
): Promise<readonly LedgerMail[]> {
  const { rows } = await db.query<LedgerMail>(
    `select period, made_at as "madeAt", total,
       -- The outbox keeps what was not sent for as long as the ledger.
       coalesce((select state from outbox where cause = alert_id || '-' || period
         and outbox.subject_id = digest.subject_id limit 1), 'sent') as state,
       entries
     from digest where alert_id = $1 order by made_at desc, period desc limit $2`,
    [alertId, limit],
  );
  return rows;
}

/** A digest to be sent. */
export interface PlannedDigest {
  readonly alertId: AlertId;
  readonly subjectId: SubjectId;
  readonly total: number;
  readonly entries: readonly { readonly itemId: string; readonly match: RecordedMatch }[];
}

/**
 * Writes digests of a period into the ledger, except those of erased subjects.
 * @returns the alerts whose digest is new
 */
export async function insertDigests(
  db: Queryable,
  period: string,
  digests: readonly PlannedDigest[],
  at: Date,
): Promise<ReadonlySet<string>> {
  if (digests.length === 0) return new Set();
  const { rows } = await db.query<{ id: string }>(
    `insert into digest (alert_id, period, subject_id, made_at, total, entries)
     select given.alert_id, $2, subject.id, $3, total, entries
     from jsonb_to_recordset($1)
       as given (alert_id text, subject_id text, total int, entries jsonb)
     join subject on subject.id = given.subject_id
     on conflict do nothing returning alert_id as id`,
    [
      JSON.stringify(
        digests.map(({ alertId, subjectId, total, entries }) => ({
          alert_id: alertId,
          subject_id: subjectId,
          total,
          entries: entries.map((entry) => ({ ...entry, leftOut: false })),
        })),
      ),
      period,
      at,
    ],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Returns the entries of a digest, in order, and the number of matches. */
export async function selectDigest(
  db: Queryable,
  alertId: string,
  period: string,
): Promise<{ readonly total: number; readonly itemIds: readonly string[] } | undefined> {
  const { rows } = await db.query<{ total: number; itemIds: string[] }>(
    `select total, array(select entry->>'itemId'
         from jsonb_array_elements(entries) with ordinality as listed (entry, place)
         order by place) as "itemIds"
     from digest where alert_id = $1 and period = $2`,
    [alertId, period],
  );
  return rows[0];
}

/** Records, when the e-mail is composed, which entries it includes. */
export async function recordIncluded(
  db: Queryable,
  alertId: string,
  period: string,
  includedIds: readonly string[],
): Promise<void> {
  await db.query(
    `update digest set entries = (
       select coalesce(jsonb_agg(entry
           || jsonb_build_object('leftOut', entry->>'itemId' <> all($3)) order by place), '[]')
       from jsonb_array_elements(entries) with ordinality as listed (entry, place))
     where alert_id = $1 and period = $2`,
    [alertId, period, includedIds],
  );
}
