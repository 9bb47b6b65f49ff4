import type { KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Configuration } from '../adapters/config/configuration.ts';
import type { AlertPorts } from '../alerts/alert-ports.ts';
import { endAlert } from '../alerts/end-alert.ts';
import { dormantMail, orderDormantMail } from '../digests/lapse/dormant-mail.ts';
import { type AlertCommands, lapseAlerts } from '../digests/lapse/lapse-alerts.ts';
import { digestMails } from '../digests/mails/digest-mails.ts';
import { planDigests } from '../digests/plan/plan-digests.ts';
import { processMailReports } from '../digests/reports/process-reports.ts';
import type { MailTemplate } from '../outbox/template.ts';
import type { Reactor } from '../reactors/reactor.ts';
import type { ScheduledJob } from '../scheduler/scheduler.ts';

/** Returns the e-mails that alerts send, with links to manage and to end them. */
export function digestMailsWithLinks(
  { db: pool, clock, links }: AlertPorts,
  publicUrl: string,
  siteName: (locale: Locale) => Promise<string>,
): readonly MailTemplate[] {
  const parts = {
    pool,
    clock,
    publicUrl,
    siteName,
    manageUrl: (alert: KnownAlert) => links.address('manage', alert, clock.now()),
    unsubscribeUrl: (alert: KnownAlert) => links.address('unsubscribe', alert, clock.now()),
  };
  return [...digestMails(parts), dormantMail(parts)];
}

/** Orders the renewal e-mail of a dormant alert. */
export function dormantReactor({ writer }: Pick<AlertPorts, 'writer'>): Reactor {
  return orderDormantMail(async (id) => (await writer.load(id))?.subjectId);
}

/** Returns the scheduled jobs of alerts: digests, and lapsing. */
export function alertJobs(
  alerts: AlertPorts,
  { alertDormantDays, mailReports }: Configuration,
): readonly ScheduledJob[] {
  const { db, log, subjects, writer } = alerts;
  const commands: AlertCommands = {
    // An alert that has ended meanwhile is refused; that is fine.
    end: async (alert, because, commandId) => {
      await endAlert(alerts, alert, because, commandId);
    },
    ask: async ({ id }, commandId) => {
      await writer.execute(id, { type: 'ask-alert' }, commandId);
    },
  };
  return [
    planDigests({ pool: alerts.db, subjects }),
    lapseAlerts(db, commands, alertDormantDays),
    ...(mailReports === undefined
      ? []
      : [processMailReports({ log, db, end: commands.end }, mailReports)]),
  ];
}
