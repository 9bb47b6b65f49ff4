import { LogUnavailable } from '@parvis/contracts/log/event-log.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { eventId } from '../adapters/log/event-ids.ts';
import { PostgresEventLog } from '../adapters/log/postgres/postgres-event-log.ts';
import {
  drain,
  greetingReactor,
  type MailingWorld,
  mailingWorld,
  outboxStates,
  until,
  welcomed,
} from '../outbox/testing/mailing-world.ts';
import { commandIdFor, type Reactor, type ReactorState } from './reactor.ts';
import type { ReactorEngine } from './reactor-engine.ts';

async function welcomeMany(world: MailingWorld, count: number, from = 0): Promise<void> {
  for (let n = from; n < from + count; n += 1) await world.welcome(`p${n}@exemple.fr`);
}

const eventMetadata = {
  commandId: 'appended-directly',
  actor: 'system',
  occurredAt: '2026-01-05T09:00:00.000Z',
  version: 1,
};

function waitForState(
  engine: Pick<ReactorEngine, 'statuses'>,
  name: string,
  state: ReactorState,
): Promise<void> {
  return until(async () =>
    (await engine.statuses()).some((one) => one.name === name && one.state === state),
  );
}

/** Returns a reactor that records the events it gets, and fails on chosen streams. */
function watcher(name: string, settings: Partial<Reactor> = {}) {
  const seen: string[] = [];
  const armed = { against: '' };
  const reactor: Reactor = {
    name,
    begins: 'with-the-log',
    handles: [welcomed],
    async react({ id, stream }) {
      if (armed.against !== '' && stream.includes(armed.against))
        throw new RangeError(`no ${stream}`);
      seen.push(id);
      return { mails: [] };
    },
    ...settings,
  };
  return { seen, armed, reactor };
}

async function idsInLog({ logDb }: MailingWorld): Promise<string[]> {
  const { rows } = await logDb.pool.query<{ id: string }>(
    'select id from event where type = $1 order by position',
    [welcomed],
  );
  return rows.map(({ id }) => id);
}

describe('reacting', () => {
  test('sees every event once and in order, including later ones', async () => {
    const world = await mailingWorld();
    await welcomeMany(world, 25);
    const { seen, reactor } = watcher('watcher');
    const engine = world.react([reactor]);
    await world.untilPassed(engine);
    await welcomeMany(world, 5, 25);
    await world.untilPassed(engine);
    expect(seen).toEqual(await idsInLog(world));
  });

  test('reads the log as soon as this or another process appends, long before the next poll', async () => {
    const world = await mailingWorld();
    await welcomeMany(world, 1);
    const watchers = [watcher('one'), watcher('two')];
    const reactors = watchers.map(({ reactor }) => reactor);
    await world.untilPassed(world.react(reactors, { pollMs: 60_000 }));
    await welcomeMany(world, 1, 1);
    await until(() => watchers.every(({ seen }) => seen.length === 2));
    const another = new PostgresEventLog({ url: world.logDb.url });
    onTestFinished(() => another.close());
    const event = { id: eventId('another', 0), type: welcomed, data: {}, metadata: eventMetadata };
    await another.append('another-1', 'no-stream', [event]);
    await until(() => watchers.every(({ seen }) => seen.length === 3));
    for (const { seen } of watchers) expect(seen).toEqual(await idsInLog(world));
  });

  test('orders e-mails in the transaction that moves the checkpoint', async () => {
    const world = await mailingWorld();
    await welcomeMany(world, 12);
    await world.untilPassed(world.react());
    expect(await outboxStates(world.db)).toEqual({ due: 12 });
    await drain(world.worker());
    expect(world.mailer.sent).toHaveLength(12);
  });

  test('may begin at its first start, ignoring past events', async () => {
    const world = await mailingWorld();
    await welcomeMany(world, 3);
    const { seen, reactor } = watcher('newcomer', { begins: 'with-its-first-start' });
    const engine = world.react([reactor]);
    await world.untilPassed(engine);
    await welcomeMany(world, 2, 3);
    await world.untilPassed(engine);
    await engine.stop();
    await welcomeMany(world, 2, 5);
    await world.untilPassed(world.react([reactor]));
    expect(seen).toEqual((await idsInLog(world)).slice(3));
  });

  test('issues idempotent commands: one interrupted before its checkpoint is repeated', async () => {
    const world = await mailingWorld();
    await welcomeMany(world, 3);
    const outcomes: string[] = [];
    const clerk: Reactor = {
      name: 'clerk',
      begins: 'with-the-log',
      handles: [welcomed],
      async react(event) {
        const commandId = commandIdFor(clerk, event);
        const metadata = { ...event.metadata, commandId };
        const noted = { id: eventId(commandId, 0), type: 'Noted', data: {}, metadata };
        const { outcome } = await world.log.append(`note-${event.id}`, 'no-stream', [noted]);
        outcomes.push(outcome);
        if (outcomes.length === 3) throw new LogUnavailable('cut off');
        return { mails: [] };
      },
    };
    await world.untilPassed(world.react([clerk]));
    expect(outcomes.join(' ')).toBe('appended appended appended repeated repeated repeated');
    expect(world.errors).toEqual(['LogUnavailable']);
  });

  test('runs in one of two processes, and the other takes over when that one stops', async () => {
    const world = await mailingWorld();
    const [one, two] = [watcher('shared'), watcher('shared')];
    const [first, second] = [world.react([one.reactor]), world.react([two.reactor])];
    await welcomeMany(world, 15);
    await world.untilPassed(first);
    await first.stop();
    await welcomeMany(world, 15, 15);
    await world.untilPassed(second);
    await second.stop();
    expect([...one.seen, ...two.seen].toSorted()).toEqual((await idsInLog(world)).toSorted());
  });

  test('survives repeated loss of its connections, and orders nothing twice', async () => {
    const world = await mailingWorld();
    const engine = world.react();
    for (let round = 0; round < 6; round += 1) {
      await welcomeMany(world, 8, round * 8);
      await world.db.pool.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
    }
    await until(() =>
      world.untilPassed(engine).then(
        () => true,
        () => false,
      ),
    );
    expect(await outboxStates(world.db)).toEqual({ due: 48 });
    await drain(world.worker());
    expect(new Set(world.mailer.sent.map(({ id }) => id)).size).toBe(48);
    expect(world.mailer.sent).toHaveLength(48);
  });
});

