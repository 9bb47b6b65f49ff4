import { formatDay } from '@parvis/contracts/site/format-instant.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { mailInLanguages } from '../outbox/mail-layout/mail-in-languages.ts';
import { mailWords } from '../outbox/mail-layout/mail-words.ts';
import { selectStaff } from '../outbox/select-staff.ts';
import { orderStaffMails, type StaffMailPorts } from '../outbox/staff-mails.ts';
import type { MailTemplate } from '../outbox/template.ts';
import type { ScheduledJob } from '../scheduler/scheduler.ts';

const templateName = 'log-checkpoint';
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface SignedCheckpoint {
  readonly size: number;
  readonly note: string;
  readonly at: Date;
}

/**
 * Mails every auditor the newest checkpoint once a week, from Monday on: what they keep covers the
 * log until then, and nobody can rewrite it unnoticed.
 */
export function mailCheckpoints(ports: StaffMailPorts): ScheduledJob {
  return {
    name: 'mail-checkpoints',
    everyMs: 6 * hourMs,
    async run(now) {
      if ((await readNewest(ports.db)) === undefined) return;
      const about = `week-${weekOf(now)}`;
      await orderStaffMails(ports, { template: templateName, roles: ['auditor'], about }, now);
    },
  };
}

/** The number of Mondays since 1970. */
function weekOf(now: Date): number {
  const thursdayToMonday = 3 * dayMs;
  return Math.floor((now.getTime() + thursdayToMonday) / (7 * dayMs));
}

/** Returns the e-mail with the newest checkpoint, in every language, because theirs is unknown. */
export function checkpointMail(db: Queryable): MailTemplate {
  return {
    name: templateName,
    isForStaff: true,
    async render(_subject, params) {
      const auditors = await selectStaff(db, ['auditor']);
      const to = auditors.find(({ id }) => id === params['account']);
      const newest = await readNewest(db);
      if (to === undefined || newest === undefined) return undefined;
      const mail = mailInLanguages(to, (locale) => wordsIn(locale, newest));
      return { ...mail, text: `${mail.text}\n${newest.note}` };
    },
  };
}

async function readNewest(db: Queryable): Promise<SignedCheckpoint | undefined> {
  const { rows } = await db.query<SignedCheckpoint>(
    `select size::float as size, note, signed_at as at from notary
     where note is not null and stopped is null`,
  );
  return rows[0];
}

function wordsIn(locale: Locale, { size, at }: SignedCheckpoint) {
  const { formatMessage } = mailWords(locale);
  const values = { count: size, day: formatDay(at, locale) };
  return {
    subject: formatMessage({ id: 'mail.checkpoint.subject' }, values),
    text: [
      formatMessage({ id: 'mail.checkpoint.text' }, values),
      formatMessage({ id: 'mail.checkpoint.keep' }),
      formatMessage({ id: 'mail.checkpoint.verify' }),
    ].join('\n\n'),
  };
}
