import { describe, expect, it } from 'vitest';
import { pageId } from '../testing/builders.ts';
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
  contentId,
  by: bob,
  takeOver: false,
  leaseIsOver: false,
} as const;
const release = { type: 'release-lock', contentId, by: bob } as const;

function answer(command: Parameters<typeof decideLock>[0], state: LockState) {
  const decided = decideLock(command, state);
  return decided.ok ? decided.value : decided.refusals;
}

describe('Taking a lock', () => {
  it('gives it when it is free, or when its lease has run out', () => {
    const taken = [{ type: 'LockTaken', data: { contentId, by: bob } }];
    expect(answer(take, freeLock)).toEqual(taken);
    expect(answer({ ...take, leaseIsOver: true }, heldByAnn)).toEqual(taken);
  });

  it('appends nothing when they hold it already, even after their lease ran out', () => {
    expect(answer(take, heldByBob)).toEqual([]);
    expect(answer({ ...take, takeOver: true }, heldByBob)).toEqual([]);
    expect(answer({ ...take, leaseIsOver: true }, heldByBob)).toEqual([]);
  });

  it('is refused while another holds it, saying who they are', () => {
    expect(answer(take, heldByAnn)).toEqual([{ code: 'locked', params: { holder: ann } }]);
  });

  it('takes it over on request', () => {
    expect(answer({ ...take, takeOver: true }, heldByAnn)).toEqual([
      { type: 'LockTakenOver', data: { contentId, by: bob, from: ann } },
    ]);
  });
});

describe('Releasing a lock', () => {
  it('frees what is theirs, and changes nothing when it is free', () => {
    expect(answer(release, heldByBob)).toEqual([
      { type: 'LockReleased', data: { contentId, by: bob } },
    ]);
    expect(answer(release, freeLock)).toEqual([]);
  });

  it('is refused when it is another’s', () => {
    expect(answer(release, heldByAnn)).toEqual([
      { code: 'not-locked-by-you', params: { holder: ann } },
    ]);
  });
});
