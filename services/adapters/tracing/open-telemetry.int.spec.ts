import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { freePort } from '@parvis/ops/testing/free-port.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { openTelemetry } from './open-telemetry.ts';

const attributeSchema = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(attributeSchema),
  status: z.object({ code: z.number().optional() }),
});
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attributeSchema) }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});
type Span = z.infer<typeof spanSchema>;

const paths: (string | undefined)[] = [];
const exported: z.infer<typeof exportSchema>[] = [];
const collector = createServer((request, response) => {
  paths.push(request.url);
  void take(request).then(() => response.writeHead(200, { 'Content-Type': 'text/json' }).end('{}'));
});

async function take(request: IncomingMessage): Promise<void> {
  exported.push(exportSchema.parse(await json(request)));
}

let endpoint: string;

beforeAll(async () => {
  const port = await freePort();
  await new Promise<void>((resolve) => {
    collector.listen(port, '127.0.0.1', resolve);
  });
  endpoint = `http://127.0.0.1:${port}/`;
});
afterAll(() => void collector.close());
beforeEach(() => {
  paths.length = 0;
  exported.length = 0;
});

function spans(): Span[] {
  return exported.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
}

test('a request, its command and its append are one trace at the collector', async () => {
  const tracing = openTelemetry({ endpoint, version: '1.2.3' });
  const append = () => tracing.span('append', { 'parvis.events': 2 }, () => Promise.resolve());
  await tracing.span('request', {}, async (request) => {
    await tracing.span('command', { 'parvis.command': 'createPage' }, append);
    request.set({ 'http.route': 'createPage' });
  });
  await tracing.stop();
  const [appendSpan, command, request] = spans();
  expect([request?.name, command?.name, appendSpan?.name]).toEqual([
    'request',
    'command',
    'append',
  ]);
  expect(new Set(spans().map(({ traceId }) => traceId)).size).toBe(1);
  expect([command?.parentSpanId, appendSpan?.parentSpanId]).toEqual([
    request?.spanId,
    command?.spanId,
  ]);
  expect(request?.parentSpanId ?? '').toBe('');
  expect(request?.attributes).toEqual([
    { key: 'http.route', value: { stringValue: 'createPage' } },
  ]);
  const resource = exported[0]?.resourceSpans[0]?.resource.attributes ?? [];
  expect(resource).toContainEqual({ key: 'service.name', value: { stringValue: 'parvis' } });
  expect(resource).toContainEqual({ key: 'service.version', value: { stringValue: '1.2.3' } });
  expect(paths[0]).toBe('/v1/traces');
});

test('failing work marks its span with the name of the error, not its message', async () => {
  const tracing = openTelemetry({ endpoint, version: '1.2.3' });
  const failing = tracing.span('query', {}, () =>
    Promise.reject(new RangeError('anne@estuaire.example')),
  );
  await expect(failing).rejects.toThrow('anne');
  expect(() =>
    tracing.span('append', {}, () => {
      throw new TypeError('anne@estuaire.example');
    }),
  ).toThrow('anne');
  await tracing.stop();
  const failures = spans().map(({ attributes, status }) => [attributes[0]?.value, status.code]);
  expect(failures).toEqual(
    expect.arrayContaining([
      [{ stringValue: 'RangeError' }, 2],
      [{ stringValue: 'TypeError' }, 2],
    ]),
  );
  expect(JSON.stringify(exported)).not.toContain('anne');
});

test('an unavailable collector has no effect', async () => {
  const away = openTelemetry({ endpoint: `http://127.0.0.1:${await freePort()}`, version: '1' });
  expect(await away.span('query', {}, () => Promise.resolve('a page'))).toBe('a page');
  await expect(away.stop()).resolves.toBeUndefined();
});

test('stopping does not wait for a collector that accepts spans and never responds', async () => {
  let isWaitingFor = 0;
  const silent = createServer((request) => {
    isWaitingFor += 1;
    request.socket.once('close', () => {
      isWaitingFor -= 1;
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => {
    silent.listen(port, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    silent.close();
    silent.closeAllConnections();
  });
  const tracing = openTelemetry({ endpoint: `http://127.0.0.1:${port}`, version: '1' });
  tracing.span('query', {}, () => undefined);
  await tracing.stop();
  expect(isWaitingFor).toBe(1);
});
