import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Metrics } from './metrics.ts';

/** Whether a process can serve traffic, and if not, all known reasons. */
type ReadReadiness = () => Promise<{ readonly ready: boolean; readonly report: unknown }>;

/** The addresses of the port for operators, which visitors never reach. */
export const operatorPaths = ['/metrics', '/healthz', '/readyz'] as const;

/**
 * Makes the server for operators: `/metrics` for Prometheus, `/healthz` for supervisors, and
 * `/readyz` with the state of every read model, in every role.
 */
export function makeMetricsServer(metrics: Metrics, readReadiness: ReadReadiness): Server {
  return createServer(({ method, url }, response) => {
    if (method !== 'GET' && method !== 'HEAD') return send(response, 405, 'text/plain', '');
    const path = operatorPaths.find((known) => known === url);
    switch (path) {
      case '/metrics':
        return void sendMetrics(response, metrics);
      case '/healthz':
        return send(response, 200, 'application/json', '{"status":"ok"}');
      case '/readyz':
        return void sendReadiness(response, readReadiness);
      case undefined:
        return send(response, 404, 'text/plain', '');
    }
  });
}

async function sendReadiness(response: ServerResponse, read: ReadReadiness): Promise<void> {
  const { ready, report } = await read();
  send(response, ready ? 200 : 503, 'application/json', JSON.stringify(report));
}

async function sendMetrics(response: ServerResponse, metrics: Metrics): Promise<void> {
  try {
    send(response, 200, metrics.registry.contentType, await metrics.render());
  } catch {
    send(response, 500, 'text/plain', '');
  }
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    ...(status === 405 && { allow: 'GET, HEAD' }),
  });
  response.end(body);
}
