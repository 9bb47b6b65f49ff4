import { Folding } from '@parvis/projections/engine/testing/folding.ts';
import { logInstants } from '@parvis/projections/log-instants/log-instants.ts';
import { expect, test } from 'vitest';
import { drain, type MailingWorld, mailingWorld } from '../outbox/testing/mailing-world.ts';
import { deleteOldRows, ledgerDays, outboxDays } from './delete-old-rows.ts';

const dayMs = 86_400_000;

const deleteOld = ({ log, db, clock }: MailingWorld) =>
  deleteOldRows(log, db.pool, clock).run(clock.now());

async function count({ db }: MailingWorld, table: string): Promise<number> {
  const { rows } = await db.pool.query(`select count(*)::int as count from ${table}`);
  return rows[0].count;
}

/** A world whose instants are known as of the last `fold`. */
async function worldWithInstants() {
  const world = await mailingWorld();
  const folding = new Folding(world.db.pool, [logInstants]);
  await folding.prepare();
  return { ...world, fold: () => folding.catchUp(world.log) };
}

/** Reacts to everything, and sends everything. */
async function run(world: MailingWorld): Promise<void> {
  const engine = world.react();
  await world.untilPassed(engine);
  await engine.stop();
  await drain(world.worker());
}

test('a sent e-mail stays for ninety days once it is recorded, others as long as the ledger, however many there are', async () => {
  const world = await worldWithInstants();
  const settle = (name: string, state: string, days: number, rows = 1) =>
    world.db.pool.query(
      `insert into outbox
         (cause, subject_id, template, params, state, due_at, ordered_at, settled_at, recorded)
       select $1 || n, 's0000000000a', 'greeting', '{}', $2, $3, $3, $3, $4
       from generate_series(1, $5) as n`,
      [
        name,
        state,
        new Date(world.clock.now().getTime() - days * dayMs),
        name !== 'unrecorded',
        rows,
      ],
    );
  await settle('old', 'sent', outboxDays + 1, 1_201);
  await settle('recent', 'sent', outboxDays - 1);
  await settle('unrecorded', 'sent', outboxDays + 1);
  await settle('dead', 'dead', ledgerDays - 1);
  await settle('forgotten', 'dead', ledgerDays + 1);
  await settle('cancelled', 'cancelled', ledgerDays - 1);
  await settle('due', 'due', ledgerDays + 1);
  await deleteOld(world);
  const { rows } = await world.db.pool.query('select cause from outbox order by cause');
  expect(rows.map(({ cause }) => cause)).toEqual([
    'cancelled1',
    'dead1',
    'due1',
    'recent1',
    'unrecorded1',
  ]);
});

test('a link to an alert is deleted once it has expired', async () => {
  const world = await worldWithInstants();
  await world.db.pool.query(
    `insert into alert_link (hash, purpose, alert_id, subject_id, expires_at)
     values ('a', 'manage', 'expired', 's', $1), ('b', 'manage', 'valid', 's', $2),
       ('c', 'subscription', 'endless', 's', null)`,
    [world.clock.now(), new Date(world.clock.now().getTime() + 1)],
  );
  await deleteOld(world);
  const { rows } = await world.db.pool.query('select alert_id as id from alert_link order by id');
  expect(rows.map(({ id }) => id)).toEqual(['endless', 'valid']);
});

test('the response to a write is kept for a day, and the security trace for twelve months', async () => {
  const { log, db, clock } = await worldWithInstants();
  const noon = new Date('2026-01-01T12:00:00Z');
  await db.pool.query(
    `insert into keyed_write (command_id, content_hash, at) values (gen_random_uuid(), 'h', $1)`,
    [noon],
  );
  await db.pool.query(
    `insert into security_event (at, what, outcome, source) values ($1, 'sign-in', 'failed', 's')`,
    [noon],
  );
  const kept = async (after: string) => {
    await deleteOldRows(log, db.pool, clock).run(new Date(after));
    const { rows } = await db.pool.query(
      `select (select count(*)::int from keyed_write) as writes,
         (select count(*)::int from security_event) as events`,
    );
    return rows[0];
  };
  expect(await kept('2026-01-02T11:59:59Z')).toEqual({ writes: 1, events: 1 });
  expect(await kept('2026-12-31T12:00:00Z')).toEqual({ writes: 0, events: 1 });
  expect(await kept('2027-01-01T12:00:01Z')).toEqual({ writes: 0, events: 0 });
});

test('a reactor acts on no event again, whatever older log is restored after its record was deleted', async () => {
  const world = await worldWithInstants();
  const addresses = () => world.mailer.sent.map(({ mail }) => mail.to.address);
  for (const name of ['a', 'b']) await world.welcome(`${name}@exemple.fr`);
  await run(world);
  world.clock.advance((outboxDays + 1) * dayMs);
  for (const name of ['c', 'd']) await world.welcome(`${name}@exemple.fr`);
  await run(world);
  await world.fold();
  await deleteOld(world);
  expect([await count(world, 'outbox'), await count(world, 'reactor_passed')]).toEqual([2, 2]);

  // The log of before the second two, and of before the first.
  for (const kept of [3, 1]) {
    await world.logDb.pool.query('delete from event where position > $1', [kept]);
    await world.welcome(`new-${kept}@exemple.fr`);
    await run(world);
  }
  expect(addresses().slice(4)).toEqual(['new-3@exemple.fr', 'new-1@exemple.fr']);
});

test('a reactor that has not read an old event yet acts on it', async () => {
  const world = await worldWithInstants();
  await world.welcome('a@exemple.fr');
  await run(world);
  await world.welcome('b@exemple.fr');
  await world.fold();
  world.clock.advance((outboxDays + 1) * dayMs);
  await deleteOld(world);
  await run(world);
  expect(world.mailer.sent.map(({ mail }) => mail.to.address)).toEqual([
    'a@exemple.fr',
    'b@exemple.fr',
  ]);
});