describe('an event that a reactor fails on', () => {
  test('stops only its reactor, with everything before it done, and is retried on request', async () => {
    const world = await mailingWorld();
    const poisoned = watcher('poisoned');
    await welcomeMany(world, 14);
    const id = await world.welcome('poison@exemple.fr');
    await welcomeMany(world, 4, 20);
    poisoned.armed.against = id;
    const other = watcher('other');
    const engine = world.react([poisoned.reactor, other.reactor]);
    await waitForState(engine, 'poisoned', 'failed');
    await until(() => other.seen.length === 19);
    const failed = (await engine.statuses()).find(({ name }) => name === 'poisoned');
    const ids = await idsInLog(world);
    expect(failed?.failure).toMatchObject({
      eventId: ids[14],
      type: welcomed,
      revision: 0,
      error: 'RangeError',
      at: '2026-01-05T09:00:00.000Z',
    });
    expect(JSON.stringify(failed)).not.toContain('poison@');
    expect(poisoned.seen).toEqual(ids.slice(0, 14));
    poisoned.armed.against = '';
    expect(await engine.retry('poisoned')).toBe(true);
    await world.untilPassed(engine);
    expect(poisoned.seen).toEqual(ids);
    expect(await engine.retry('poisoned')).toBe(false);
    expect(await engine.retry('unheard-of')).toBe(false);
  });

  test('is retried soon when the request was made to another process', async () => {
    const world = await mailingWorld();
    const { seen, armed, reactor } = watcher('poisoned');
    armed.against = await world.welcome('poison@exemple.fr');
    const leading = world.react([reactor]);
    await waitForState(leading, 'poisoned', 'failed');
    armed.against = '';
    expect(await world.createEngine([reactor]).retry('poisoned')).toBe(true);
    await world.untilPassed(leading);
    expect(seen).toEqual(await idsInLog(world));
  });

  test('can be skipped by an operator, permanently, with a record of who skipped it', async () => {
    const world = await mailingWorld();
    await welcomeMany(world, 2);
    const id = await world.welcome('poison@exemple.fr');
    await welcomeMany(world, 2, 2);
    const { seen, armed, reactor } = watcher('poisoned');
    armed.against = id;
    const engine = world.react([reactor]);
    await waitForState(engine, 'poisoned', 'failed');
    expect(await engine.skip('poisoned', 'account00009')).toBe(true);
    await world.untilPassed(engine);
    const ids = await idsInLog(world);
    expect(seen).toEqual(ids.filter((_, index) => index !== 2));
    expect(await engine.skip('poisoned', 'account00009')).toBe(false);
    const { rows } = await world.db.pool.query(
      'select event_id, skipped_by from reactor_passed where skipped_by is not null',
    );
    expect(rows).toEqual([{ event_id: ids[2], skipped_by: 'account00009' }]);
  });

  test('is retried when a process starts', async () => {
    const world = await mailingWorld();
    const { seen, armed, reactor } = watcher('poisoned');
    armed.against = await world.welcome('poison@exemple.fr');
    const first = world.react([reactor]);
    await waitForState(first, 'poisoned', 'failed');
    await first.stop();
    armed.against = '';
    await world.untilPassed(world.react([reactor]));
    expect(seen).toHaveLength(1);
  });

  test('may be of a type unknown to this build, or order an invalid e-mail', async () => {
    const world = await mailingWorld();
    const event = {
      id: '5f0c3f0e-6a0b-5d0c-8c64-1d2f6a9b0c11',
      type: 'FromTheFuture',
      data: {},
      metadata: eventMetadata,
    };
    await world.log.append('future-1', 'no-stream', [event]);
    const engine = world.react();
    await waitForState(engine, 'welcomer', 'failed');
    expect((await engine.statuses())[0]?.failure?.error).toBe('UnknownEvent');
    await engine.skip('welcomer', 'account00009');
    const subjectId = await world.welcome('marie@exemple.fr');
    await world.untilPassed(engine);
    const careless: Reactor = {
      ...greetingReactor,
      name: 'careless',
      handles: [welcomed],
      react: async () => ({
        mails: [{ subjectId, template: 'greeting', params: { name: 'Marie Lefèvre' } }],
      }),
    };
    const other = world.react([careless]);
    await waitForState(other, 'careless', 'failed');
    await other.skip('careless', 'account00009');
    await waitForState(other, 'careless', 'failed');
    expect((await other.statuses())[0]?.failure).toMatchObject({
      error: 'ZodError',
      type: welcomed,
    });
  });
});
