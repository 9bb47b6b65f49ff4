import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { Metrics } from '../adapters/metrics/metrics.ts';
import type { Tracing } from '../adapters/tracing/tracing.ts';
import type { RespondEarly } from './early-responses.ts';
import { routeLabel } from './route-label.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Counts, times and traces incoming requests. */
export interface RequestObserver {
  /** The same listener, observed. */
  listening(listener: Listener): Listener;
  /**
   * The same early responses, counted; they are neither timed nor traced, which would cost as much
   * as they do.
   */
  early(respond: RespondEarly): RespondEarly;
}

/** Early responses by status, until the next scrape. */
type Tally = Map<number, number>;

/** The number of targets whose route is cached; the cache is cleared when it is full. */
const rememberedTargets = 5_000;

/** Observes requests by the name of their route and their status. */
export function observeRequests(metrics: Metrics, tracing: Tracing): RequestObserver {
  const { requests, durations, underway } = makeInstruments(metrics);
  const tallies = new EarlyTallies();
  metrics.readBeforeScrape('early-responses', () => {
    tallies.empty((route, status, count) => requests.inc({ route, status }, count));
  });
  /** Records a request whose response is closed; returns attributes for its span. */
  const record = (request: IncomingMessage, response: ServerResponse, seconds: number) => {
    const route = findRoute(request, response);
    const status = response.writableFinished ? String(response.statusCode) : 'aborted';
    requests.inc({ route, status });
    durations.observe({ route }, seconds);
    underway.dec();
    const id = response.getHeader('X-Request-Id');
    return {
      'http.route': route,
      'http.response.status_code': status,
      // The same id as in the log line.
      ...(typeof id === 'string' && { 'parvis.request_id': id }),
    };
  };
  return {
    listening: (listener) => (request, response) => {
      const begunAt = performance.now();
      underway.inc();
      void tracing.span('request', {}, (span) => {
        const closed = new Promise<void>((resolve) => {
          response.once('close', () => {
            span.set(record(request, response, (performance.now() - begunAt) / 1_000));
            resolve();
          });
        });
        listener(request, response);
        return closed;
      });
    },
    early: (respond) => (request) => {
      const bytes = respond(request);
      if (bytes !== undefined) tallies.count(request.target, bytes);
      return bytes;
    },
  };
}

function makeInstruments({ registry }: Metrics) {
  const registers = [registry];
  const requests = new Counter({
    name: 'parvis_http_requests_total',
    help: 'Responses, by route and status; status “aborted” when the client left before',
    labelNames: ['route', 'status'],
    registers,
  });
  // The series exists before the first failure, so that its increase is visible.
  for (const status of ['500', '503']) requests.inc({ route: 'page', status }, 0);
  const durations = new Histogram({
    name: 'parvis_http_request_duration_seconds',
    help: 'Requests from their first byte to the last of the response, except those served from the page cache before node:http reads them',
    labelNames: ['route'],
    buckets: [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const underway = new Gauge({
    name: 'parvis_http_requests_underway',
    help: 'Requests in progress',
    registers,
  });
  return { requests, durations, underway };
}

function findRoute(request: IncomingMessage, response: ServerResponse): string {
  const target = 'originalUrl' in request ? request.originalUrl : request.url;
  const endpoint: unknown = 'locals' in response ? Object(response.locals)['endpoint'] : undefined;
  return routeLabel(typeof target === 'string' ? target : '/', endpoint);
}

/** Counts early responses in plain maps: prom-client's bookkeeping would slow each of them. */
class EarlyTallies {
  readonly #byRoute = new Map<string, Tally>();
  readonly #byTarget = new Map<string, Tally>();

  count(target: string, bytes: Buffer): void {
    const tally = this.#byTarget.get(target) ?? this.#remember(target);
    const status = statusIn(bytes);
    tally.set(status, (tally.get(status) ?? 0) + 1);
  }

  empty(take: (route: string, status: string, count: number) => void): void {
    for (const [route, tally] of this.#byRoute) {
      for (const [status, count] of tally) take(route, String(status), count);
      tally.clear();
    }
  }

  #remember(target: string): Tally {
    const route = routeLabel(target);
    const tally = this.#byRoute.get(route) ?? new Map<number, number>();
    this.#byRoute.set(route, tally);
    if (this.#byTarget.size >= rememberedTargets) this.#byTarget.clear();
    this.#byTarget.set(target, tally);
    return tally;
  }
}

/** The three digits after `HTTP/1.1 `. */
function statusIn(bytes: Buffer): number {
  const digit = (at: number) => (bytes[at] ?? 0x30) - 0x30;
  return digit(9) * 100 + digit(10) * 10 + digit(11);
}
