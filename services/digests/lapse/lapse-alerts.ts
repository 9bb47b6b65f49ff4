import type { KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import type { AlertEnd } from '@parvis/contracts/alerts/events.ts';
import { findLapsingAlerts, type Lapse } from '@parvis/projections/alerts/find-lapsing-alerts.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { ScheduledJob } from '../../scheduler/scheduler.ts';

/** Ends alerts and records renewal e-mails; both are idempotent under the same command id. */
export interface AlertCommands {
  /** Ends an alert, erases its typed input, and erases its subject if nothing else is stored. */
  readonly end: (alert: KnownAlert, because: AlertEnd, commandId: string) => Promise<void>;
  /** Records that its subject is sent a renewal e-mail. */
  readonly ask: (alert: KnownAlert, commandId: string) => Promise<void>;
}

const dayMs = 86_400_000;
const everyMs = 60 * 60_000;
/**
 * The number of days after which an unconfirmed request ends, and after which an alert whose
 * renewal e-mail is not answered ends.
 */
const unconfirmedDays = 7;
const unansweredDays = 30;
/** The number of days during which an unsubscription can be undone. */
const undoDays = 7;
/** The number of alerts handled in one batch. */
const batchSize = 200;

/**
 * Ends requests that nobody confirmed within a week, and unsubscribed alerts after as long; mails the subjects of dormant alerts, and ends
 * these alerts after thirty days without a reply.
 */
export function lapseAlerts(
  db: Queryable,
  { end, ask }: AlertCommands,
  dormantDays: number,
): ScheduledJob {
  const steps: readonly [Lapse, number, (alert: KnownAlert) => Promise<void>][] = [
    ['unconfirmed', unconfirmedDays, (alert) => end(alert, 'unconfirmed', `lapse/${alert.id}`)],
    ['unsubscribed', undoDays, (alert) => end(alert, 'unsubscribed', `unsubscribed/${alert.id}`)],
    // It may become dormant again after each use.
    ['dormant', dormantDays, (alert) => ask(alert, `dormant/${alert.id}/${alert.usedAt}`)],
    ['unanswered', unansweredDays, (alert) => end(alert, 'dormant', `unanswered/${alert.id}`)],
  ];
  return {
    name: 'lapse-alerts',
    everyMs,
    async run(now) {
      for (const [lapse, days, act] of steps) {
        const before = new Date(now.getTime() - days * dayMs);
        const done = new Set<string>();
        for (;;) {
          // The read model lags behind the log: alerts that just ended may still be in it.
          const found = await findLapsingAlerts(db, lapse, before, batchSize + done.size);
          const left = found.filter(({ id }) => !done.has(id));
          for (const alert of left) {
            await act(alert);
            done.add(alert.id);
          }
          if (left.length < batchSize) break;
        }
      }
    },
  };
}
