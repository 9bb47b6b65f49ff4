import { lockHeartbeatMs } from '@parvis/contracts/content/lock-events.ts';
import { describe, expect, it } from 'vitest';
import { idleReleaseMs, retryAfterMs } from './editing.machine.ts';
import {
  allFree,
  heldByTom,
  lockedByTom,
  session,
  settled,
  statement,
  text,
} from './testing/scripted-session.ts';

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
    const { actor, requests, type, now } = session({ locks: [{ kind: 'signed-out' }, allFree] });
    type('a');
    await settled();
    expect(now().matches('signed out')).toBe(true);
    actor.send({ type: 'retry' });
    await settled();
    expect(requests).toEqual(['take lock', 'take lock']);
    expect(now().matches('editing')).toBe(true);
  });

  it('retries to acquire the lock when there is no response', async () => {
    const { clock, type, now } = session({ locks: [{ kind: 'unanswered' }, allFree] });
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

  it('saves everything that is unsaved once the user has signed in, with the keyboard shortcut as well', async () => {
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
      locks: [allFree, lockedByTom],
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

  it('saves as soon as it has the lock when the user saved before that', async () => {
    const { sent, type, save, now } = session();
    type('a');
    save();
    await settled();
    expect(sent).toHaveLength(1);
    expect(now().context.copies.size).toBe(0);
  });
});
