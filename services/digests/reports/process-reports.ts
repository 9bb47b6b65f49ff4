import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { goesToSubject } from '@parvis/contracts/mail/mail-names.ts';
import { listAlerts } from '@parvis/projections/alerts/list-alerts.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { findMail } from '../../outbox/find-mail.ts';
import type { ScheduledJob } from '../../scheduler/scheduler.ts';
import { readAddress, type SubjectReader } from '../../subjects/subject-store.ts';
import type { Suppressions } from '../../subjects/suppressions.ts';
import type { AlertCommands } from '../lapse/lapse-alerts.ts';
import { type MailReport, maxReportBytes, readReport } from './read-report.ts';

const everyMs = 60_000;
/** The maximum number of messages processed in one run. */
const maxPerRun = 500;

/** The dependencies of processing reports. */
export interface ReportDeps {
  readonly db: Queryable;
  readonly subjects: SubjectReader;
  readonly suppressions: Pick<Suppressions, 'add'>;
  readonly end: AlertCommands['end'];
}

/**
 * Ends the alerts of recipients whose e-mail bounced or who reported it as spam; nothing at all is
 * sent to the latter any more. Reports arrive in
 * a Maildir: a mail server writes into its folder `new`, and read ones are moved to `cur`.
 */
export function processMailReports(parts: ReportDeps, maildir: string): ScheduledJob {
  const [fresh, read] = [join(maildir, 'new'), join(maildir, 'cur')];
  return {
    name: 'take-mail-reports',
    everyMs,
    async run() {
      await mkdir(read, { recursive: true, mode: 0o700 });
      await mkdir(fresh, { recursive: true, mode: 0o700 });
      const names = (await readdir(fresh)).toSorted().slice(0, maxPerRun);
      for (const name of names) {
        const report = await reportIn(join(fresh, name));
        if (report !== undefined) await stopSending(parts, report);
        // Moved last: after a crash it is read again, which is idempotent.
        await rename(join(fresh, name), join(read, `${name}:2,S`));
      }
    },
  };
}

async function reportIn(file: string): Promise<MailReport | undefined> {
  const found = await stat(file);
  return found.isFile() && found.size <= maxReportBytes
    ? readReport(await readFile(file))
    : undefined;
}

/**
 * Ends what is sent to the recipient of the e-mail of a report, if that is its subject. Only the recipient knows the e-mail's id, which is a hash, so nobody else can end alerts by a
 * forged report.
 */
async function stopSending(
  { db, subjects, suppressions, end }: ReportDeps,
  { kind, mailId }: MailReport,
): Promise<void> {
  const mail = await findMail(db, mailId);
  // A visitor's message bounces at our own mailbox: that says nothing about the visitor.
  if (mail === undefined || !goesToSubject(mail.template)) return;
  const { subjectId } = mail;
  const because = kind === 'failed' ? 'bounced' : 'complained';
  const address = await readAddress(subjects, subjectId);
  // First: ending the last alert erases the address.
  if (kind === 'complained' && address !== undefined) await suppressions.add(address, 'complained');
  for (const alert of await listAlerts(db, subjectId))
    await end(alert, because, `${because}/${mailId}/${alert.id}`);
}
