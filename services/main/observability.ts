import { once } from 'node:events';
import type { ProjectionEngine } from '@parvis/projections/engine/engine.ts';
import { Counter, collectDefaultMetrics, Gauge } from 'prom-client';
import type { Configuration } from '../adapters/config/configuration.ts';
import { createLogger, type Logger, type LogLines } from '../adapters/logging/logger.ts';
import { Metrics } from '../adapters/metrics/metrics.ts';
import { makeMetricsServer } from '../adapters/metrics/metrics-server.ts';
import { noTracing, type Tracing } from '../adapters/tracing/tracing.ts';
import { Outages } from './outages.ts';
import { type Readiness, readinessOf, startingReadiness } from './readiness.ts';
import { listen } from './web-server.ts';

/** The operators' view of the process. */
export interface Observability {
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  readonly logger: Logger;
  readonly outages: Outages;
  /** Logs errors from which the process recovers automatically, and counts them by their origin. */
  readonly reportError: (cause: unknown, where?: string) => void;
  /** The state of the process. */
  readonly readiness: () => Promise<Readiness>;
  /** Makes readiness report the read models, once there are any. */
  watch(engine: Pick<ProjectionEngine, 'statuses'>): void;
  stop(): Promise<void>;
}

/**
 * Opens what is configured: metrics on a separate port, traces, log lines.
 * @param logLines where log lines go, standard error by default
 * @throws CannotListen when the port of metrics is in use or not allowed
 */
export async function openObservability(
  configuration: Configuration,
  version: string,
  logLines?: LogLines,
): Promise<Observability> {
  const metrics = new Metrics();
  const logger = createLogger(configuration.logLevel, logLines);
  const outages = new Outages({
    write: ({ level, message, ...line }) => logger[level](line, message),
  });
  let engine: Pick<ProjectionEngine, 'statuses'> | undefined;
  const readiness = async () => (engine ? readinessOf(engine, outages) : startingReadiness);
  const stops = [await serveMetrics(metrics, readiness, configuration, version)];
  const tracing = await openTracing(configuration, version);
  stops.push(() => tracing.stop());
  return {
    metrics,
    tracing,
    logger,
    outages,
    reportError: reportingErrors(metrics, logger, outages),
    readiness,
    watch: (made) => void (engine = made),
    async stop() {
      for (const stop of stops) await stop();
    },
  };
}

/** @returns a function whose `where` names a part of ours: a read model, a worker */
function reportingErrors(
  { registry }: Metrics,
  logger: Logger,
  outages: Outages,
): (cause: unknown, where?: string) => void {
  const failures = new Counter({
    name: 'parvis_background_errors_total',
    help: 'Errors of work in the background that is retried, by where they occurred, without those of an outage',
    labelNames: ['where'],
    registers: [registry],
  });
  for (const where of ['housekeeping', 'outbox', 'security-trace']) failures.inc({ where }, 0);
  return (cause, where = 'housekeeping') => {
    if (outages.notice(cause)) return;
    failures.inc({ where });
    logger.error({ where }, cause instanceof Error ? cause.message : String(cause));
  };
}

async function serveMetrics(
  metrics: Metrics,
  readiness: Observability['readiness'],
  { metricsPort, metricsHost, roles }: Configuration,
  version: string,
): Promise<() => Promise<void>> {
  if (metricsPort === undefined) return () => Promise.resolve();
  collectDefaultMetrics({ register: metrics.registry });
  new Gauge({
    name: 'parvis_info',
    help: 'The version and the roles of the process; always 1',
    labelNames: ['version', 'roles'],
    registers: [metrics.registry],
  }).set({ version, roles: roles.join(',') }, 1);
  const server = makeMetricsServer(metrics, readiness);
  await listen(server, metricsHost, metricsPort, 'PARVIS_METRICS_PORT');
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}

/** OpenTelemetry is loaded only where traces are exported. */
async function openTracing({ otlpEndpoint }: Configuration, version: string): Promise<Tracing> {
  if (otlpEndpoint === undefined) return noTracing;
  const { openTelemetry } = await import('../adapters/tracing/open-telemetry.ts');
  return openTelemetry({ endpoint: otlpEndpoint, version });
}
