import type { AppendResult, EventLog } from '@parvis/contracts/log/event-log.ts';
import { Counter, Histogram } from 'prom-client';
import type { Metrics } from '../metrics/metrics.ts';
import type { Tracing } from '../tracing/tracing.ts';

const outcomes = ['appended', 'repeated', 'conflict', 'failed'] as const;
const operations = ['append', 'readStream', 'readAll', 'head'] as const;

/** Wraps a log so that appends are timed and traced, and failures counted. */
export function observedEventLog(
  log: EventLog,
  { registry }: Pick<Metrics, 'registry'>,
  tracing: Tracing,
): EventLog {
  const { durations, events, failures } = appendMetrics(registry);
  const counted = async <T>(operation: (typeof operations)[number], work: () => Promise<T>) => {
    try {
      return await work();
    } catch (cause) {
      failures.inc({ operation });
      throw cause;
    }
  };
  return {
    async append(stream, expected, appended) {
      const end = durations.startTimer({ outcome: 'failed' });
      let result: AppendResult | undefined;
      try {
        result = await tracing.span('append', { 'parvis.events': appended.length }, () =>
          counted('append', () => log.append(stream, expected, appended)),
        );
      } finally {
        end({ outcome: result?.outcome ?? 'failed' });
      }
      if (result.outcome === 'appended') events.inc(appended.length);
      return result;
    },
    async appendInOrder(appends) {
      const results = await counted('append', () => log.appendInOrder(appends));
      for (const [n, append] of appends.entries())
        if (results[n]?.outcome === 'appended') events.inc(append.events.length);
      return results;
    },
    readStream: (stream, options) => counted('readStream', () => log.readStream(stream, options)),
    readAll: (after, limit, without) =>
      counted('readAll', () => log.readAll(after, limit, without)),
    watch: (onGrowth) => log.watch(onGrowth),
    head: () => counted('head', () => log.head()),
    last: () => counted('head', () => log.last()),
    close: () => log.close(),
  };
}

function appendMetrics(registry: Metrics['registry']) {
  const durations = new Histogram({
    name: 'parvis_log_append_duration_seconds',
    help: 'Appends to the log, by outcome',
    labelNames: ['outcome'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  for (const outcome of outcomes) durations.zero({ outcome });
  const events = new Counter({
    name: 'parvis_log_events_appended_total',
    help: 'Events that this process appended',
    registers: [registry],
  });
  const failures = new Counter({
    name: 'parvis_log_failures_total',
    help: 'Calls of the log that failed, by operation',
    labelNames: ['operation'],
    registers: [registry],
  });
  for (const operation of operations) failures.inc({ operation }, 0);
  return { durations, events, failures };
}
