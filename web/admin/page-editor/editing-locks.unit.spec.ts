import { lockHeartbeatMs } from '@parvis/contracts/content/lock-events.ts';
import { describe, expect, it } from 'vitest';
import { idleReleaseMs } from './editing.machine.ts';
import { locksToRelease } from './editing-session.ts';
import {
  allFree,
  heldByTom,
  lockedByTom,
  refusedTitle,
  session,
  settled,
  statement,
  text,
} from './testing/scripted-session.ts';

describe('starting to edit', () => {
  it('acquires no lock until something is changed', async () => {
    const { requests, now } = session();
    await settled();
    expect(requests).toEqual([]);
    expect(now().matches('idle')).toBe(true);
  });

  it('acquires the lock once with the first change and keeps text typed meanwhile', async () => {
    const { requests, news, type, now } = session();
    type('a');
    type('ab');
    await settled();
    expect(requests).toEqual(['take lock']);
    expect(news).toEqual([{ type: 'started' }]);
    expect(now().context.copies.get(text)?.data).toEqual({ words: 'ab' });
  });

  it('releases its acquired and requested locks on leaving, but no locks of other users', async () => {
    const { type, now } = session({ locks: [lockedByTom] });
    type('mine');
    expect(locksToRelease(now().context)).toEqual([text]);
    await settled();
    expect(locksToRelease(now().context)).toEqual([]);
    type('claim', statement, 7);
    await settled();
    expect(locksToRelease(now().context)).toEqual([statement]);
  });

  it('keeps every keystroke while another user has the lock, and requests it once', async () => {
    const { requests, type, now } = session({ locks: [lockedByTom] });
    type('m');
    await settled();
    type('mine');
    await settled();
    expect(requests).toEqual(['take lock']);
    expect(now().context.barred).toEqual(heldByTom);
    expect(now().context.copies.get(text)?.data).toEqual({ words: 'mine' });
  });

  it('takes over and saves only on request', async () => {
    const { actor, requests, sent, type, save, now } = session({ locks: [lockedByTom, allFree] });
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
  it('each have a lock, acquired with the first change', async () => {
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
    const { sent, news, type, save, now } = session({ locks: [lockedByTom] });
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
    const { actor, requested, sent, type, save, now } = session({ locks: [lockedByTom, allFree] });
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
    const { sent, type, save } = session({ locks: [lockedByTom, allFree] });
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
    const { clock, requested, news, type, now } = session({ beat: [lockedByTom] });
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

  it('does not mention another user who took over a part without unsaved work', async () => {
    const { clock, news, type, save, now } = session({ beat: [lockedByTom] });
    type('a');
    await settled();
    save();
    await settled();
    clock.increment(lockHeartbeatMs);
    await settled();
    expect(now().context.barred).toEqual(heldByTom);
    expect(news.map(({ type: kind }) => kind)).toEqual(['started', 'saved']);
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
