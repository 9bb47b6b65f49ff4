import { moduleViewSchema } from '@parvis/contracts/content/views.ts';
import { describe, expect, it, test } from 'vitest';
import { pageWith } from '../testing/views.ts';
import { chooseHeaderMark, chooseMark, waitingParts } from './publication.ts';

const at = '2026-11-20T08:00:00.000Z';

function moduleWith(changed: object) {
  return moduleViewSchema.parse({
    id: 'pg00000000011001',
    contentId: 'pg0000000001',
    type: 'statement',
    revision: 2,
    liveRevision: 2,
    pending: false,
    active: true,
    deleted: false,
    data: { text: 'Une phrase' },
    savedAt: at,
    savedBy: 'Anne Riou',
    ...changed,
  });
}

describe('the publication status of a module', () => {
  it.each([
    ['never-saved', { revision: 0, liveRevision: null, active: false, data: null }, 'published'],
    ['inactive', { liveRevision: null, active: false }, 'published'],
    ['live', {}, 'published'],
    ['waiting', { active: false, pending: true }, 'published'],
    ['waiting', { revision: 3, pending: true }, 'published'],
    ['ready', { liveRevision: null }, 'draft'],
  ] as const)('is %s for %j on a page that is %s', (mark, changed, status) => {
    expect(chooseMark(moduleWith(changed), { status })).toBe(mark);
  });
});

test.each([
  ['ready', { status: 'draft', headerPending: false }],
  ['live', { status: 'published', headerPending: false }],
  ['waiting', { status: 'published', headerPending: true }],
] as const)('the publication status of a header is %s for %j', (mark, page) => {
  expect(chooseHeaderMark(page)).toBe(mark);
});

describe('the number of unpublished parts', () => {
  it('counts the header and every module with unpublished changes', () => {
    const modules = [
      moduleWith({ pending: true }),
      moduleWith({}),
      moduleWith({ pending: true, deleted: true }),
    ];
    expect(waitingParts(pageWith({ headerPending: true, modules }))).toBe(2);
  });

  it('counts nothing on an unpublished page', () => {
    expect(waitingParts(pageWith({ status: 'draft', liveRevision: null }))).toBe(0);
  });
});
