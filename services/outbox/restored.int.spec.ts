import { startOfLog } from '@parvis/contracts/log/position.ts';
import type { MailKey } from '@parvis/contracts/mail/events.ts';
import { describe, expect, test } from 'vitest';
import { eventId } from '../adapters/log/event-ids.ts';
import type { Reactor } from '../reactors/reactor.ts';
import { computeMailId } from './mail-id.ts';
import { readSentMails } from './record-sent.ts';
import {
  drain,
  greetingReactor,
  type MailingWorld,
  mailingWorld,
  outboxStates,
  until,
} from './testing/mailing-world.ts';

const tables = ['subject', 'subject_datum', 'outbox', 'reactor_checkpoint', 'reactor_passed'];

async function backUp({ db }: MailingWorld): Promise<void> {
  for (const table of tables) await db.pool.query(`create table kept_${table} as table ${table}`);
}

async function restore({ db }: MailingWorld): Promise<void> {
  await db.pool.query(`truncate ${tables.join(', ')} cascade`);
  for (const table of tables) await db.pool.query(`insert into ${table} table kept_${table}`);
}

/** Appends to a log that keeps nothing. */
const notAppended = async () =>
  ({ outcome: 'appended', revision: 0, position: startOfLog }) as const;

/** Records what was sent in the form of earlier versions. */
async function recordSeparately({ db, log, clock }: MailingWorld): Promise<void> {
  const { rows } = await db.pool.query<MailKey>(
    `select cause, subject_id as "subjectId", template from outbox where state = 'sent'`,
  );
  for (const data of rows) {
    const commandId = `mail-${computeMailId(data)}`;
    const occurredAt = clock.now().toISOString();
    const metadata = { commandId, actor: 'system', occurredAt, version: 1 };
    const event = { id: eventId(commandId, 0), type: 'MailSent', data, metadata };
    await log.append(commandId, 'no-stream', [event]);
  }
}

/** Truncates the log to an earlier state, as if its backup had been restored. */
async function cutLog({ logDb }: MailingWorld, events: number): Promise<void> {
  await logDb.pool.query('delete from event where position > $1', [events]);
}

/**
 * Runs the product once: reads sent e-mails, reacts to everything, sends everything,
 * stops.
 */
async function run(
  world: MailingWorld,
  reactors: readonly Reactor[] = [greetingReactor],
): Promise<void> {
  await readSentMails(world.log, world.db.pool, world.clock);
  const engine = world.react(reactors);
  await world.untilPassed(engine);
  await drain(world.worker());
  await world.untilPassed(engine);
  await engine.stop();
}

const addresses = ({ mailer }: MailingWorld) => mailer.sent.map(({ mail }) => mail.to.address);

describe('a database that is older than its log', () => {
  test('sends nothing again that was sent after the backup', async () => {
    const world = await mailingWorld();
    await world.welcome('a@exemple.fr');
    await run(world);
    await world.welcome('b@exemple.fr');
    await backUp(world);
    await run(world);
    await world.welcomeAgain(await world.subjects.subjectOf('a@exemple.fr'));
    await run(world);
    expect(addresses(world)).toEqual(['a@exemple.fr', 'b@exemple.fr', 'a@exemple.fr']);
    await restore(world);
    expect(await outboxStates(world.db)).toEqual({ sent: 1 });
    await run(world);
    expect(addresses(world)).toHaveLength(3);
    expect(await outboxStates(world.db)).toEqual({ sent: 3 });
    await world.welcome('c@exemple.fr');
    await run(world);
    expect(addresses(world).slice(3)).toEqual(['c@exemple.fr']);
  });

  test('does not send e-mails that it considers due but that were sent after the backup', async () => {
    const world = await mailingWorld();
    await world.welcome('a@exemple.fr');
    const engine = world.react();
    await world.untilPassed(engine);
    await engine.stop();
    await backUp(world);
    await run(world);
    await restore(world);
    expect(await outboxStates(world.db)).toEqual({ due: 1 });
    await run(world);
    expect(addresses(world)).toEqual(['a@exemple.fr']);
  });

  test('sends nothing again that an earlier version recorded, in a stream for each e-mail', async () => {
    const world = await mailingWorld();
    await world.welcome('a@exemple.fr');
    await backUp(world);
    const engine = world.react();
    await world.untilPassed(engine);
    await engine.stop();
    await drain(world.worker({ log: { readStream: async () => [], append: notAppended } }));
    await recordSeparately(world);
    await world.welcome('b@exemple.fr');
    await run(world);
    expect(addresses(world)).toEqual(['a@exemple.fr', 'b@exemple.fr']);
    const types = (await world.log.readAll(startOfLog, 100)).map(({ type }) => type);
    expect(types.filter((type) => type.startsWith('Mail'))).toEqual(['MailSent', 'MailsSent']);
    await restore(world);
    await run(world);
    expect(addresses(world)).toHaveLength(2);
    expect(await outboxStates(world.db)).toEqual({ sent: 2 });
  });
});

