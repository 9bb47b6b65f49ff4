import { describe, expect, it } from 'vitest';
import { m1, pageId } from '../testing/builders.ts';
import { decideLock, evolveLock, freeLock, type LockState } from './decide.ts';

const [ann, bob] = ['ann', 'bob'];
const contentId = pageId;
const at = '2026-01-01T08:00:00.000Z';
const heldByAnn = evolveLock(freeLock, { type: 'LockTaken', data: { contentId, by: ann }, at });
const heldByBob = evolveLock(heldByAnn, {
  type: 'LockTakenOver',
  data: { contentId, by: bob, from: ann },
  at,
});
const take = {
  type: 'take-lock',
  part: contentId,
  by: bob,
  takeOver: false,
  leaseHasExpired: false,
} as const;
const release = { type: 'release-lock', part: contentId, by: bob } as const;

function outcome(command: Parameters<typeof decideLock>[0], state: LockState) {
  const decided = decideLock(command, state);
  return decided.ok ? decided.value : decided.refusals;
}

describe('Taking a lock', () => {
  it('succeeds when the lock is free, or when its lease has expired', () => {
    const taken = [{ type: 'LockTaken', data: { contentId, by: bob } }];
    expect(outcome(take, freeLock)).toEqual(taken);
    expect(outcome({ ...take, leaseHasExpired: true }, heldByAnn)).toEqual(taken);
  });

  it('appends nothing for the holder, even after their lease has expired', () => {
    expect(outcome(take, heldByBob)).toEqual([]);
    expect(outcome({ ...take, takeOver: true }, heldByBob)).toEqual([]);
    expect(outcome({ ...take, leaseHasExpired: true }, heldByBob)).toEqual([]);
  });

  it('is refused while another editor holds it, naming them', () => {
    expect(outcome(take, heldByAnn)).toEqual([{ code: 'locked', params: { holder: ann } }]);
  });

  it('takes it over from another editor on request', () => {
    expect(outcome({ ...take, takeOver: true }, heldByAnn)).toEqual([
      { type: 'LockTakenOver', data: { contentId, by: bob, from: ann } },
    ]);
  });
});

describe('A lock that was taken', () => {
  const held = { kind: 'held', since: at };

  it('is held since then by the account that took it or took it over', () => {
    const taken = { type: 'LockTaken', data: { contentId, by: ann }, at } as const;
    expect(evolveLock(freeLock, taken)).toEqual({ ...held, by: ann });
    const takenOver = {
      type: 'LockTakenOver',
      data: { contentId, by: bob, from: ann },
      at,
    } as const;
    expect(evolveLock(heldByAnn, takenOver)).toEqual({ ...held, by: bob });
  });
});

describe('The lock of a module', () => {
  it('names the module and its item', () => {
    expect(outcome({ ...take, part: m1 }, freeLock)).toEqual([
      { type: 'LockTaken', data: { contentId, moduleId: m1, by: bob } },
    ]);
    expect(outcome({ ...release, part: m1 }, heldByBob)).toEqual([
      { type: 'LockReleased', data: { contentId, moduleId: m1, by: bob } },
    ]);
  });
});

describe('Releasing a lock', () => {
  it('frees it for anybody', () => {
    const released = { type: 'LockReleased', data: { contentId, by: bob }, at } as const;
    expect(evolveLock(heldByBob, released)).toEqual(freeLock);
  });

  it('releases the holder’s lock, and changes nothing when it is free', () => {
    expect(outcome(release, heldByBob)).toEqual([
      { type: 'LockReleased', data: { contentId, by: bob } },
    ]);
    expect(outcome(release, freeLock)).toEqual([]);
  });

  it('is refused to anybody but its holder', () => {
    expect(outcome(release, heldByAnn)).toEqual([
      { code: 'not-locked-by-you', params: { holder: ann } },
    ]);
  });
});
