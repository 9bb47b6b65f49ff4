import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import type { EventLog, RecordedEvent } from '@parvis/contracts/log/event-log.ts';
import { advance } from '@parvis/projections/engine/advance.ts';
import { type Projection, schemaOf } from '@parvis/projections/engine/projection.ts';
import { createLive } from '@parvis/projections/engine/rebuild.ts';
import { readSlots } from '@parvis/projections/engine/slots.ts';
import { atWork } from '@parvis/projections/engine/testing/at-work.ts';
import { projecting } from '@parvis/projections/engine/testing/projecting.ts';
import { randomHistory } from '@parvis/projections/engine/testing/random-edits.ts';
import { composePage } from '@parvis/projections/pages/compose-page.ts';
import { modelsOfPages } from '@parvis/projections/pages/list-changed-pages.ts';
import { readModels } from '@parvis/projections/read-models.ts';
import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { digestOf } from './digest.ts';
import { type Reconstruction, reconstructPage } from './reconstruct-page.ts';
import type { PastComposition } from './site-history.ts';
import { siteHistoryFromProjections } from './site-history-from-projections.ts';

const firstMs = Date.UTC(2026, 0, 5, 8);
const projections = readModels.filter(
  ({ name }) => name === 'log-instants' || modelsOfPages.includes(name),
);

/** The same events, `perInstant` of them at each instant, the instants 250 milliseconds apart. */
function retimed(events: readonly RecordedEvent[], perInstant: number): RecordedEvent[] {
  return events.map((event, index) => {
    const at = new Date(firstMs + Math.floor(index / perInstant) * 250);
    return { ...event, metadata: { ...event.metadata, occurredAt: at.toISOString() } };
  });
}

async function take(client: PoolClient, projection: Projection, event: RecordedEvent) {
  const [slot] = await readSlots(client, [projection.name]);
  if (slot === undefined) throw new Error(`${projection.name} was created`);
  const done = await advance(atWork(client, projection), slot, [event]);
  expect(done.slot.failure).toBe(null);
}

/** What visitors read of the page itself, without its frame. */
function ownPart(composition: PastComposition | undefined): unknown {
  if (composition?.kind !== 'screen' || composition.screen.screen !== 'content') return 'no page';
  const { breadcrumb: _above, children: _below, ...own } = composition.screen.page;
  return own;
}

/** What every path answered at every instant, noted when it was the present. */
type Recorded = ReadonlyMap<string, ReadonlyMap<string, PastComposition>>;

async function record(client: PoolClient, events: readonly RecordedEvent[]): Promise<Recorded> {
  const then = new Map<string, ReadonlyMap<string, PastComposition>>();
  for (const [index, event] of events.entries()) {
    for (const projection of projections) await take(client, projection, event);
    const { occurredAt } = event.metadata;
    if (events[index + 1]?.metadata.occurredAt === occurredAt) continue;
    const live = new Map<string, PastComposition>();
    for (const path of await pathsSoFar(client)) live.set(path, await composePage(client, path));
    then.set(occurredAt, live);
  }
  return then;
}

async function emptied(client: PoolClient): Promise<void> {
  await client.query('delete from projection_state');
  for (const projection of projections) {
    await client.query(`drop schema if exists ${schemaOf(projection.name)} cascade`);
    await createLive(client, projection);
  }
}

async function pathsSoFar(client: PoolClient): Promise<readonly string[]> {
  const { rows } = await client.query<{ path: string }>(
    'select distinct path from page_fragments.content_fragment',
  );
  return [...new Set(['/', '/en/', '/never', ...rows.map(({ path }) => path)])];
}

type Reconstruct = (path: string, at: string) => Promise<Reconstruction>;

function reconstructing(client: PoolClient, log: Pick<EventLog, 'head'>): Reconstruct {
  const history = siteHistoryFromProjections(client, log, async () => true);
  const parts = { history, clock: { now: () => new Date('2027-01-01') } };
  return async (path, at) => {
    const outcome = await reconstructPage(parts, systemActor, { path, at });
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusals)}`);
    return outcome.value;
  };
}

/** The instants that an auditor comes by who steps from change to change, from before the first. */
async function walk(reconstruct: Reconstruct, path: string): Promise<ReadonlySet<string>> {
  const visited = new Set<string>();
  let here = await reconstruct(path, new Date(firstMs - 1).toISOString());
  while (here.nextChangeAt !== null) {
    const at = here.nextChangeAt;
    const next = await reconstruct(path, at);
    expect(at > here.at).toBe(true);
    expect(next.previousChangeAt).toBe([...visited].at(-1) ?? null);
    visited.add(at);
    here = next;
  }
  return visited;
}

/** The instants at which what visitors read of the page itself became another. */
function changesOf(path: string, then: Recorded): readonly string[] {
  const own = [...then].map(([at, live]) => ({ at, own: JSON.stringify(ownPart(live.get(path))) }));
  return own
    .filter((one, index) => one.own !== (own[index - 1]?.own ?? '"no page"'))
    .map(({ at }) => at);
}

const seed = { seed: 20_260_105, numRuns: 12 };
const eventsPerInstant = fc.integer({ min: 1, max: 3 });

test('whatever editors do, every instant is reconstructed as it was composed then, and steps miss no change', async () => {
  const { db } = await projecting();
  const client = await db.pool.connect();
  onTestFinished(() => client.release());
  await fc.assert(
    fc.asyncProperty(randomHistory, eventsPerInstant, async ({ log }, perInstant) => {
      await emptied(client);
      const then = await record(client, retimed(log.events, perInstant));
      const reconstruct = reconstructing(client, log);
      for (const [at, live] of then)
        for (const [path, composition] of live) {
          const { shown } = await reconstruct(path, at);
          expect(shown?.composition).toEqual(composition);
          expect(shown?.digest).toBe(digestOf(composition));
          expect(shown?.eventAt).toBe(at);
        }
      for (const path of await pathsSoFar(client))
        expect([...(await walk(reconstruct, path))]).toEqual(
          expect.arrayContaining([...changesOf(path, then)]),
        );
    }),
    seed,
  );
}, 180_000);
