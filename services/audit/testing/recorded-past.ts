import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import type { EventLog, RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { advance } from '@parvis/projections/engine/advance.ts';
import { type Projection, schemaOf } from '@parvis/projections/engine/projection.ts';
import { createLive } from '@parvis/projections/engine/rebuild.ts';
import { readSlots } from '@parvis/projections/engine/slots.ts';
import { workFromStart } from '@parvis/projections/engine/testing/at-work.ts';
import { composeAddress } from '@parvis/projections/pages/compose-address.ts';
import { modelsOfPages } from '@parvis/projections/pages/list-changed-pages.ts';
import { noOffers } from '@parvis/projections/pages/offers/testing/no-offers.ts';
import { readModels } from '@parvis/projections/read-models.ts';
import type { PoolClient } from 'pg';
import { expect } from 'vitest';
import { type Address, readAddress } from '../../http/read-address.ts';
import { canonicalJson, computeDigest } from '../digest.ts';
import { type Reconstruction, reconstructPage } from '../reconstruct-page.ts';
import type { PastComposition } from '../site-history.ts';
import { siteHistoryFromProjections } from '../site-history-from-projections.ts';

const projections = readModels.filter(
  ({ name }) => name === 'log-instants' || modelsOfPages.includes(name),
);

async function take(client: PoolClient, projection: Projection, event: RecordedEvent) {
  const [slot] = await readSlots(client, [projection.name]);
  if (slot === undefined) throw new Error(`expected ${projection.name} to have been created`);
  const done = await advance(workFromStart(client, projection), slot, [event]);
  expect(done.slot.failure).toBe(null);
}

/** Returns the part of a response that visitors see, whatever its source. */
export function visiblePartOf(composition: PastComposition): unknown {
  return composition.kind === 'moved' ? composition.to : canonicalJson(composition.screen);
}

/** Returns an address as the site writes it. */
function addressAt(target: string): Address {
  const reading = readAddress(target);
  if (reading.kind !== 'canonical') throw new Error(`${target} is ${reading.kind}`);
  return reading;
}

/** The response of every address at every instant, recorded when it was the present. */
export type Recorded = ReadonlyMap<string, ReadonlyMap<string, PastComposition>>;

/**
 * Processes events one by one, and records the response of every address after each instant.
 * @param addressesOf the addresses to record, given the state of the read models
 */
export async function record(
  client: PoolClient,
  events: readonly RecordedEvent[],
  addressesOf: (client: PoolClient) => Promise<readonly string[]>,
): Promise<Recorded> {
  const then = new Map<string, ReadonlyMap<string, PastComposition>>();
  for (const [index, event] of events.entries()) {
    for (const projection of projections) await take(client, projection, event);
    const { occurredAt } = event.metadata;
    if (events[index + 1]?.metadata.occurredAt === occurredAt) continue;
    const live = new Map<string, PastComposition>();
    const now = new Date(occurredAt);
    for (const target of await addressesOf(client))
      live.set(target, await composeAddress(client, { ...addressAt(target), now }));
    then.set(occurredAt, live);
  }
  return then;
}

/** Recreates empty read models. */
export async function recreateReadModels(client: PoolClient): Promise<void> {
  await client.query('delete from projection_state');
  for (const projection of projections) {
    await client.query(`drop schema if exists ${schemaOf(projection.name)} cascade`);
    await createLive(client, projection);
  }
}

/** The response of an address at an instant, as auditors see it. */
export type Reconstruct = (path: string, at: string) => Promise<Reconstruction>;

/** Reconstructs from read models that have processed the whole log. */
export function createReconstruct(client: PoolClient, log: Pick<EventLog, 'head'>): Reconstruct {
  const history = siteHistoryFromProjections(
    client,
    log,
    async () => true,
    { isKept: () => true, host: 'www.bank.example' },
    { offersAt: noOffers, buildAt: async () => undefined },
  );
  const parts = { history, clock: { now: () => new Date('2027-01-01') } };
  return async (path, at) => {
    const outcome = await reconstructPage(parts, systemActor, { path, at });
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusals)}`);
    return outcome.value;
  };
}

/** Checks that every address is reconstructed at every instant as it was recorded then. */
export async function expectReconstructed(then: Recorded, reconstruct: Reconstruct): Promise<void> {
  for (const [at, live] of then)
    for (const [target, composition] of live) {
      const { shown } = await reconstruct(target, at);
      if (typeof shown === 'string') throw new Error(`${target} showed ${shown}`);
      expect(visiblePartOf(shown.composition), `${target} at ${at}`).toEqual(
        visiblePartOf(composition),
      );
      expect(shown.digest).toBe(computeDigest(composition));
      expect(shown.eventAt).toBe(at);
    }
}
