import type { KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/** Why something is to be done about an alert that nobody uses. */
const lapses = {
  /** Requested before an instant, and never confirmed. */
  unconfirmed: `state = 'requested' and requested_at < $1`,
  /** Not used since an instant, and its subject was not yet sent the question whether it is still wanted. */
  dormant: `state = 'active' and warned_at is null and used_at < $1`,
  /** Its subject was sent the question before an instant, and has not answered. */
  unanswered: `state = 'active' and warned_at < $1`,
} as const;
export type Lapse = keyof typeof lapses;

/** Alerts that have lapsed in a way before an instant, some of them. @throws ReadModelNotServed */
export async function findLapsingAlerts(
  db: Queryable,
  lapse: Lapse,
  before: Date,
  limit: number,
): Promise<readonly KnownAlert[]> {
  const rows = await servedRows<{ alert: KnownAlert }>(
    db,
    {
      name: `alerts-${lapse}`,
      text: `select alert from alerts.alert where ${lapses[lapse]}
        and (select read_position('alerts') is not null) order by id limit $2`,
    },
    [before, limit],
  );
  return rows.map(({ alert }) => alert);
}
