import type { KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import type { Configuration } from '../adapters/config/configuration.ts';
import type { AlertPorts } from '../alerts/alert-ports.ts';
import { endAlert } from '../alerts/end-alert.ts';
import { dormantMail, orderDormantMail } from '../digests/lapse/dormant-mail.ts';
import { type AlertCommands, lapseAlerts } from '../digests/lapse/lapse-alerts.ts';
import { digestMails } from '../digests/mails/digest-mails.ts';
import type { DigestMailDeps } from '../digests/mails/digest-parts.ts';
import { planDigests } from '../digests/plan/plan-digests.ts';
import { processMailReports } from '../digests/reports/process-reports.ts';
import type { MailTemplate } from '../outbox/template.ts';
import type { Reactor } from '../reactors/reactor.ts';
import type { ScheduledJob } from '../scheduler/scheduler.ts';

/** Returns the e-mails that alerts send, with links to manage and to end them. */
export function digestMailsWithLinks(
  { db: pool, clock, links }: AlertPorts,
  site: Pick<DigestMailDeps, 'publicUrl' | 'siteName' | 'postalAddress'>,
): readonly MailTemplate[] {
  const parts = {
    pool,
    clock,
    ...site,
    linksFor: async (alert: KnownAlert) => ({
      manage: await links.issue('subscription', alert),
      unsubscribe: await links.issue('unsubscribe', alert),
      oneClick: await links.issue('one-click', alert),
    }),
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
  const { db, log, subjects, suppressions, writer } = alerts;
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
    planDigests({ pool: alerts.db, subjects, log }),
    lapseAlerts(db, commands, alertDormantDays),
    ...(mailReports === undefined
      ? []
      : [processMailReports({ db, subjects, suppressions, end: commands.end }, mailReports)]),
  ];
}
