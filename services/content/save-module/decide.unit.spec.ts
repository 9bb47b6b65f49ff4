import { describe, expect, it } from 'vitest';
import {
  after,
  bob,
  given,
  m1,
  m2,
  outcomeOf,
  pageId,
  statement,
  text,
  typesOf,
} from '../testing/builders.ts';
import { decideSaveModule } from './decide.ts';

const content = statement('Financer la transition.');
const command = {
  type: 'save-module',
  contentId: pageId,
  moduleId: m1,
  expectedRevision: 1,
  content,
} as const;
const saved = [given.created, given.added(m1), given.saved(m1)] as const;
const live = [...saved, given.activated(m1), given.published(1, [[m1, 1]])] as const;

describe('Saving a module', () => {
  it('creates the first revision of an unsaved one', () => {
    const first = decideSaveModule(
      { ...command, expectedRevision: 0 },
      after(given.created, given.added(m1)),
    );
    expect(outcomeOf(first)).toEqual([
      { type: 'ModuleSaved', data: { contentId: pageId, moduleId: m1, revision: 1, content } },
    ]);
  });

  it.each([
    ['live', after(...live)],
    ['inactive', after(...saved, given.published())],
    ['of an unpublished page', after(...saved, given.activated(m1))],
  ])('changes only the draft when it is %s', (_case, state) => {
    expect(typesOf(decideSaveModule(command, state))).toEqual(['ModuleSaved']);
  });

  it('creates no new revision of unchanged content', () => {
    const again = { ...command, expectedRevision: 2, content: statement('Version 2') };
    expect(outcomeOf(decideSaveModule(again, after(...live, given.saved(m1, 2))))).toEqual([]);
  });

  it('is refused on a revision that somebody else has replaced, stating who, when and which module', () => {
    expect(decideSaveModule(command, after(...saved, given.saved(m1, 2)))).toMatchObject({
      refusals: [
        {
          code: 'stale-revision',
          params: { ...bob, revision: 2, what: 'statement', title: 'Version 2' },
        },
      ],
    });
  });

  it('is refused when it names a revision of a module that was never saved, stating who added it and when', () => {
    expect(decideSaveModule(command, after(given.created, given.added(m1)))).toMatchObject({
      refusals: [{ params: { ...bob, revision: 0, what: 'statement', title: '' } }],
    });
  });

  it('names the field when the content is another type’s', () => {
    const other = { ...command, content: text('Oser.') };
    expect(decideSaveModule(other, after(...saved))).toMatchObject({
      refusals: [{ code: 'invalid', path: ['type'] }],
    });
  });

  it.each([
    [
      'a module that does not exist',
      { ...command, moduleId: m2 },
      after(...saved),
      'module-not-found',
    ],
    ['a deleted module', command, after(...saved, given.deletedModule(m1)), 'module-deleted'],
    [
      'a revision that does not exist',
      { ...command, expectedRevision: 7 },
      after(given.created, given.added(m1)),
      'stale-revision',
    ],
    ['a deleted page', command, after(...saved, given.deleted), 'content-deleted'],
    ['no page', command, after(), 'content-not-found'],
  ])('is refused with %s', (_case, refused, state, code) => {
    expect(outcomeOf(decideSaveModule(refused, state))).toBe(code);
  });
});
