import { randomUUID } from 'node:crypto';
import type { EventLog, NewEvent, RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import {
  type MailKey,
  mailEventSchemas,
  mailEventVersion,
  sentMailsEventSchemas,
  sentMailsStreamPrefix,
} from '@parvis/contracts/mail/events.ts';
import type { ReadableLog } from '@parvis/projections/follower/readable-log.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Pool } from 'pg';
import type { Clock } from '../adapters/clock.ts';
import { eventId } from '../adapters/log/event-ids.ts';
import { catchUp } from '../reactors/catch-up.ts';
import {
  markRecorded,
  oldestUnrecorded,
  type SentMail,
  selectUnrecorded,
  upsertSent,
} from './statements.ts';

/** The maximum number of e-mails in one event, which has at most 170 bytes for each. */
const mailsPerEvent = 1_000;
const dayMs = 86_400_000;

/** The part of the log that recording needs. */
export type MailLog = Pick<EventLog, 'append' | 'readStream'>;

/**
 * Records sent e-mails in the log, so that a database restored from a backup learns of those sent
 * since: many in one event, and each in one event only, whichever processes record at the same time
 * or are killed.
 * @returns how many were recorded
 * @throws LogUnavailable
 */
export async function recordSent(log: MailLog, db: Queryable): Promise<number> {
  for (let recorded = 0; ; ) {
    const oldest = await oldestUnrecorded(db);
    if (oldest === undefined) return recorded;
    const count = await recordDay(log, db, oldest.toISOString().slice(0, 10));
    recorded += count;
    if (count > 0 && count < mailsPerEvent) return recorded;
  }
}

/**
 * Appends one event with unrecorded e-mails of a day. The e-mails of the event before it are marked
 * first, because the process that appended it may have been killed before it did: so whoever appends
 * after the last event has selected e-mails that no event contains.
 * @returns how many there were; 0 when they had only to be marked, or another process was faster
 */
async function recordDay(log: MailLog, db: Queryable, day: string): Promise<number> {
  const stream = `${sentMailsStreamPrefix}${day}`;
  const [last] = await log.readStream(stream, { direction: 'backwards', limit: 1 });
  if (last !== undefined) await markRecorded(db, mailsIn(last));
  const from = new Date(day);
  const to = new Date(from.getTime() + dayMs);
  const mails = await selectUnrecorded(db, { from, to }, mailsPerEvent);
  if (mails.length === 0) return 0;
  const result = await log.append(stream, last?.revision ?? 'no-stream', [makeEvent(mails)]);
  if (result.outcome === 'conflict') return 0;
  await markRecorded(db, mails);
  return mails.length;
}

function makeEvent(mails: readonly SentMail[]): NewEvent {
  const commandId = randomUUID();
  return {
    id: eventId(commandId, 0),
    type: 'MailsSent',
    data: sentMailsEventSchemas.MailsSent.parse({ mails }),
    metadata: {
      commandId,
      actor: 'system',
      occurredAt: (mails.at(-1)?.sentAt ?? new Date(0)).toISOString(),
      version: mailEventVersion,
    },
  };
}

/** Returns the e-mails that an event says were sent, in either form. */
function mailsIn({ type, data }: RecordedEvent): readonly MailKey[] {
  return type === 'MailSent'
    ? [mailEventSchemas.MailSent.parse(data)]
    : sentMailsEventSchemas.MailsSent.parse(data).mails;
}

/**
 * Reads newly sent e-mails from the log since the last time. Runs before reactors and workers, so
 * that a database restored from a backup sends nothing again.
 * @throws LogUnavailable
 */
export async function readSentMails(log: ReadableLog, db: Pool, clock: Clock): Promise<void> {
  await catchUp(log, db, {
    name: 'recalled-mails',
    handles: ['MailSent', 'MailsSent'],
    apply: (events, sql) => upsertSent(sql, events.flatMap(mailsIn), clock.now()),
  });
}
