// @vitest-environment happy-dom
import { moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WorkingCopies, WorkingCopy } from './editing-session.ts';
import type { Part } from './part.ts';
import { loadUnsavedWork, storeUnsavedWork } from './unsaved-work.ts';

const place = {
  accountId: 'ac0000000001',
  contentId: 'pg0000000001',
  at: '2026-11-20T08:00:00.000Z',
};
const copies: WorkingCopies = new Map<Part, WorkingCopy>([
  ['header', { revision: 2, data: { title: 'Titre', slug: 'titre' } }],
  [moduleIdSchema.parse('pg00000000011001'), { revision: 0, data: { text: 'Une phrase' } }],
]);

describe('unsaved work', () => {
  beforeEach(() => localStorage.clear());

  it('is loaded as it was stored, with its revisions and time', () => {
    storeUnsavedWork(localStorage, place, copies);
    expect(loadUnsavedWork(localStorage, place.accountId, place.contentId)).toEqual({
      at: place.at,
      copies,
    });
  });

  it('belongs to one user and one page', () => {
    storeUnsavedWork(localStorage, place, copies);
    expect(loadUnsavedWork(localStorage, 'ac0000000002', place.contentId)).toBeUndefined();
    expect(loadUnsavedWork(localStorage, place.accountId, 'pg0000000002')).toBeUndefined();
  });

  it('is removed once everything is saved', () => {
    storeUnsavedWork(localStorage, place, copies);
    storeUnsavedWork(localStorage, place, new Map());
    expect(loadUnsavedWork(localStorage, place.accountId, place.contentId)).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  it('is not removed when it cannot be parsed', () => {
    const key = `parvis.unsaved.${place.accountId}.${place.contentId}`;
    localStorage.setItem(key, '{"at":');
    expect(() => loadUnsavedWork(localStorage, place.accountId, place.contentId)).toThrow(/JSON/);
    expect(localStorage.getItem(key)).toBe('{"at":');
  });
});
