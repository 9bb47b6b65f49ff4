import { freePort } from '@parvis/ops/testing/free-port.ts';
import { expect, test, vi } from 'vitest';
import { readConfiguration } from '../adapters/config/configuration.ts';
import { noTracing } from '../adapters/tracing/tracing.ts';
import { openObservability } from './observability.ts';

const loaded = vi.hoisted(() => ({ times: 0 }));
vi.mock('../adapters/tracing/open-telemetry.ts', async (importOriginal) => {
  loaded.times += 1;
  return importOriginal();
});

async function openedWith(environment: Readonly<Record<string, string>>) {
  const read = readConfiguration(environment);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const observability = await openObservability(read.configuration, { version: '0.0.0' });
  await observability.stop();
  return observability;
}

test('OpenTelemetry is loaded only where traces are exported', async () => {
  const { tracing } = await openedWith({});
  expect([tracing === noTracing, loaded.times]).toEqual([true, 0]);
  const endpoint = `http://127.0.0.1:${await freePort()}`;
  const traced = await openedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  expect([traced.tracing === noTracing, loaded.times]).toEqual([false, 1]);
});
