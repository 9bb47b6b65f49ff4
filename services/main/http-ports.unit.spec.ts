import { anonymous } from '@parvis/contracts/accounts/actor.ts';
import { editorEndpoints } from '@parvis/contracts/content/inline-endpoints.ts';
import { readQuerySchema } from '@parvis/contracts/http/listing.ts';
import { accept } from '@parvis/contracts/http/refusal.ts';
import { positionFrom } from '@parvis/contracts/log/position.ts';
import { readModelNames } from '@parvis/contracts/operations/read-model-names.ts';
import { readModels } from '@parvis/projections/read-models.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readConfiguration } from '../adapters/config/configuration.ts';
import { allEndpoints } from '../http/testing/all-endpoints.ts';
import { makeHttpPorts } from './http-ports.ts';
import { readsOfEndpoints } from './reads-of-endpoints.ts';

const position = positionFrom(7n);

/** Ports over read models, one of which never advances. */
function portsWhere(failed: string, environment: Record<string, string> = {}) {
  const reading = readConfiguration(environment);
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  return makeHttpPorts({
    configuration: reading.configuration,
    log: { head: async () => position },
    engine: { waitUntil: async (models) => !models.includes(failed) },
    authenticator: { actorOf: async () => accept(anonymous) },
    reportFault: () => undefined,
  });
}

test('a failed read model stops only the reads that need it', async () => {
  const { readGate } = portsWhere('merge-proposals');
  expect(await readGate.waitUntil(position, 'listMerges')).toBe(false);
  const others = [...readsOfEndpoints.keys()].filter((id) => id !== 'listMerges');
  for (const id of others) expect([id, await readGate.waitUntil(position, id)]).toEqual([id, true]);
});

test('reads from tables written with the response wait for no read model', async () => {
  for (const { name } of readModels)
    expect(await portsWhere(name).readGate.waitUntil(position, 'listTokens')).toBe(true);
});

test('exactly the endpoints that take `after` declare their read models', () => {
  const takeAfter = allEndpoints.filter(
    ({ query }) =>
      // The cursor of the change feed is another `after`.
      query instanceof z.ZodObject && query.shape['after'] === readQuerySchema.shape.after,
  );
  expect([...readsOfEndpoints.keys()].toSorted()).toEqual(takeAfter.map(({ id }) => id).toSorted());
  const sent = takeAfter.filter(({ method }) => method !== 'get');
  // What is typed is too long for an address.
  const typed = Object.values(editorEndpoints).map(({ typedView }) => typedView.id);
  expect(sent.map(({ id }) => id).toSorted()).toEqual(['checkTyped', ...typed].toSorted());
});

test('the contracts list the read models by name', () => {
  expect(readModels.map(({ name }) => name).toSorted()).toEqual(readModelNames.toSorted());
});

test('a configured public address is the only origin from which browsers may write', () => {
  const given = portsWhere('none', { PARVIS_URL: 'https://www.estuaire.example/' });
  expect(given.publicOrigin).toBe('https://www.estuaire.example');
  expect(portsWhere('none').publicOrigin).toBeUndefined();
});

test('a write that records nothing returns the end position of the log', async () => {
  expect(await portsWhere('none').logHead?.()).toBe(position);
});
