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

/** What readiness reads of the engine. */
export type WatchedEngine = Pick<ProjectionEngine, 'statuses' | 'unled'>;

interface WatchedProcess {
  readonly hasPages?: boolean;
  readonly isAlone?: boolean;
  readonly indexingFailure?: () => Promise<string | undefined>;
}

const neverFails = async () => undefined;

/**
 * Reads the state of the read models, in about a second at most. A database that does not respond
 * makes it not ready, except while visitors get cached pages: a proxy in front must not take every
 * process out. An unavailable log, a full disk, a lost projector or a read model that stopped at an
 * event leave correct but older pages.
 * @param process whether visitors get cached pages, whether the process for work in the background is
 *   down, and how to read why the one that indexes offers fails
 */
export async function checkReadiness(
  engine: WatchedEngine,
  outages: Pick<Outages, 'isUnavailable'>,
  { hasPages = false, isAlone = false, indexingFailure = neverFails }: WatchedProcess = {},
): Promise<Readiness> {
  const full = outages.isUnavailable('disk') ? ['the disk is full'] : [];
  const read = Promise.all([engine.statuses(), engine.unled(), indexingFailure()]);
  const found = await withTimeout(databaseTimeoutMs, read).catch(() => undefined);
  if (found === undefined)
    return hasPages
      ? readiness('degraded', ['the database is unavailable: pages are cached ones', ...full], [])
      : readiness('not-ready', ['the database is unavailable', ...full], []);
  const [projections, unled, notIndexed] = found;
  const missing = modelsOfPages.filter(
    (model) => !projections.some(({ name, state }) => name === model && serves(state)),
  );
  const reasons = [
    ...full,
    ...withoutProgress(projections, unled, outages),
    ...(isAlone ? ['the process for work in the background is not running'] : []),
    ...unavailableOffers(outages, notIndexed),
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

/** Why the read models make no progress; a projector waits for the log before it leads. */
function withoutProgress(
  projections: readonly ProjectionStatus[],
  unled: readonly string[],
  outages: Pick<Outages, 'isUnavailable'>,
): readonly string[] {
  if (isLogUnavailable(projections, outages)) return ['the log is unavailable'];
  return unled.length === projections.length ? ['no projector is running'] : [];
}

/** Detected by a failed request, or because no read model can determine its lag. */
function isLogUnavailable(
  projections: readonly ProjectionStatus[],
  outages: Pick<Outages, 'isUnavailable'>,
): boolean {
  return outages.isUnavailable('log') || projections.every(({ lagMs }) => lagMs === null);
}

/**
 * Meanwhile lists of offers are browsed, or lack the newest changes.
 * @param notIndexed why another process does not write offers
 */
function unavailableOffers(
  outages: Pick<Outages, 'isUnavailable'>,
  notIndexed: string | undefined,
): readonly string[] {
  const parts = ['search', 'indexing of offers'] as const;
  const own = parts
    .filter((name) => outages.isUnavailable(name))
    .map((name) => `the ${name} is unavailable`);
  return notIndexed === undefined ? own : [...own, `offers are not indexed: ${notIndexed}`];
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
