import { once } from 'node:events';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import type { Configuration } from '../adapters/config/configuration.ts';
import { createLogger, type Logger, type LogLines } from '../adapters/logging/logger.ts';
import { Metrics } from '../adapters/metrics/metrics.ts';
import { makeMetricsServer } from '../adapters/metrics/metrics-server.ts';
import { noTracing, type Tracing } from '../adapters/tracing/tracing.ts';
import type { BackgroundProcess } from './background/background-process.ts';
import type { ParentProcess } from './background/parent-process.ts';
import { Outages } from './outages.ts';
import {
  checkReadiness,
  type Readiness,
  startingReadiness,
  stoppingReadiness,
  type WatchedEngine,
} from './readiness.ts';
import { reportingErrors } from './reporting-errors.ts';
import { listen } from './web-server.ts';

/** The operators' view of the process. */
export interface Observability {
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  readonly logger: Logger;
  readonly outages: Outages;
  /**
   * Counts errors from which the process recovers automatically, by their origin, and logs each kind
   * once in a while.
   */
  readonly reportError: (cause: unknown, where?: string) => void;
  /** The state of the process. */
  readonly readiness: () => Promise<Readiness>;
  /** Makes readiness report the read models, once there are any. */
  watch(engine: WatchedEngine): void;
  /** Makes readiness know whether visitors get cached pages while the database does not respond. */
  watchPages(hasPages: () => boolean): void;
  /** Makes readiness report why the process that indexes offers, perhaps another one, fails to. */
  watchIndexing(failure: () => Promise<string | undefined>): void;
  /** Makes readiness report that the process stops. */
  stopping(): void;
  stop(): Promise<void>;
}

export interface ObservabilityOptions {
  readonly version: string;
  /** The output for log lines; standard error by default. */
  readonly logLines?: LogLines;
  /** The process that runs the other roles of this installation, if this one started it. */
  readonly background?: Pick<BackgroundProcess, 'isRunning' | 'readMetrics'>;
  /** The process that started this one, if it did. */
  readonly parent?: Pick<ParentProcess, 'serveMetrics'>;
}

/**
 * Opens what is configured: metrics on a separate port, which is the parent's if there is one,
 * traces, log lines.
 * @throws CannotListen when the port of metrics is in use or not allowed
 */
export async function openObservability(
  configuration: Configuration,
  options: ObservabilityOptions,
): Promise<Observability> {
  const { version, logLines, background, parent } = options;
  const metrics = new Metrics();
  const logger = createLogger(configuration.logLevel, logLines);
  const outages = new Outages({
    write: ({ level, message, ...line }) => logger[level](line, message),
  });
  let engine: WatchedEngine | undefined;
  const isAlone = () => background?.isRunning === false;
  let isStopping = false;
  let hasPages = () => false;
  let indexingFailure: () => Promise<string | undefined> = async () => undefined;
  const readiness = async () => {
    if (isStopping) return stoppingReadiness;
    return engine
      ? checkReadiness(engine, outages, {
          hasPages: hasPages(),
          isAlone: isAlone(),
          indexingFailure,
        })
      : startingReadiness;
  };
  if (background !== undefined) {
    metrics.namedAs('web');
    metrics.include(() => background.readMetrics());
  }
  if (parent !== undefined) metrics.namedAs('background');
  measureProcess(metrics, configuration, version);
  parent?.serveMetrics(() => metrics.collect());
  const stops = parent ? [] : [await serveMetrics(metrics, readiness, configuration)];
  const tracing = await openTracing(configuration, version);
  stops.push(() => tracing.stop());
  return {
    metrics,
    tracing,
    logger,
    outages,
    reportError: reportingErrors(metrics.registry, logger, outages),
    readiness,
    watch: (made) => void (engine = made),
    stopping: () => void (isStopping = true),
    watchPages: (made) => void (hasPages = made),
    watchIndexing: (made) => void (indexingFailure = made),
    async stop() {
      for (const stop of stops) await stop();
    },
  };
}

async function serveMetrics(
  metrics: Metrics,
  readiness: Observability['readiness'],
  { metricsPort, metricsHost }: Configuration,
): Promise<() => Promise<void>> {
  if (metricsPort === undefined) return () => Promise.resolve();
  const server = makeMetricsServer(metrics, readiness);
  await listen(server, metricsHost, metricsPort, 'PARVIS_METRICS_PORT');
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}

/** Measures the process itself, its event loop and its memory, where somebody reads that. */
function measureProcess(
  { registry }: Metrics,
  { metricsPort, roles }: Configuration,
  version: string,
): void {
  if (metricsPort === undefined) return;
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'parvis_info',
    help: 'The version and the roles of the process; always 1',
    labelNames: ['version', 'roles'],
    registers: [registry],
  }).set({ version, roles: roles.join(',') }, 1);
}

/** OpenTelemetry is loaded only where traces are exported. */
async function openTracing({ otlpEndpoint }: Configuration, version: string): Promise<Tracing> {
  if (otlpEndpoint === undefined) return noTracing;
  const { openTelemetry } = await import('../adapters/tracing/open-telemetry.ts');
  return openTelemetry({ endpoint: otlpEndpoint, version });
}
