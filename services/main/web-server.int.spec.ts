import type { ServerResponse } from 'node:http';
import { freePort } from '@parvis/ops/testing/free-port.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Metrics } from '../adapters/metrics/metrics.ts';
import type { SpanAttributes, Tracing } from '../adapters/tracing/tracing.ts';
import { observeRequests } from '../http/observe-requests.ts';
import { makeWebServer } from './web-server.ts';

test('a page that cannot be composed carries the id under which its fault is reported', async () => {
  const spans: [string, SpanAttributes][] = [];
  const tracing: Tracing = {
    span(name, _attributes, work) {
      const set = (attributes: SpanAttributes) => void spans.push([name, attributes]);
      return work({ set });
    },
    stop: () => Promise.resolve(),
  };
  const reported: [string, unknown][] = [];
  const fault = new Error('the database is away');
  const site = {
    serve: () => Promise.reject(fault),
    refuse: (_request: unknown, response: ServerResponse) => {
      response.writeHead(503, ['content-type', 'text/html']);
      response.end('');
    },
    answerKnown: () => undefined,
  };
  const observer = observeRequests(new Metrics(), tracing);
  const server = makeWebServer(
    site,
    () => undefined,
    observer,
    (requestId, cause) => reported.push([requestId, cause]),
  );
  const port = await freePort();
  await server.listen('127.0.0.1', port);
  onTestFinished(() => server.drain(0));
  const headers = { 'X-Request-Id': 'anne@estuaire.example' };
  const response = await fetch(`http://127.0.0.1:${port}/groupe?q=anne`, { headers });
  const id = response.headers.get('x-request-id');
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect([response.status, reported]).toEqual([503, [[id, fault]]]);
  await vi.waitFor(() => expect(spans).not.toEqual([]));
  const seen = { 'http.route': 'page', 'http.response.status_code': '503' };
  expect(spans).toEqual([['request', { ...seen, 'parvis.request_id': id }]]);
});
