import { moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import { lockHeartbeatMs } from '@parvis/contracts/content/lock-events.ts';
import type { Problem } from '@parvis/contracts/http/problem.ts';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { editingMachine, idleReleaseMs, retryAfterMs } from './editing.machine.ts';
import type { Attempt, EditingNotification, LockOutcome, SaveOutcome } from './editing-session.ts';

const text = moduleIdSchema.parse('pg00000000011001');
const statement = moduleIdSchema.parse('pg00000000011002');
const refusedTitle: Problem = {
  type: 'about:blank',
  title: 'Refused',
  status: 422,
  detail: 'This field is required.',
  code: 'invalid',
  errors: [{ code: 'invalid', pointer: '/data/text', detail: 'This field is required.' }],
};

/** Waits until pending promises have settled. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A session with scripted server responses; the last of each list is repeated. */
function session(
  answers: { lock?: LockOutcome[]; beat?: LockOutcome[]; save?: SaveOutcome[] } = {},
) {
  const next = <T>(list: T[] | undefined, usual: T): T =>
    (list && list.length > 1 ? list.shift() : list?.[0]) ?? usual;
  const clock = new SimulatedClock();
  const requests: string[] = [];
  const sent: Attempt[] = [];
  const news: EditingNotification[] = [];
  let commands = 0;
  const machine = editingMachine.provide({
    actors: {
      takeLock: fromPromise<LockOutcome, { takeOver: boolean }>(async ({ input }) => {
        requests.push(input.takeOver ? 'take over' : 'take lock');
        return next(answers.lock, { kind: 'held' });
      }),
      beat: fromPromise<LockOutcome>(async () => {
        requests.push('beat');
        return next(answers.beat, { kind: 'held' });
      }),
      releaseLock: fromPromise<void>(async () => {
        requests.push('release');
      }),
      savePart: fromPromise<SaveOutcome, Attempt>(async ({ input }) => {
        sent.push(input);
        return next(answers.save, { kind: 'saved', revision: input.revision + 1 });
      }),
    },
  });
  const actor = createActor(machine, {
    clock,
    input: { newCommandId: () => `command-${++commands}` },
  });
  actor.on('*', (event) => news.push(event));
  actor.start();
  const type = (words: string, part = text, revision = 3) =>
    actor.send({ type: 'change', part, copy: { revision, data: { words } } });
  const save = (draft = false) => actor.send({ type: 'save', draft });
  const now = () => actor.getSnapshot();
  return { actor, clock, requests, sent, news, type, save, now };
}

describe('beginning to edit', () => {
  it('acquires no lock until something is changed', async () => {
    const { requests, now } = session();
    await settled();
    expect(requests).toEqual([]);
    expect(now().matches('idle')).toBe(true);
  });

  it('acquires the lock once with the first change and keeps what is typed meanwhile', async () => {
    const { requests, news, type, now } = session();
    type('a');
    type('ab');
    await settled();
    expect(requests).toEqual(['take lock']);
    expect(news).toEqual([{ type: 'started' }]);
    expect(now().context.copies.get(text)?.data).toEqual({ words: 'ab' });
  });

  it('names the holder and keeps the changes when another user holds the lock', async () => {
    const { type, now } = session({ lock: [{ kind: 'locked', holder: 'Tom Hale' }] });
    type('mine');
    await settled();
    expect(now().matches('locked')).toBe(true);
    expect(now().context.holder).toBe('Tom Hale');
    expect(now().context.copies.get(text)?.data).toEqual({ words: 'mine' });
  });

  it('takes over only on request', async () => {
    const { actor, requests, type, now } = session({
      lock: [{ kind: 'locked', holder: 'Tom Hale' }, { kind: 'held' }],
    });
    type('mine');
    await settled();
    actor.send({ type: 'take over' });
    await settled();
    expect(requests).toEqual(['take lock', 'take over']);
    expect(now().matches('editing')).toBe(true);
  });

  it('reports a refusal other than a lock and keeps the changes', async () => {
    const { news, type, now } = session({ lock: [{ kind: 'refused', problem: refusedTitle }] });
    type('mine');
    await settled();
    expect(news).toEqual([{ type: 'barred', problem: refusedTitle }]);
    expect(now().matches('idle')).toBe(true);
    expect(now().context.copies.size).toBe(1);
  });
});

describe('keeping the lock', () => {
  it('sends a heartbeat at each interval while typing goes on', async () => {
    const { clock, requests, type } = session();
    type('a');
    await settled();
    for (const words of ['ab', 'abc', 'abcd']) {
      clock.increment(lockHeartbeatMs / 2);
      await settled();
      type(words);
      clock.increment(lockHeartbeatMs / 2);
      await settled();
    }
    expect(requests.filter((call) => call === 'beat')).toHaveLength(3);
  });

  it('learns from a heartbeat that another user took over', async () => {
    const { clock, type, now } = session({ beat: [{ kind: 'locked', holder: 'Tom Hale' }] });
    type('a');
    await settled();
    clock.increment(lockHeartbeatMs);
    await settled();
    expect(now().matches('locked')).toBe(true);
    expect(now().context.copies.size).toBe(1);
  });

  it('releases the lock after a while without unsaved work', async () => {
    const { clock, requests, type, save, now } = session();
    type('a');
    await settled();
    save();
    await settled();
    clock.increment(idleReleaseMs);
    await settled();
    expect(requests.at(-1)).toBe('release');
    expect(now().matches('idle')).toBe(true);
  });
});

describe('saving', () => {
  it('saves every unsaved part on the revision it is based on', async () => {
    const { sent, news, type, save, now } = session();
    type('text');
    type('claim', statement, 7);
    await settled();
    save(true);
    await settled();
    expect(sent.map(({ part, revision, draft }) => ({ part, revision, draft }))).toEqual([
      { part: text, revision: 3, draft: true },
      { part: statement, revision: 7, draft: true },
    ]);
    expect(news.at(-1)).toEqual({ type: 'saved', parts: [text, statement], refused: [] });
    expect(now().context.copies.size).toBe(0);
  });

  it('keeps what was typed while saving, on the revision just saved', async () => {
    const { type, save, now } = session();
    type('first');
    await settled();
    save();
    type('first and more');
    await settled();
    expect(now().context.copies.get(text)).toEqual({
      revision: 4,
      data: { words: 'first and more' },
    });
  });

  it('keeps a refused part with its refusal and saves the others', async () => {
    const { news, type, save, now } = session({
      save: [
        { kind: 'refused', problem: refusedTitle },
        { kind: 'saved', revision: 8 },
      ],
    });
    type('');
    type('claim', statement, 7);
    await settled();
    save();
    await settled();
    expect(now().context.refusals.get(text)).toEqual(refusedTitle);
    expect([...now().context.copies.keys()]).toEqual([text]);
    expect(news.at(-1)).toEqual({ type: 'saved', parts: [statement], refused: [text] });
  });

  it('clears a refusal once its part is changed', async () => {
    const { type, save, now } = session({ save: [{ kind: 'refused', problem: refusedTitle }] });
    type('');
    await settled();
    save();
    await settled();
    type('better');
    expect(now().context.refusals.size).toBe(0);
  });

  it('skips a part that is discarded before its turn', async () => {
    const { actor, sent, type, save, now } = session();
    type('text');
    type('claim', statement, 7);
    await settled();
    save();
    actor.send({ type: 'discard', part: statement });
    await settled();
    expect(sent.map(({ part }) => part)).toEqual([text]);
    expect(now().matches('editing')).toBe(true);
  });

  it('does nothing when there is nothing to save', async () => {
    const { sent, save, now } = session();
    save();
    await settled();
    expect(sent).toEqual([]);
    expect(now().matches('idle')).toBe(true);
  });
});

describe('without a response', () => {
  it('retries the same attempt, so that it is applied once, and keeps what was typed since', async () => {
    const { clock, sent, type, save, now } = session({
      save: [{ kind: 'unanswered' }, { kind: 'saved', revision: 4 }],
    });
    type('a');
    await settled();
    save();
    await settled();
    expect(now().matches('offline')).toBe(true);
    type('ab');
    clock.increment(retryAfterMs);
    await settled();
    expect(sent.map(({ commandId, data }) => ({ commandId, data }))).toEqual([
      { commandId: 'command-1', data: { words: 'a' } },
      { commandId: 'command-1', data: { words: 'a' } },
    ]);
    expect(now().context.copies.get(text)).toEqual({ revision: 4, data: { words: 'ab' } });
  });

  it('does not retry a part that was discarded meanwhile', async () => {
    const { actor, clock, sent, type, save, now } = session({ save: [{ kind: 'unanswered' }] });
    type('a');
    await settled();
    save();
    await settled();
    actor.send({ type: 'discard', part: text });
    clock.increment(retryAfterMs);
    await settled();
    expect(sent).toHaveLength(1);
    expect(now().matches('editing')).toBe(true);
  });

  it('waits until the user signs in again and loses nothing', async () => {
    const { actor, clock, sent, type, save, now } = session({
      save: [{ kind: 'signed-out' }, { kind: 'saved', revision: 4 }],
    });
    type('a');
    await settled();
    save();
    await settled();
    clock.increment(retryAfterMs * 10);
    await settled();
    expect(now().matches('signed out')).toBe(true);
    expect(sent).toHaveLength(1);
    actor.send({ type: 'retry' });
    await settled();
    expect(now().matches('editing')).toBe(true);
    expect(now().context.copies.size).toBe(0);
  });
});

describe('when another user has saved first', () => {
  async function overtaken() {
    const running = session({ save: [{ kind: 'stale' }, { kind: 'saved', revision: 6 }] });
    running.type('mine');
    await settled();
    running.save();
    await settled();
    return running;
  }

  it('stops with both versions available', async () => {
    const { now } = await overtaken();
    expect(now().matches('stale')).toBe(true);
    expect(now().context.attempt?.data).toEqual({ words: 'mine' });
    expect(now().context.copies.get(text)?.data).toEqual({ words: 'mine' });
  });

  it('keeps mine by saving it on the latest revision as a new command', async () => {
    const { actor, sent, now } = await overtaken();
    actor.send({ type: 'keep mine', revision: 5 });
    await settled();
    expect(sent.at(-1)).toMatchObject({
      revision: 5,
      commandId: 'command-2',
      data: { words: 'mine' },
    });
    expect(now().context.copies.size).toBe(0);
  });

  it('takes theirs by discarding mine', async () => {
    const { actor, sent, now } = await overtaken();
    actor.send({ type: 'take theirs' });
    await settled();
    expect(sent).toHaveLength(1);
    expect(now().context.copies.size).toBe(0);
    expect(now().matches('editing')).toBe(true);
  });

  it('sets the choice aside and keeps the changes', async () => {
    const { actor, now } = await overtaken();
    actor.send({ type: 'set aside' });
    expect(now().matches('editing')).toBe(true);
    expect(now().context.copies.get(text)?.data).toEqual({ words: 'mine' });
  });
});

describe('an interrupted session', () => {
  it('holds the lock as long as there is unsaved work', async () => {
    const { clock, requests, type, now } = session();
    type('a');
    await settled();
    clock.increment(idleReleaseMs);
    await settled();
    expect(requests).not.toContain('release');
    expect(now().matches('editing')).toBe(true);
  });

  it('stops at a heartbeat that finds the user signed out, and keeps the changes', async () => {
    const { clock, type, now } = session({ beat: [{ kind: 'signed-out' }] });
    type('a');
    await settled();
    clock.increment(lockHeartbeatMs);
    await settled();
    expect(now().matches('signed out')).toBe(true);
    expect(now().context.copies.size).toBe(1);
  });

  it('acquires the lock once the user has signed in', async () => {
    const { actor, requests, type, now } = session({
      lock: [{ kind: 'signed-out' }, { kind: 'held' }],
    });
    type('a');
    await settled();
    expect(now().matches('signed out')).toBe(true);
    actor.send({ type: 'retry' });
    await settled();
    expect(requests).toEqual(['take lock', 'take lock']);
    expect(now().matches('editing')).toBe(true);
  });

  it('retries to acquire the lock without a response', async () => {
    const { clock, type, now } = session({ lock: [{ kind: 'unanswered' }, { kind: 'held' }] });
    type('a');
    await settled();
    expect(now().matches('offline')).toBe(true);
    clock.increment(retryAfterMs);
    await settled();
    expect(now().matches('editing')).toBe(true);
  });

  it('saves the latest changes as a new command after taking over', async () => {
    const { actor, sent, type, save, now } = session({
      save: [
        { kind: 'locked', holder: 'Tom Hale' },
        { kind: 'saved', revision: 4 },
      ],
    });
    type('a');
    await settled();
    save();
    await settled();
    expect(now().matches('locked')).toBe(true);
    expect(now().context.holder).toBe('Tom Hale');
    type('ab');
    actor.send({ type: 'take over' });
    await settled();
    expect(sent.at(-1)).toMatchObject({ commandId: 'command-2', data: { words: 'ab' } });
    expect(now().context.copies.size).toBe(0);
  });

  it('saves as soon as it has the lock when the user saves before that', async () => {
    const { sent, type, save, now } = session();
    type('a');
    save();
    await settled();
    expect(sent).toHaveLength(1);
    expect(now().context.copies.size).toBe(0);
  });
});
