import type { Projection } from '@parvis/projections/engine/projection.ts';
import { Counter, Histogram } from 'prom-client';
import type { Observability } from './observability.ts';

/** Wraps projections so that their batches are timed and traced. */
export function observedProjections(
  projections: readonly Projection[],
  { metrics, tracing }: Pick<Observability, 'metrics' | 'tracing'>,
): readonly Projection[] {
  const registers = [metrics.registry];
  const durations = new Histogram({
    name: 'parvis_projection_batch_duration_seconds',
    help: 'Folding of a batch of events into rows, by read model',
    labelNames: ['projection'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10],
    registers,
  });
  const folded = new Counter({
    name: 'parvis_projection_events_total',
    help: 'Events that a read model folded in this process, repetitions after an error included',
    labelNames: ['projection'],
    registers,
  });
  return projections.map((projection): Projection => {
    const labels = { projection: projection.name };
    durations.zero(labels);
    folded.inc(labels, 0);
    return {
      name: projection.name,
      version: projection.version,
      handles: projection.handles,
      ignores: projection.ignores,
      createTables: (schema) => projection.createTables(schema),
      async apply(events, sql, schema, memory) {
        const attributes = { 'parvis.projection': projection.name, 'parvis.events': events.length };
        const end = durations.startTimer(labels);
        try {
          return await tracing.span('projection batch', attributes, () =>
            projection.apply(events, sql, schema, memory),
          );
        } finally {
          end();
          folded.inc(labels, events.length);
        }
      },
    };
  });
}
