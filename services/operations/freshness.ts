import type { Freshness, ProjectionStatus } from '@parvis/contracts/operations/endpoints.ts';

/** The lag, in milliseconds, from which a read model shows stale data; less is not noticeable. */
const noticedLagMs = 5_000;

/**
 * Reports whether editors see current data.
 * @param isLogUnavailable whether the log is unavailable, so that nothing can be saved
 */
export function computeFreshness(
  projections: readonly Pick<ProjectionStatus, 'state' | 'lagMs'>[],
  isLogUnavailable: boolean,
): Freshness {
  if (isLogUnavailable) return { state: 'log-away' };
  if (projections.some(({ state }) => state === 'failed' || state === 'detached'))
    return { state: 'stopped' };
  const isBehind = projections.some(({ lagMs }) => lagMs !== null && lagMs > noticedLagMs);
  return { state: isBehind ? 'behind' : 'current' };
}