describe('a database that is newer than its log', () => {
  test('reacts to new events in the log, and to none twice', async () => {
    const world = await mailingWorld();
    await world.welcome('a@exemple.fr');
    await world.welcome('b@exemple.fr');
    await run(world);
    await world.welcome('lost@exemple.fr');
    await run(world);
    expect(addresses(world)).toHaveLength(3);
    await cutLog(world, 2);
    await world.welcome('new@exemple.fr');
    await run(world);
    expect(addresses(world).slice(3)).toEqual(['new@exemple.fr']);
    expect(await outboxStates(world.db)).toEqual({ sent: 4 });
  });

  test('is reported as not in the log until the reactor has compared its checkpoint', async () => {
    const world = await mailingWorld();
    for (const name of ['a', 'b', 'c']) await world.welcome(`${name}@exemple.fr`);
    await run(world);
    await cutLog(world, 2);
    await world.welcome('new@exemple.fr');
    const engine = world.createEngine([greetingReactor]);
    const [stale] = await engine.statuses();
    expect(stale?.isInLog).toBe(false);
    expect((stale?.place.position ?? '') >= (await world.log.head())).toBe(true);
    engine.start();
    await world.untilPassed(engine);
    expect(await engine.statuses()).toMatchObject([{ isInLog: true }]);
  });

  test('reacts to no event twice, even if the reaction has changed since', async () => {
    const world = await mailingWorld();
    const readers = [await world.subjects.subjectOf('a@exemple.fr')];
    const announcer: Reactor = {
      ...greetingReactor,
      name: 'announcer',
      react: async () => ({
        mails: readers.map((subjectId) => ({ subjectId, template: 'greeting', params: {} })),
      }),
    };
    await world.welcomeAgain(await world.subjects.nameless());
    await run(world, [announcer]);
    readers.push(await world.subjects.subjectOf('late@exemple.fr'));
    await cutLog(world, 1);
    await world.db.pool.query('delete from reactor_checkpoint');
    await run(world, [announcer]);
    expect(addresses(world)).toEqual(['a@exemple.fr']);
  });

  test('makes a reactor that started after the end of the log wait for an operator', async () => {
    const world = await mailingWorld();
    const newcomer: Reactor = {
      ...greetingReactor,
      name: 'newcomer',
      begins: 'with-its-first-start',
    };
    for (const name of ['a', 'b', 'c']) await world.welcome(`${name}@exemple.fr`);
    await run(world, [newcomer]);
    await world.welcome('d@exemple.fr');
    await run(world, [newcomer]);
    expect(addresses(world)).toEqual(['d@exemple.fr']);
    await cutLog(world, 1);
    const engine = world.react([newcomer]);
    await until(async () => (await engine.statuses())[0]?.state === 'detached');
    await world.welcome('e@exemple.fr');
    expect(await engine.skip('newcomer', 'account00009')).toBe(true);
    await until(async () => (await engine.statuses())[0]?.state === 'running');
    await world.welcome('f@exemple.fr');
    await world.untilPassed(engine);
    await drain(world.worker());
    expect(addresses(world)).toEqual(['d@exemple.fr', 'f@exemple.fr']);
  });
});
