import type { AlertId, Frequency, KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import { type Position, startOfLog } from '@parvis/contracts/log/position.ts';
import { listActiveAlerts } from '@parvis/projections/alerts/list-alerts.ts';
import { positionAt } from '@parvis/projections/log-instants/find-instants.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { selectCursors } from './progress.ts';

/** Alerts read at once. */
const pageSize = 1_000;

/** A due digest, identified by its period. */
export interface DueDigest {
  readonly frequency: Frequency;
  readonly period: string;
  readonly dueAt: Date;
}

/** An alert whose digest is due, and the log position after which its entries begin. */
export interface DueAlert {
  readonly alert: KnownAlert;
  readonly after: Position;
}

/**
 * The confirmed alerts of a frequency that have no digest of the period yet, page by page: their
 * entries begin where their last digest ended, or else at their confirmation.
 * @throws ReadModelNotServed
 */
export async function* pagesOfDueAlerts(
  db: Queryable,
  { frequency, period, dueAt }: DueDigest,
): AsyncGenerator<readonly DueAlert[]> {
  for (let last: AlertId | undefined; ; ) {
    const page = await listActiveAlerts(db, last, pageSize);
    const alerts = page.filter(
      (alert) => alert.frequency === frequency && isConfirmedBy(alert, dueAt),
    );
    const ids = alerts.map(({ id }) => id);
    const { until, made } = await selectCursors(db, ids, period);
    const due: DueAlert[] = [];
    for (const alert of alerts) {
      if (made.has(alert.id)) continue;
      due.push({ alert, after: until.get(alert.id) ?? (await confirmation(db, alert)) });
    }
    yield due;
    last = page.at(-1)?.id;
    if (last === undefined || page.length < pageSize) return;
  }
}

function isConfirmedBy({ confirmedAt }: KnownAlert, time: Date): boolean {
  return confirmedAt !== null && new Date(confirmedAt) <= time;
}

async function confirmation(db: Queryable, { confirmedAt }: KnownAlert): Promise<Position> {
  if (confirmedAt === null) throw new Error('an alert that is active was confirmed');
  // Further events of the same millisecond may have followed.
  return (await positionAt(db, new Date(Date.parse(confirmedAt) - 1))) ?? startOfLog;
}
