import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import {
  type ProjectionStatus,
  projectionStatusSchema,
} from '@parvis/contracts/operations/endpoints.ts';
import type { ProjectionEngine } from '@parvis/projections/engine/engine.ts';
import { Gauge } from 'prom-client';
import type { Metrics } from '../adapters/metrics/metrics.ts';

const states = projectionStatusSchema.shape.state.options;

/** Measures, at each scrape, the progress of every read model, in any process. */
export function watchProjections(
  metrics: Metrics,
  engine: Pick<ProjectionEngine, 'statuses' | 'unled'>,
  log: Pick<EventLog, 'head'>,
): void {
  const registers = [metrics.registry];
  const labelNames = ['projection'] as const;
  const state = new Gauge({
    name: 'parvis_projection_state',
    help: '1 for the state that a read model is in, 0 for the others',
    labelNames: [...labelNames, 'state'],
    registers,
  });
  const lag = new Gauge({
    name: 'parvis_projection_lag_seconds',
    help: 'Age of the oldest event that is not yet in a read model; absent while the log cannot tell',
    labelNames,
    registers,
  });
  const position = new Gauge({
    name: 'parvis_projection_position',
    help: 'Position in the log that a read model has reached',
    labelNames,
    registers,
  });
  const rebuilding = new Gauge({
    name: 'parvis_projection_rebuilding',
    help: '1 while a read model is being rebuilt alongside the one served',
    labelNames,
    registers,
  });
  const unled = new Gauge({
    name: 'parvis_projections_unled',
    help: 'Read models that no process keeps up to date: without a projector, all of them',
    registers,
  });
  const end = new Gauge({
    name: 'parvis_log_position',
    help: 'Position of the last event of the log',
    registers,
  });
  const show = (status: ProjectionStatus) => {
    const labels = { projection: status.name };
    for (const one of states) state.set({ ...labels, state: one }, one === status.state ? 1 : 0);
    position.set(labels, Number(status.position));
    rebuilding.set(labels, status.rebuild === null ? 0 : 1);
    if (status.lagMs !== null) lag.set(labels, status.lagMs / 1_000);
  };
  metrics.readBeforeScrape('projections', async () => {
    lag.reset();
    for (const status of await engine.statuses()) show(status);
  });
  metrics.readBeforeScrape('projectors', async () => unled.set((await engine.unled()).length));
  metrics.readBeforeScrape('log', async () => end.set(Number(await log.head())));
}
