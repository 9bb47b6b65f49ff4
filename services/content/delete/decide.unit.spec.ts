import { describe, expect, it } from 'vitest';
import type { Place } from '../addresses/place.ts';
import { after, given, m1, m2, outcomeOf, pageId } from '../testing/builders.ts';
import { decideDeleteContent, decideUndeleteContent } from './decide-content.ts';
import { decideDeleteModule, decideUndeleteModule } from './decide-module.ts';

const page = { contentId: pageId };
const module = { contentId: pageId, moduleId: m1 };
const deletePage = { type: 'delete-content', ...page } as const;
const undeletePage = { type: 'undelete-content', ...page } as const;
const deleteModule = { type: 'delete-module', ...module } as const;
const undeleteModule = { type: 'undelete-module', ...module } as const;
const root: Place = { kind: 'root', shadowsBelow: false };
const saved = [given.created, given.added(m1), given.saved(m1)] as const;

describe('Deleting a page', () => {
  it('takes it from visitors and editors', () => {
    const decided = decideDeleteContent(deletePage, after(given.created, given.published()), false);
    expect(outcomeOf(decided)).toEqual([given.deleted]);
  });

  it('is refused while it has children', () => {
    expect(outcomeOf(decideDeleteContent(deletePage, after(given.created), true))).toBe(
      'content-has-children',
    );
  });

  it('changes nothing when it is deleted already', () => {
    const decided = decideDeleteContent(deletePage, after(given.created, given.deleted), false);
    expect(outcomeOf(decided)).toEqual([]);
  });

  it('is refused when the editor saw another header, whether or not it has children, and when the page does not exist', () => {
    const stale = { ...deletePage, expectedRevision: 2 };
    expect(outcomeOf(decideDeleteContent(stale, after(given.created), false))).toBe(
      'stale-revision',
    );
    expect(outcomeOf(decideDeleteContent(stale, after(given.created), true))).toBe(
      'stale-revision',
    );
    expect(outcomeOf(decideDeleteContent(deletePage, after(), false))).toBe('content-not-found');
  });
});

describe('Bringing a page back', () => {
  it('leaves it unpublished, and changes nothing when it is not deleted', () => {
    const gone = after(given.created, given.published(), given.deleted);
    expect(outcomeOf(decideUndeleteContent(undeletePage, gone, root))).toEqual([
      { type: 'ContentUndeleted', data: page },
    ]);
    expect(outcomeOf(decideUndeleteContent(undeletePage, after(given.created), root))).toEqual([]);
  });

  it('is refused when its parent is deleted, or when the page does not exist', () => {
    const gone = after(given.created, given.deleted);
    expect(outcomeOf(decideUndeleteContent(undeletePage, gone, { kind: 'nowhere' }))).toBe(
      'parent-not-found',
    );
    expect(outcomeOf(decideUndeleteContent(undeletePage, after(), root))).toBe('content-not-found');
  });
});

describe('Deleting a module', () => {
  it('takes it out of the page, and changes nothing a second time, whatever revision the editor saw', () => {
    expect(outcomeOf(decideDeleteModule(deleteModule, after(...saved)))).toEqual([
      given.deletedModule(m1),
    ]);
    const gone = after(...saved, given.deletedModule(m1));
    expect(outcomeOf(decideDeleteModule(deleteModule, gone))).toEqual([]);
    const stale = { ...deleteModule, expectedRevision: 3 };
    expect(outcomeOf(decideDeleteModule(stale, gone))).toEqual([]);
  });

  it.each([
    ['it does not exist', { ...deleteModule, moduleId: m2 }, after(...saved), 'module-not-found'],
    [
      'the editor saw another revision',
      { ...deleteModule, expectedRevision: 3 },
      after(...saved),
      'stale-revision',
    ],
    ['the page is deleted', deleteModule, after(...saved, given.deleted), 'content-deleted'],
  ])('is refused when %s', (_case, command, state, code) => {
    expect(outcomeOf(decideDeleteModule(command, state))).toBe(code);
  });
});

describe('Bringing a module back', () => {
  it('puts it last and inactive', () => {
    const gone = after(...saved, given.activated(m1), given.added(m2), given.deletedModule(m1));
    expect(outcomeOf(decideUndeleteModule(undeleteModule, gone))).toEqual([
      { type: 'ModuleUndeleted', data: module },
    ]);
    const back = after(...saved, given.activated(m1), given.added(m2), given.deletedModule(m1), {
      type: 'ModuleUndeleted',
      data: module,
    });
    expect(back).toMatchObject({
      modules: [{ id: m2 }, { id: m1, active: false }],
      deletedModules: [],
    });
  });

  it('changes nothing when it is not deleted, and is refused when it does not exist', () => {
    expect(outcomeOf(decideUndeleteModule(undeleteModule, after(...saved)))).toEqual([]);
    expect(outcomeOf(decideUndeleteModule(undeleteModule, after(given.created)))).toBe(
      'module-not-found',
    );
  });
});
