import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import {
  type MailKey,
  mailEventSchemas,
  mailEventVersion,
  mailStreamPrefix,
} from '@parvis/contracts/mail/events.ts';
import type { ReadableLog } from '@parvis/projections/follower/readable-log.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Pool } from 'pg';
import type { Clock } from '../adapters/clock.ts';
import { eventId } from '../adapters/log/event-ids.ts';
import { catchUp } from '../reactors/catch-up.ts';
import { mailIdOf } from './mail-id.ts';
import { markRecorded, selectUnrecorded, upsertSent } from './statements.ts';

/** The number of e-mails recorded in one batch. */
const batchSize = 100;

/**
 * Appends `MailSent` once for each sent mail, so that a database restored from a backup learns of
 * later e-mails.
 * @returns how many were recorded
 * @throws LogUnavailable
 */
export async function recordSent(log: Pick<EventLog, 'append'>, db: Queryable): Promise<number> {
  const unrecorded = await selectUnrecorded(db, batchSize);
  await Promise.all(unrecorded.map(({ sentAt, ...key }) => appendSent(log, key, sentAt)));
  await markRecorded(db, unrecorded);
  return unrecorded.length;
}

async function appendSent(log: Pick<EventLog, 'append'>, key: MailKey, at: Date): Promise<void> {
  const id = mailIdOf(key);
  const commandId = `${mailStreamPrefix}${id}`;
  // The stream has only this event: a conflict means that it was already appended.
  await log.append(commandId, 'no-stream', [
    {
      id: eventId(commandId, 0),
      type: 'MailSent',
      data: mailEventSchemas.MailSent.parse(key),
      metadata: {
        commandId,
        actor: 'system',
        occurredAt: at.toISOString(),
        version: mailEventVersion,
      },
    },
  ]);
}

/**
 * Reads newly sent e-mails from the log since the last time. Runs before reactors and workers, so
 * that a database restored from a backup sends nothing again.
 * @throws LogUnavailable
 */
export async function readSentMails(log: ReadableLog, db: Pool, clock: Clock): Promise<void> {
  await catchUp(log, db, {
    name: 'recalled-mails',
    handles: ['MailSent'],
    async apply(events, sql) {
      const keys = events.map(({ data }) => mailEventSchemas.MailSent.parse(data));
      await upsertSent(sql, keys, clock.now());
    },
  });
}
