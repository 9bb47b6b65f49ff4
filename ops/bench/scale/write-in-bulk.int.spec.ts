import { systemActor } from '@parvis/contracts/accounts/actor.ts';
import { OfferWriter } from '@parvis/services/careers/offer-writer.ts';
import {
  accepted,
  ContentWorld,
  createContentTables,
} from '@parvis/services/content/testing/content-world.ts';
import { MediaWriter } from '@parvis/services/media/item/media-writer.ts';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { historyActor } from './decide-in-memory.ts';
import { commandOf, type Turn, turnsOf } from './history.ts';
import { writeInBulk } from './write-in-bulk.ts';

const size = {
  pages: 4,
  savesPerPage: 9,
  news: 8,
  videos: 3,
  offers: 25,
  different: { content: 2, offers: 12 },
};
const from = new Date('2015-01-05T08:00:00Z');
const to = new Date('2025-01-05T08:00:00Z');

it('a history written in bulk is the one that its commands would have written', async () => {
  const [byCommands, inBulk] = [await logWithClaims(), await logWithClaims()];
  await execute(byCommands, turnsOf(size, from, to));
  const client = new Client({ connectionString: inBulk.url });
  await client.connect();
  onTestFinished(() => client.end());
  const written = await writeInBulk({ log: client, database: client }, turnsOf(size, from, to));

  const expected = await eventsIn(byCommands);
  expect(written).toBe(expected.length);
  expect(await eventsIn(inBulk)).toEqual(expected);
  expect(await claimsIn(inBulk)).toEqual(await claimsIn(byCommands));
  expect(await constraintsIn(inBulk)).toEqual(await constraintsIn(byCommands));
});

async function logWithClaims(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  await createContentTables(database.url);
  return database;
}

async function execute({ url }: TestDatabase, turns: Iterable<Turn>): Promise<void> {
  const world = new ContentWorld(url);
  onTestFinished(() => world.close());
  const { log, clock, accountNames } = world;
  const ports = { log, clock, accountNames };
  const [offers, media] = [new OfferWriter(ports), new MediaWriter(ports)];
  const clockAt = (at: string) => world.clock.advance(Date.parse(at) - world.clock.now().getTime());
  for (const turn of turns) {
    const { at, requestId, given } = commandOf(turn);
    clockAt(at);
    if (given.on === 'content')
      accepted(await world.writer.executeStep(historyActor, given.command, requestId));
    else if (given.on === 'media')
      accepted(await media.execute(historyActor, given.command, requestId));
    else if (given.command.type === 'import-offer')
      accepted(await offers.import(given.command, requestId));
    else accepted(await offers.execute(systemActor, given.command, requestId));
  }
}

async function eventsIn({ pool }: TestDatabase): Promise<readonly object[]> {
  const { rows } = await pool.query(
    `select position, stream, revision, id, type, data::text, metadata::text from event
     order by position`,
  );
  return rows;
}

async function claimsIn({ pool }: TestDatabase): Promise<readonly object[]> {
  const { rows } = await pool.query(
    `select scope, key, owner, command_id, settled_at_revision, pending from claim
     order by scope, key`,
  );
  return rows;
}

async function constraintsIn({ pool }: TestDatabase): Promise<readonly object[]> {
  const { rows } = await pool.query(
    `select conname, pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = 'event'::regclass order by conname`,
  );
  return rows;
}
