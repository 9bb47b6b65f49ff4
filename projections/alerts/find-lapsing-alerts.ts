import type { KnownAlert } from '@parvis/contracts/alerts/alert.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/** Why an unused alert needs action. */
const lapses = {
  /** Requested before an instant, and never confirmed. */
  unconfirmed: `state = 'requested' and requested_at < $1`,
  /** Not used since an instant, and no renewal e-mail has been sent yet. */
  dormant: `state = 'active' and warned_at is null and used_at < $1`,
  /** Unsubscribed before an instant. */
  unsubscribed: `state = 'unsubscribed' and unsubscribed_at < $1`,
  /** The renewal e-mail was sent before an instant, and has not been answered. */
  unanswered: `state = 'active' and warned_at < $1`,
} as const;
export type Lapse = keyof typeof lapses;

/**
 * Returns a batch of the alerts that lapsed for a reason before an instant.
 * @throws ReadModelNotServed
 */
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
