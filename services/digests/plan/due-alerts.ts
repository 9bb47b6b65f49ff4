import type { AlertId, Frequency, KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import { type Position, startOfLog } from '@parvis/contracts/log/position.ts';
import { listActiveAlerts } from '@parvis/projections/alerts/list-alerts.ts';
import { positionsAt } from '@parvis/projections/log-instants/find-instants.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { selectCursors } from './progress.ts';

/** The number of alerts read in one batch. */
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
 * Yields the confirmed alerts of a frequency that have no digest of the period yet, page by page:
 * their entries begin where their last digest ended, or else at their confirmation.
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
    const due = alerts.filter(({ id }) => !made.has(id));
    const confirmed = await confirmations(
      db,
      due.filter(({ id }) => !until.has(id)),
    );
    yield due.map((alert) => ({
      alert,
      after: until.get(alert.id) ?? confirmed.get(alert.id) ?? startOfLog,
    }));
    last = page.at(-1)?.id;
    if (last === undefined || page.length < pageSize) return;
  }
}

function isConfirmedBy({ confirmedAt }: KnownAlert, time: Date): boolean {
  return confirmedAt !== null && new Date(confirmedAt) <= time;
}

/** Returns the positions of the log at which alerts were confirmed. */
async function confirmations(
  db: Queryable,
  alerts: readonly KnownAlert[],
): Promise<ReadonlyMap<AlertId, Position | undefined>> {
  if (alerts.length === 0) return new Map();
  const instants = alerts.map(({ confirmedAt }) => {
    if (confirmedAt === null) throw new Error('an active alert must have been confirmed');
    // Further events in the same millisecond may have followed.
    return new Date(Date.parse(confirmedAt) - 1);
  });
  const positions = await positionsAt(db, instants);
  return new Map(alerts.map(({ id }, at) => [id, positions[at]]));
}
