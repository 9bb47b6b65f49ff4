import { importReportDays } from '@parvis/contracts/content-import/limits.ts';
import type { ReadableLog } from '@parvis/projections/follower/readable-log.ts';
import type { Pool } from 'pg';
import type { Clock } from '../adapters/clock.ts';
import { deleteInBatches, type OldRows } from '../adapters/database/delete-in-batches.ts';
import { keptFor as writesKeptFor } from '../adapters/writes/keyed-writes.ts';
import { readSentMails } from '../outbox/record-sent.ts';
import { forgetPassed } from '../reactors/forget-passed.ts';
import type { ScheduledJob } from '../scheduler/scheduler.ts';

/** For how many days the outbox keeps sent e-mails, and reactors what they acted on. */
export const outboxDays = 90;
/** For how many days the ledger answers “why did I get this?”; the outbox keeps as long what failed. */
export const ledgerDays = 400;
/** For how many days messages that were delivered, or given up, can be sent again. */
const webhookDays = 30;
/** The retention period of the security trace, as a PostgreSQL interval. */
const traceKeptFor = '12 months';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Deletes what has been kept for as long as `ops/retention.md` says. */
export function deleteOldRows(log: ReadableLog, db: Pool, clock: Clock): ScheduledJob {
  return {
    name: 'delete-old-rows',
    everyMs: hourMs,
    async run(now) {
      // What is read from the log now is not read at the next start, when it may have been deleted.
      await readSentMails(log, db, clock);
      for (const rows of oldRows(now)) await deleteInBatches(db, rows);
      await forgetPassed(db, daysBefore(now, outboxDays));
    },
  };
}

function oldRows(now: Date): readonly OldRows[] {
  return [
    {
      table: 'outbox',
      condition: `state = 'sent' and recorded and settled_at < $1`,
      by: 'settled_at',
      values: [daysBefore(now, outboxDays)],
    },
    {
      table: 'outbox',
      condition: `state in ('dead', 'cancelled') and settled_at < $1`,
      by: 'settled_at',
      values: [daysBefore(now, ledgerDays)],
    },
    {
      table: 'digest',
      condition: 'made_at < $1',
      by: 'made_at',
      values: [daysBefore(now, ledgerDays)],
    },
    {
      table: 'webhook_delivery',
      condition: `state <> 'waiting' and created_at < $1`,
      by: 'created_at',
      values: [daysBefore(now, webhookDays)],
    },
    {
      table: 'content_import',
      condition: 'storage_key is null and created_at < $1',
      by: 'created_at',
      values: [daysBefore(now, importReportDays)],
    },
    {
      table: 'offer_feed_change',
      condition: 'at < $1',
      by: 'at',
      values: [daysBefore(now, ledgerDays)],
    },
    { table: 'alert_link', condition: 'expires_at <= $1', by: 'expires_at', values: [now] },
    {
      table: 'keyed_write',
      condition: 'at <= $1::timestamptz - $2::interval',
      by: 'at',
      values: [now, writesKeptFor],
    },
    {
      table: 'security_event',
      condition: 'at < $1::timestamptz - $2::interval',
      by: 'at',
      values: [now, traceKeptFor],
    },
  ];
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}
