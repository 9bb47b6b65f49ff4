import type { ProjectionStatus } from '@parvis/contracts/operations/endpoints.ts';
import type { ProjectionEngine } from '@parvis/projections/engine/engine.ts';
import { modelsOfPages } from '@parvis/projections/pages/list-changed-pages.ts';
import { withTimeout } from '@parvis/projections/postgres/with-timeout.ts';
import type { Outages } from './outages.ts';

/**
 * `ready`: all is well. `degraded`: visitors get correct pages, but not the newest. `not-ready`:
 * they do not, and the process must be taken out of rotation.
 */
type ReadinessStatus = 'ready' | 'degraded' | 'not-ready';

/** The state of the process, with the state, position and lag of every read model. */
export interface Readiness {
  /**
   * Whether the process stays in rotation: failures that concern only editors do not take the site
   * down.
   */
  readonly ready: boolean;
  readonly report: {
    readonly status: ReadinessStatus;
    /** Why it is not `ready`, one phrase each. */
    readonly reasons: readonly string[];
    readonly projections: readonly ProjectionStatus[];
  };
}

/** The state before there are read models. */
export const startingReadiness = readiness('not-ready', ['it is starting'], []);

/** The state of a process that finishes what it began, and should get no further requests. */
export const stoppingReadiness = readiness('not-ready', ['it is stopping'], []);

/** How long the database may take to respond, in milliseconds. */
const databaseTimeoutMs = 1_000;

/**
 * Reads the state of the read models, in about a second at most. An unavailable database makes it
 * not ready; an unavailable log, or a read model that stopped at an event, leaves correct but older
 * pages; so does a process for work in the background that is down.
 * @param isAlone whether that process is down
 */
export async function readinessOf(
  engine: Pick<ProjectionEngine, 'statuses'>,
  outages: Pick<Outages, 'isUnavailable'>,
  isAlone = false,
): Promise<Readiness> {
  const projections = await withTimeout(databaseTimeoutMs, engine.statuses()).catch(
    () => undefined,
  );
  if (projections === undefined) return readiness('not-ready', ['the database is unavailable'], []);
  const missing = modelsOfPages.filter(
    (model) => !projections.some(({ name, state }) => name === model && serves(state)),
  );
  const reasons = [
    ...(isLogUnavailable(projections, outages) ? ['the log is unavailable'] : []),
    ...(isAlone ? ['the process for work in the background is not running'] : []),
    ...projections
      .filter(({ state }) => state === 'failed' || state === 'detached')
      .map(
        ({ name, state }) =>
          `${name} has ${state === 'failed' ? 'stopped' : 'no part in this log'}`,
      ),
  ];
  if (missing.length > 0)
    return readiness(
      'not-ready',
      [...missing.map((model) => `${model} cannot be served`), ...reasons],
      projections,
    );
  return readiness(reasons.length === 0 ? 'ready' : 'degraded', reasons, projections);
}

/** Detected by a failed request, or because no read model can determine its lag. */
function isLogUnavailable(
  projections: readonly ProjectionStatus[],
  outages: Pick<Outages, 'isUnavailable'>,
): boolean {
  return outages.isUnavailable('log') || projections.every(({ lagMs }) => lagMs === null);
}

function readiness(
  status: ReadinessStatus,
  reasons: readonly string[],
  projections: readonly ProjectionStatus[],
): Readiness {
  return { ready: status !== 'not-ready', report: { status, reasons, projections } };
}

/** A read model that stopped at an event keeps serving its rows. */
function serves(state: ProjectionStatus['state']): boolean {
  return state === 'live' || state === 'failed';
}
