import type { Locale } from '@parvis/contracts/site/locale.ts';
import { type ParisTime, toParisTime } from '@parvis/contracts/site/paris-time.ts';
import type { SubjectId } from '@parvis/contracts/subjects/subject-id.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Pool } from 'pg';
import { mailInLanguages } from '../outbox/mail-layout/mail-in-languages.ts';
import { mailWords } from '../outbox/mail-layout/mail-words.ts';
import { insertOrders } from '../outbox/statements.ts';
import type { MailTemplate } from '../outbox/template.ts';
import type { ScheduledJob } from '../scheduler/scheduler.ts';
import { selectReaders } from './officers.ts';

/** Neither this name, which is in the log, nor the e-mail mentions reports. */
const templateName = 'something-waits';
/** E-mails are ordered once a day, from this hour in Paris on. */
const from = '08:00:00';
const tenMinutesMs = 600_000;

export interface WaitingReportsPorts {
  readonly pool: Pool;
  /** The subject to which e-mails to the owner of an account belong. */
  readonly subjectOf: (accountId: string, at: Date) => Promise<SubjectId>;
}

/**
 * Orders an e-mail to every officer with an accepted key on each morning on which reports or keys
 * are pending. Reports of a day are announced the next morning, so that the time of an e-mail
 * reveals nothing about the time of a report.
 */
export function notifyOfficers({ pool, subjectOf }: WaitingReportsPorts): ScheduledJob {
  return {
    name: 'tell-ethics-officers',
    everyMs: tenMinutesMs,
    async run(now) {
      const paris = toParisTime(now);
      if (paris.time < from || !(await isAnythingPending(pool, paris))) return;
      for (const { accountId } of await selectReaders(pool)) {
        const order = {
          cause: `waits-${paris.date}`,
          subjectId: await subjectOf(accountId, now),
          template: templateName,
          params: { account: accountId },
        };
        await insertOrders(pool, [order], now);
      }
    },
  };
}

/**
 * Returns whether a key, a report or a message of an earlier day is pending, or a reply is overdue
 * or due within a week.
 */
async function isAnythingPending(db: Queryable, { date }: ParisTime): Promise<boolean> {
  const { rows } = await db.query<{ waits: boolean }>(
    `SELECT EXISTS (SELECT FROM ethics_officer WHERE consent_by IS NULL)
       OR EXISTS (
         SELECT FROM ethics_report AS report
         WHERE closed_on IS NULL AND received_on < $1::date AND (
           state = 'received' OR due_on <= $1::date + 7
           OR EXISTS (
             SELECT FROM ethics_entry AS entry
             WHERE entry.report_id = report.id AND entry.position > 0
               AND entry.author = 'reporter' AND entry.entered_on < $1::date
               AND NOT EXISTS (
                 SELECT FROM ethics_entry AS later
                 WHERE later.report_id = report.id AND later.author = 'officer'
                   AND later.position > entry.position)))) AS waits`,
    [date],
  );
  return rows[0]?.waits === true;
}

/**
 * Returns the e-mail that only states that something is pending, in every language, because
 * officers' languages are unknown.
 */
export function waitingReportsMail(pool: Pool, publicUrl: string): MailTemplate {
  return {
    name: templateName,
    isForStaff: true,
    async render(_subject, { account }) {
      const readers = await selectReaders(pool);
      if (!readers.some(({ accountId }) => accountId === account)) return undefined;
      const { rows } = await pool.query<{ address: string; name: string }>(
        'SELECT email AS address, name FROM account WHERE id = $1',
        [account],
      );
      const [to] = rows;
      return to && mailInLanguages(to, (locale) => wordsIn(locale, `${publicUrl}/admin`));
    },
  };
}

function wordsIn(locale: Locale, url: string) {
  const { formatMessage } = mailWords(locale);
  return {
    subject: formatMessage({ id: 'mail.something-waits.subject' }),
    text: `${formatMessage({ id: 'mail.something-waits.text' })}\n\n${url}`,
  };
}
