import type { AlertId, Frequency, KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { type ActiveAlert, listActiveAlerts } from '@parvis/projections/alerts/list-alerts.ts';
import { positionAt } from '@parvis/projections/log-instants/find-instants.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { KnownPlaces } from './cursor.ts';
import { type Cursor, selectCursors, selectItemsSent } from './progress.ts';

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
  /** Items that it sent before and that may come again, when the log was restored. */
  readonly sent?: ReadonlySet<string>;
}

/**
 * Yields the confirmed alerts of a frequency that have no digest of the period yet, page by page:
 * their entries begin where their last digest ended, or else at their confirmation.
 * @throws ReadModelNotServed, LogUnavailable
 */
export async function* pagesOfDueAlerts(
  db: Queryable,
  places: KnownPlaces,
  { frequency, period, dueAt }: DueDigest,
): AsyncGenerator<readonly DueAlert[]> {
  for (let last: AlertId | undefined; ; ) {
    const page = await listActiveAlerts(db, last, pageSize);
    const alerts = page.filter(
      ({ alert }) => alert.frequency === frequency && isConfirmedBy(alert, dueAt),
    );
    const ids = alerts.map(({ alert }) => alert.id);
    const { until, made } = await selectCursors(db, ids, period);
    const due: DueAlert[] = [];
    for (const { alert, confirmed } of alerts) {
      if (made.has(alert.id)) continue;
      const cursor = until.get(alert.id);
      if (cursor === undefined) due.push({ alert, after: confirmed });
      else if (await places.contains(cursor.place))
        due.push({ alert, after: cursor.place.position });
      else due.push(await afterRestoration(db, { alert, confirmed }, cursor));
    }
    yield due;
    last = page.at(-1)?.alert.id;
    if (last === undefined || page.length < pageSize) return;
  }
}

function isConfirmedBy({ confirmedAt }: KnownAlert, time: Date): boolean {
  return confirmedAt !== null && new Date(confirmedAt) <= time;
}

/**
 * The log was restored from a backup that does not contain the last digest's end. Everything that
 * occurred since then is new, whatever its position; what was published again is recognised by the
 * ledger.
 */
async function afterRestoration(
  db: Queryable,
  { alert, confirmed }: ActiveAlert,
  { at }: Cursor,
): Promise<DueAlert> {
  const start = at === null ? undefined : await positionAt(db, at);
  const after = start !== undefined && start > confirmed ? start : confirmed;
  return { alert, after, sent: await selectItemsSent(db, alert.id) };
}
