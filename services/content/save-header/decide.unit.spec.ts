import { describe, expect, it } from 'vitest';
import { after, bob, given, header, outcomeOf, pageId, typesOf } from '../testing/builders.ts';
import { decideSaveHeader } from './decide.ts';

const root = { kind: 'root', shadowsBelow: false } as const;
const command = {
  type: 'save-header',
  contentId: pageId,
  expectedRevision: 1,
  header: { ...header, title: 'Notre histoire' },
} as const;

describe('Saving a page’s header', () => {
  it('creates a new revision that visitors do not see before it is published', () => {
    const decided = decideSaveHeader(command, after(given.created), root);
    expect(outcomeOf(decided)).toEqual([
      { type: 'HeaderSaved', data: { contentId: pageId, revision: 2, header: command.header } },
    ]);
  });

  it('changes only the draft of a published page', () => {
    const decided = decideSaveHeader(command, after(given.created, given.published()), root);
    expect(typesOf(decided)).toEqual(['HeaderSaved']);
  });

  it('is refused on a revision that somebody else has replaced, stating who, when and which page', () => {
    const decided = decideSaveHeader(command, after(given.created, given.headerSaved(2)), root);
    expect(decided).toMatchObject({
      refusals: [
        {
          code: 'stale-revision',
          params: { ...bob, revision: 2, what: 'header', title: header.title },
        },
      ],
    });
  });

  it('is refused when its parent no longer exists or its slug is reserved', () => {
    const state = after(given.created);
    const reserved = { ...command, header: { ...header, slug: 'admin' } };
    expect([
      outcomeOf(decideSaveHeader(command, state, { kind: 'nowhere' })),
      outcomeOf(decideSaveHeader(reserved, state, root)),
    ]).toEqual(['parent-not-found', 'slug-reserved']);
  });

  it.each([
    ['that does not exist', after(), 'content-not-found'],
    ['that is deleted', after(given.created, given.deleted), 'content-deleted'],
  ])('is refused on a page %s', (_case, state, code) => {
    expect(outcomeOf(decideSaveHeader(command, state, root))).toBe(code);
  });
});
