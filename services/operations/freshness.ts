import type { Freshness, ProjectionStatus } from '@parvis/contracts/operations/endpoints.ts';

/** A read model that is this far behind, in milliseconds, shows something old; less passes unnoticed. */
const noticedLagMs = 5_000;

/** Says whether what editors read is the newest. @param logIsAway nothing can be saved then */
export function freshnessOf(
  projections: readonly Pick<ProjectionStatus, 'state' | 'lagMs'>[],
  logIsAway: boolean,
): Freshness {
  if (logIsAway) return { state: 'log-away' };
  if (projections.some(({ state }) => state === 'failed' || state === 'detached'))
    return { state: 'stopped' };
  const isBehind = projections.some(({ lagMs }) => lagMs !== null && lagMs > noticedLagMs);
  return { state: isBehind ? 'behind' : 'current' };
}
