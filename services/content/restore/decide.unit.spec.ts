import { describe, expect, it } from 'vitest';
import {
  after,
  given,
  header,
  m1,
  outcomeOf,
  pageId,
  statement,
  typesOf,
} from '../testing/builders.ts';
import { decideRestoreHeader, decideRestoreModule } from './decide.ts';

const root = { kind: 'root', shadowsBelow: false } as const;
const content = statement('Version 1');
const restoreHeader = {
  type: 'restore-header',
  contentId: pageId,
  expectedRevision: 2,
  restored: 1,
  header,
} as const;
const restoreModule = {
  type: 'restore-module',
  contentId: pageId,
  moduleId: m1,
  expectedRevision: 2,
  restored: 1,
  content,
} as const;
const twice = [
  given.created,
  given.headerSaved(2),
  given.added(m1),
  given.saved(m1),
  given.saved(m1, 2),
] as const;

describe('Restoring', () => {
  it('makes an earlier header a new revision', () => {
    expect(outcomeOf(decideRestoreHeader(restoreHeader, after(...twice), root))).toEqual([
      { type: 'HeaderRestored', data: { contentId: pageId, revision: 3, restored: 1, header } },
    ]);
  });

  it('makes an earlier revision of a module a new one', () => {
    expect(outcomeOf(decideRestoreModule(restoreModule, after(...twice)))).toEqual([
      {
        type: 'ModuleRestored',
        data: { contentId: pageId, moduleId: m1, revision: 3, restored: 1, content },
      },
    ]);
  });

  it('accepts the newest revision as well as any earlier one', () => {
    const state = after(...twice);
    expect(typesOf(decideRestoreHeader({ ...restoreHeader, restored: 2 }, state, root))).toEqual([
      'HeaderRestored',
    ]);
    expect(typesOf(decideRestoreModule({ ...restoreModule, restored: 2 }, state))).toEqual([
      'ModuleRestored',
    ]);
  });

  it('changes only the draft of a published page', () => {
    const live = after(...twice, given.activated(m1), given.published(2, [[m1, 2]]));
    expect(typesOf(decideRestoreHeader(restoreHeader, live, root))).toEqual(['HeaderRestored']);
    expect(typesOf(decideRestoreModule(restoreModule, live))).toEqual(['ModuleRestored']);
  });

  it('is refused when the parent of the earlier header no longer exists', () => {
    const gone = { kind: 'nowhere' } as const;
    expect(outcomeOf(decideRestoreHeader(restoreHeader, after(...twice), gone))).toBe(
      'parent-not-found',
    );
  });

  it('is refused for a revision that does not exist, and when the editor did not see the newest', () => {
    const state = after(...twice);
    expect([
      outcomeOf(decideRestoreHeader({ ...restoreHeader, restored: 3 }, state, root)),
      outcomeOf(decideRestoreModule({ ...restoreModule, restored: 3 }, state)),
      outcomeOf(decideRestoreHeader({ ...restoreHeader, expectedRevision: 1 }, state, root)),
      outcomeOf(decideRestoreModule({ ...restoreModule, expectedRevision: 1 }, state)),
    ]).toEqual(['revision-not-found', 'revision-not-found', 'stale-revision', 'stale-revision']);
  });

  it('names the field of a revision that does not exist', () => {
    const state = after(...twice);
    for (const decided of [
      decideRestoreHeader({ ...restoreHeader, restored: 3 }, state, root),
      decideRestoreModule({ ...restoreModule, restored: 3 }, state),
    ])
      expect(decided).toMatchObject({ refusals: [{ path: ['revision'] }] });
  });

  it('is refused for a module that is deleted', () => {
    const gone = after(...twice, given.deletedModule(m1));
    expect(outcomeOf(decideRestoreModule(restoreModule, gone))).toBe('module-deleted');
  });
});
