import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defaultPageDetails } from './details.ts';
import {
  contentEventVersion,
  readContentEvent,
  readLockEvent,
  storedContentData,
  upcastData,
} from './read-event.ts';

const contentId = 'k3f9a1b2c3d4';
const header = { title: 'Groupe', slug: 'groupe', summary: 'Nous' };
const first = { metadata: { version: 1 } };
const newest = { metadata: { version: contentEventVersion } };

describe('An event of version 1', () => {
  test('that created an item is read with its kind in the header', () => {
    const others = { contentId, locale: 'fr', translationGroup: contentId };
    const stored = { type: 'ContentCreated', data: { ...others, kind: 'page', header } };
    expect(readContentEvent({ ...stored, ...first })).toEqual({
      type: 'ContentCreated',
      data: { ...others, header: { ...defaultPageDetails, ...header } },
    });
  });

  test.each([
    ['HeaderSaved', { contentId, revision: 2, header }],
    ['HeaderRestored', { contentId, revision: 3, restored: 1, header }],
  ])('%s is read as the header of a page: there were no other kinds', (type, data) => {
    expect(readContentEvent({ type, data, ...first })).toEqual({
      type,
      data: { ...data, header: { ...defaultPageDetails, ...header } },
    });
  });

  test.each([1, 4])('of version %s has no facets on its page', (version) => {
    const data = { contentId, revision: 2, header: { ...header, kind: 'page' } };
    expect(upcastData({ type: 'HeaderSaved', data, metadata: { version } })).toEqual({
      ...data,
      header: { ...defaultPageDetails, ...header },
    });
  });

  test('whose schema has not changed is read unchanged', () => {
    const stored = { type: 'HeaderPinned', data: { contentId, revision: 2 } };
    expect(readContentEvent({ ...stored, ...first })).toEqual(stored);
  });
});

test.each([1, 2])('the names of people are removed from lock events of version %i', (version) => {
  const [ann, bob] = [
    { accountId: 'ann', name: 'Ann' },
    { accountId: 'bob', name: 'Bob' },
  ];
  const read = (type: string, data: object) =>
    readLockEvent({ type, data: { contentId, ...data }, metadata: { version } }).data;
  expect(read('LockTaken', { by: ann })).toEqual({ contentId, by: 'ann' });
  expect(read('LockReleased', { by: ann })).toEqual({ contentId, by: 'ann' });
  expect(read('LockTakenOver', { by: bob, from: ann })).toEqual({
    contentId,
    by: 'bob',
    from: 'ann',
  });
});

test('an event of the current version is read as it was written, whatever its kind', () => {
  const person = {
    kind: 'personality',
    firstName: 'Ada',
    lastName: 'Morel',
    slug: 'ada-morel',
    role: 'Directrice générale',
    isSpokesperson: true,
    order: 1,
    socialLinks: [],
  };
  const stored = { type: 'HeaderSaved', data: { contentId, revision: 2, header: person } };
  expect(readContentEvent({ ...stored, ...newest })).toEqual(stored);
});

test.each([
  ['a header without a kind', header],
  ['a kind that does not exist', { ...header, kind: 'poster' }],
  ['the fields of another kind', { ...header, kind: 'news' }],
])('an event of the current version with %s is rejected', (_case, wrong) => {
  const stored = { type: 'HeaderSaved', data: { contentId, revision: 2, header: wrong } };
  expect(() => readContentEvent({ ...stored, ...newest })).toThrow(z.ZodError);
});

const cell = {
  type: 'tableCell',
  attrs: { colspan: 1, rowspan: 1 },
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Estuaire' }] }],
};
const table = { type: 'table', content: [{ type: 'tableRow', content: [cell, cell] }] };
const saved = {
  type: 'ModuleSaved' as const,
  data: {
    contentId,
    moduleId: `${contentId}0001`,
    revision: 1,
    content: { type: 'text', data: { doc: { type: 'doc', content: [table] } } },
  },
};

test('a module’s table is read as it was stored until version 3', () => {
  expect(readContentEvent({ ...saved, metadata: { version: 3 } })).toEqual(saved);
});

test('a module’s table is stored as the texts of its cells, and read in full', () => {
  const event = readContentEvent({ ...saved, ...newest });
  const data = storedContentData(event);
  expect(JSON.stringify(data)).toContain('{"type":"tableRow","content":["Estuaire","Estuaire"]}');
  expect(readContentEvent({ type: 'ModuleSaved', data, ...newest })).toEqual(event);
});
