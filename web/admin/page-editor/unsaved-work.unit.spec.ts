// @vitest-environment happy-dom
import { moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorkingCopies, WorkingCopy } from './editing-session.ts';
import type { Part } from './part.ts';
import {
  countUnsavedWork,
  listLeftUnsavedWork,
  onWorkRemoved,
  removeUnsavedWork,
  storeUnsavedWork,
  type WorkScope,
} from './unsaved-work.ts';

const place = {
  accountId: 'ac0000000001',
  contentId: 'pg0000000001',
  tab: 'tab-1',
  at: '2026-11-20T08:00:00.000Z',
};
const copies: WorkingCopies = new Map<Part, WorkingCopy>([
  ['header', { revision: 2, data: { title: 'Titre', slug: 'titre' } }],
  [moduleIdSchema.parse('pg00000000011001'), { revision: 0, data: { text: 'Une phrase' } }],
]);

const nobody: ReadonlySet<string> = new Set();
const leftAt = (desk: WorkScope, openTabs = nobody) => listLeftUnsavedWork(desk, openTabs);

describe('unsaved work', () => {
  beforeEach(() => localStorage.clear());

  it('is found as it was stored, with its revisions and time', async () => {
    await storeUnsavedWork(place, copies);
    expect(await leftAt(place)).toEqual({
      left: [{ key: 'parvis.unsaved.ac0000000001.pg0000000001.tab-1', at: place.at, copies }],
      unreadable: 0,
    });
  });

  it('of one user is counted by pages and removed together, and open tabs are notified', async () => {
    const other = { ...place, accountId: 'ac0000000002' };
    const heard = vi.fn<() => void>();
    const ends = [
      onWorkRemoved(place.accountId, heard),
      onWorkRemoved(other.accountId, () => expect.unreachable()),
    ];
    for (const desk of [place, { ...place, tab: 'tab-2' }, { ...place, contentId: 'pg2' }, other])
      await storeUnsavedWork(desk, copies);
    expect(await countUnsavedWork(place.accountId)).toBe(2);
    await removeUnsavedWork(place.accountId);
    expect(await countUnsavedWork(place.accountId)).toBe(0);
    expect(await countUnsavedWork(other.accountId)).toBe(1);
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    for (const end of ends) end();
  });

  it('belongs to one user and one page', async () => {
    await storeUnsavedWork(place, copies);
    expect((await leftAt({ ...place, accountId: 'ac0000000002' })).left).toEqual([]);
    expect((await leftAt({ ...place, contentId: 'pg0000000002' })).left).toEqual([]);
  });

  it('is separate for each tab: a save in one does not affect the others', async () => {
    await storeUnsavedWork(place, copies);
    await storeUnsavedWork({ ...place, tab: 'tab-2' }, copies);
    await storeUnsavedWork({ ...place, tab: 'tab-2' }, new Map());
    expect((await leftAt(place)).left).toHaveLength(1);
    await storeUnsavedWork(place, new Map());
    expect(localStorage.length).toBe(0);
  });

  it('is not taken from an open tab', async () => {
    await storeUnsavedWork(place, copies);
    expect((await leftAt(place, new Set(['tab-1']))).left).toEqual([]);
    expect((await leftAt(place, new Set(['tab-2']))).left).toHaveLength(1);
  });

  it('is found oldest first, including that from before tabs were distinguished', async () => {
    await storeUnsavedWork({ ...place, at: '2026-11-20T09:00:00.000Z' }, copies);
    await storeUnsavedWork({ ...place, tab: 'tab-2' }, copies);
    const key = 'parvis.unsaved.ac0000000001.pg0000000001';
    const kept = localStorage.getItem(`${key}.tab-2`) ?? '';
    localStorage.setItem(key, kept.replace('08:00', '07:00'));
    expect((await leftAt(place)).left.map((one) => one.key)).toEqual([
      key,
      `${key}.tab-2`,
      `${key}.tab-1`,
    ]);
  });

  it('payload 4887: is reported as not stored when this browser has no room for it', async () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { setItem, removeItem: () => undefined });
    expect(await storeUnsavedWork(place, copies)).toBe(false);
    vi.unstubAllGlobals();
    expect(await storeUnsavedWork(place, copies)).toBe(true);
  });

  it('is counted but not removed when it cannot be parsed', async () => {
    const key = `parvis.unsaved.${place.accountId}.${place.contentId}.tab-1`;
    localStorage.setItem(key, '{"at":');
    expect(await leftAt(place)).toEqual({ left: [], unreadable: 1 });
    expect(localStorage.getItem(key)).toBe('{"at":');
  });
});
