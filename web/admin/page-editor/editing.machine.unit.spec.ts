import { moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import { lockHeartbeatMs } from '@parvis/contracts/content/lock-events.ts';
import type { Problem } from '@parvis/contracts/http/problem.ts';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { editingMachine, idleReleaseMs, retryAfterMs } from './editing.machine.ts';
import {
  type Attempt,
  type EditingNotification,
  type LocksOutcome,
  locksToRelease,
  type SaveOutcome,
} from './editing-session.ts';
import type { Part, PartData } from './part.ts';

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

type Holders = ReadonlyMap<Part, string>;
/**
 * The response to a request for locks: others have these and the rest are acquired, or all are
 * refused.
 */
type LocksAnswer =
  | { readonly holders: Holders }
  | { readonly refusal: Problem }
  | { readonly kind: 'unanswered' | 'signed-out' };
const heldByTom: Holders = new Map([[text, 'Tom Hale']]);
const free: LocksAnswer = { holders: new Map() };
const tom: LocksAnswer = { holders: heldByTom };

function outcomeOf(answer: LocksAnswer, parts: readonly Part[]): LocksOutcome {
  if ('kind' in answer) return answer;
  const none = { kind: 'settled', held: [], barred: new Map(), denied: new Map() } as const;
  if ('refusal' in answer)
    return { ...none, denied: new Map(parts.map((part) => [part, answer.refusal])) };
  const { holders } = answer;
  return {
    ...none,
    held: parts.filter((part) => !holders.has(part)),
    barred: new Map([...holders].filter(([part]) => parts.includes(part))),
  };
}

/** A session with scripted server responses; the last of each list is repeated. */
function session(
  answers: { locks?: LocksAnswer[]; beat?: LocksAnswer[]; save?: SaveOutcome[] } = {},
) {
  const next = <T>(list: T[] | undefined, usual: T): T =>
    (list && list.length > 1 ? list.shift() : list?.[0]) ?? usual;
  const clock = new SimulatedClock();
  const requests: string[] = [];
  /** The parts of each request. */
  const requested: (readonly Part[])[] = [];
  const sent: Attempt[] = [];
  const news: EditingNotification[] = [];
  let commands = 0;
  const machine = editingMachine.provide({
    actors: {
      takeLocks: fromPromise<LocksOutcome, { parts: readonly Part[]; takeOver: Part | undefined }>(
        async ({ input: { parts, takeOver } }) => {
          requests.push(takeOver === undefined ? 'take lock' : 'take over');
          requested.push(parts);
          return outcomeOf(next(answers.locks, free), parts);
        },
      ),
      beat: fromPromise<LocksOutcome, { parts: readonly Part[] }>(async ({ input: { parts } }) => {
        requests.push('beat');
        requested.push(parts);
        return outcomeOf(next(answers.beat, free), parts);
      }),
      releaseLocks: fromPromise<void, { parts: readonly Part[] }>(async ({ input }) => {
        requests.push('release');
        requested.push(input.parts);
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
  const fill = (data: PartData) =>
    actor.send({ type: 'change', part: 'header', copy: { revision: 3, data } });
  const save = (draft = false) => actor.send({ type: 'save', draft });
  const now = () => actor.getSnapshot();
  return { actor, clock, requests, requested, sent, news, type, fill, save, now };
}

describe('starting to edit', () => {
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

  it('releases its acquired and requested locks on leaving, and none of another user', async () => {
    const { type, now } = session({ locks: [tom] });
    type('mine');
    expect(locksToRelease(now().context)).toEqual([text]);
    await settled();
    expect(locksToRelease(now().context)).toEqual([]);
    type('claim', statement, 7);
    await settled();
    expect(locksToRelease(now().context)).toEqual([statement]);
  });

  it('keeps every keystroke while another user has the lock, and requests it once', async () => {
    const { requests, type, now } = session({ locks: [tom] });
    type('m');
    await settled();
    type('mine');
    await settled();
    expect(requests).toEqual(['take lock']);
    expect(now().context.barred).toEqual(heldByTom);
    expect(now().context.copies.get(text)?.data).toEqual({ words: 'mine' });
  });

  it('takes over and saves only on request', async () => {
    const { actor, requests, sent, type, save, now } = session({ locks: [tom, free] });
    type('mine');
    await settled();
    actor.send({ type: 'take over', part: text });
    await settled();
    expect(requests).toEqual(['take lock', 'take over']);
    expect([...now().context.held]).toEqual([text]);
    expect(now().context.barred.size).toBe(0);
    expect(sent).toEqual([]);
    save();
    await settled();
    expect(sent.map(({ data }) => data)).toEqual([{ words: 'mine' }]);
  });

  it('reports a refusal other than a lock once, and keeps the changes', async () => {
    const { requests, news, type, now } = session({ locks: [{ refusal: refusedTitle }] });
    type('mine');
    await settled();
    expect(news).toEqual([{ type: 'denied', problem: refusedTitle }]);
    expect(requests).toEqual(['take lock']);
    expect(now().matches('idle')).toBe(true);
    expect(now().context.copies.size).toBe(1);
  });
});

describe('parts', () => {
  it('have a lock each, acquired with their first change', async () => {
    const { requested, news, type, now } = session();
    type('text');
    await settled();
    type('claim', statement, 7);
    type('text again');
    await settled();
    expect(requested).toEqual([[text], [statement]]);
    expect([...now().context.held]).toEqual([text, statement]);
    expect(news).toEqual([{ type: 'started' }]);
  });

  it('are saved except the one locked by another user, who is named', async () => {
    const { sent, news, type, save, now } = session({ locks: [tom] });
    type('mine');
    type('claim', statement, 7);
    await settled();
    save();
    await settled();
    expect(sent.map(({ part }) => part)).toEqual([statement]);
    expect([...now().context.copies.keys()]).toEqual([text]);
    expect(news).toContainEqual({ type: 'held back', holder: 'Tom Hale' });
    expect(news.at(-1)).toEqual({ type: 'saved', parts: [statement], refused: [] });
  });

  it('are saved once the other user has released them', async () => {
    const { actor, requested, sent, type, save, now } = session({ locks: [tom, free] });
    type('mine');
    await settled();
    actor.send({ type: 'freed', parts: [text] });
    await settled();
    expect(requested).toEqual([[text], [text]]);
    expect([...now().context.held]).toEqual([text]);
    save();
    await settled();
    expect(sent).toHaveLength(1);
  });

  it('are requested again by saving, since the other user may have stopped', async () => {
    const { sent, type, save } = session({ locks: [tom, free] });
    type('mine');
    await settled();
    save();
    await settled();
    expect(sent).toHaveLength(1);
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
    const { clock, requested, news, type, now } = session({ beat: [tom] });
    type('a');
    type('claim', statement, 7);
    await settled();
    clock.increment(lockHeartbeatMs);
    await settled();
    expect(requested.at(-1)).toEqual([text, statement]);
    expect(now().context.barred).toEqual(heldByTom);
    expect([...now().context.held]).toEqual([statement]);
    expect(now().context.copies.size).toBe(2);
    expect(news.at(-1)).toEqual({ type: 'held back', holder: 'Tom Hale' });
  });

  it('releases the lock after a while without unsaved work', async () => {
    const { clock, requests, requested, type, save, now } = session();
    type('a');
    await settled();
    save();
    await settled();
    clock.increment(idleReleaseMs);
    await settled();
    expect(requests.at(-1)).toBe('release');
    expect(requested.at(-1)).toEqual([text]);
    expect(now().context.held.size).toBe(0);
    expect(now().matches('idle')).toBe(true);
  });
});

describe('saving', () => {
  it('saves every unsaved part with the revision it is based on', async () => {
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

  it('also saves what was typed since, when saved again', async () => {
    const { sent, type, save, now } = session({
      save: [{ kind: 'unanswered' }, { kind: 'saved', revision: 4 }],
    });
    type('a');
    await settled();
    save();
    await settled();
    type('ab');
    save();
    await settled();
    expect(sent.map(({ revision, data }) => [revision, data])).toEqual([
      [3, { words: 'a' }],
      [3, { words: 'a' }],
      [4, { words: 'ab' }],
    ]);
    expect(now().context.copies.size).toBe(0);
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
    expect(now().matches('idle')).toBe(true);
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

  const overtaking = {
    type: 'header',
    by: 'Tom Hale',
    revision: 5,
    base: { words: 'old', more: 'old', last: 'old' },
    theirs: { words: 'old', more: 'theirs', last: 'old' },
  } as const;

  it('merges at once when they changed different fields, with a notice', async () => {
    const { news, sent, now, fill, save } = session({
      save: [
        { kind: 'stale', overtaking },
        { kind: 'saved', revision: 6 },
      ],
    });
    fill({ ...overtaking.base, words: 'mine' });
    await settled();
    save();
    await settled();
    const data = { words: 'mine', more: 'theirs', last: 'old' };
    expect(sent.at(-1)).toMatchObject({ revision: 5, commandId: 'command-2', data });
    expect(news).toContainEqual({ type: 'merged', by: 'Tom Hale' });
    expect(now().context.copies.size).toBe(0);
  });

  it('asks about the fields that both changed, and takes theirs where chosen', async () => {
    const theirs = { words: 'theirs', more: 'theirs', last: 'theirs' };
    const { actor, sent, now, fill, save } = session({
      save: [
        { kind: 'stale', overtaking: { ...overtaking, theirs } },
        { kind: 'saved', revision: 6 },
      ],
    });
    fill({ words: 'mine', more: 'mine', last: 'old' });
    await settled();
    save();
    await settled();
    expect(now().matches('stale')).toBe(true);
    actor.send({ type: 'keep mine', revision: 4, theirs: ['more'] });
    await settled();
    const data = { words: 'mine', more: 'theirs', last: 'theirs' };
    expect(sent.at(-1)).toMatchObject({ revision: 5, data });
    expect(now().context.overtaking).toBe(undefined);
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
  it('keeps the lock as long as there is unsaved work', async () => {
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
    const { actor, requests, type, now } = session({ locks: [{ kind: 'signed-out' }, free] });
    type('a');
    await settled();
    expect(now().matches('signed out')).toBe(true);
    actor.send({ type: 'retry' });
    await settled();
    expect(requests).toEqual(['take lock', 'take lock']);
    expect(now().matches('editing')).toBe(true);
  });

  it('retries to acquire the lock without a response', async () => {
    const { clock, type, now } = session({ locks: [{ kind: 'unanswered' }, free] });
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
    expect(now().context.barred).toEqual(heldByTom);
    type('ab');
    actor.send({ type: 'take over', part: text });
    await settled();
    save();
    await settled();
    expect(sent.at(-1)).toMatchObject({ commandId: 'command-2', data: { words: 'ab' } });
    expect(now().context.copies.size).toBe(0);
  });

  it('saves with the key as well once the user has signed in, everything that is unsaved', async () => {
    const { sent, type, save, now } = session({
      save: [{ kind: 'signed-out' }, { kind: 'saved', revision: 4 }],
    });
    type('a');
    await settled();
    save();
    await settled();
    type('claim', statement, 7);
    save();
    await settled();
    expect(sent.map(({ part }) => part)).toEqual([text, text, statement]);
    expect(now().context.copies.size).toBe(0);
  });

  it('requests the lock again after a session that ended, since others may have acquired it', async () => {
    const { actor, clock, requests, type, now } = session({
      beat: [{ kind: 'signed-out' }],
      locks: [free, tom],
    });
    type('a');
    await settled();
    clock.increment(lockHeartbeatMs);
    await settled();
    actor.send({ type: 'retry' });
    await settled();
    expect(requests).toEqual(['take lock', 'beat', 'take lock']);
    expect(now().context.barred).toEqual(heldByTom);
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
