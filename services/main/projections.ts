import {
  createProjectionEngine,
  type ProjectionEngine,
} from '@parvis/projections/engine/engine.ts';
import { LogReader, type LogReaderDeps } from '@parvis/projections/follower/log-reader.ts';
import {
  pageReadModelNames,
  readModels,
  visitorReadModelNames,
} from '@parvis/projections/read-models.ts';
import { Counter } from 'prom-client';
import { systemClock } from '../adapters/clock.ts';
import type { Connections } from './connections.ts';
import type { Observability } from './observability.ts';
import { observedProjections } from './observed-projections.ts';
import { watchProjections } from './watch-projections.ts';

/** Makes the engine of the read models, which reports what happens to them. */
export function makeEngine(
  { log, pool, bus }: Connections,
  observability: Observability,
): ProjectionEngine {
  const engine = createProjectionEngine({
    log,
    pool,
    bus,
    clock: systemClock,
    projections: observedProjections(readModels, observability),
    builtFirst: { names: visitorReadModelNames },
    onError: (projection, cause) => observability.reportError(cause, projection),
    onFailure: (projection, { error, ...event }) =>
      observability.logger.error({ projection, event, error }, 'a read model stopped'),
    onDetached: (projection) =>
      observability.logger.error(
        { projection },
        'a read model was built from another log, and is not served until it is rebuilt',
      ),
    onForeign: countForeign(observability),
  });
  watchProjections(observability.metrics, engine, log);
  return engine;
}

/** Makes the reader of the log for all followers of this process. */
export function makeReader(
  { log, pool, bus }: Connections,
  {
    hasOneServer,
    reportError,
  }: Pick<LogReaderDeps, 'hasOneServer'> & Pick<Observability, 'reportError'>,
): LogReader {
  const onError = (cause: unknown) => reportError(cause, 'reader of the log');
  return new LogReader({ log, pool, bus, hasOneServer, first: pageReadModelNames, onError });
}

/** Counts events of other applications, and logs the first. */
function countForeign({ metrics, logger }: Observability) {
  const counter = new Counter({
    name: 'parvis_foreign_events_total',
    help: 'Events of other applications that a read model passed over',
    labelNames: ['projection'],
    registers: [metrics.registry],
  });
  let isNew = true;
  return (projection: string, events: readonly { readonly stream: string }[]) => {
    counter.inc({ projection }, events.length);
    if (isNew)
      logger.warn({ stream: events[0]?.stream }, 'the log contains events of another application');
    isNew = false;
  };
}
