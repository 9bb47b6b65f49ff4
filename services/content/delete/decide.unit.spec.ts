import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import { describe, expect, it } from 'vitest';
import type { Place } from '../addresses/place.ts';
import { after, given, m1, m2, m3, outcomeOf, pageId } from '../testing/builders.ts';
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
  it('hides it from visitors and editors', () => {
    const decided = decideDeleteContent(deletePage, after(given.created, given.published()), false);
    expect(outcomeOf(decided)).toEqual([given.deleted]);
  });

  it('is refused while it has children', () => {
    expect(outcomeOf(decideDeleteContent(deletePage, after(given.created), true))).toBe(
      'content-has-children',
    );
  });

  it('changes nothing when it is already deleted', () => {
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

describe('Undeleting a page', () => {
  it('leaves it unpublished, and changes nothing when it is not deleted', () => {
    const gone = after(given.created, given.published(), given.deleted);
    expect(outcomeOf(decideUndeleteContent(undeletePage, gone, root))).toEqual([
      { type: 'ContentUndeleted', data: page },
    ]);
    expect(outcomeOf(decideUndeleteContent({ ...undeletePage, slug: 'nous' }, gone, root))).toEqual(
      [{ type: 'ContentUndeleted', data: { contentId: pageId } }, given.headerSaved(2, 'nous')],
    );
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
  it('removes it from the page, and changes nothing when repeated, whichever revision the editor saw', () => {
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
      'it does not exist, but another was deleted',
      { ...deleteModule, moduleId: m2 },
      after(...saved, given.deletedModule(m1)),
      'module-not-found',
    ],
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

describe('Undeleting a module', () => {
  const undeleted = { type: 'ModuleUndeleted', data: module } as const;
  const arranged = (...order: ModuleId[]) =>
    ({ type: 'ModulesArranged', data: { contentId: pageId, order } }) as const;
  const activated = { type: 'ModuleActivated', data: module } as const;
  const added = [given.added(m2), given.added(m3)];
  const broughtBack = (...events: ContentEvent[]) =>
    outcomeOf(decideUndeleteModule(undeleteModule, after(given.created, ...events)));

  it('puts it where it was: first, or after the nearest remaining predecessor', () => {
    const gone = given.deletedModule(m1);
    expect(broughtBack(given.added(m1), ...added, gone)).toEqual([undeleted, arranged(m1, m2, m3)]);
    expect(broughtBack(given.added(m2), given.added(m1), given.added(m3), gone)).toEqual([
      undeleted,
      arranged(m2, m1, m3),
    ]);
    expect(broughtBack(...added, given.added(m1), gone)).toEqual([undeleted]);
    const between = [given.added(m2), given.added(m1), given.added(m3), gone];
    expect(broughtBack(...between, given.deletedModule(m2))).toEqual([undeleted, arranged(m1, m3)]);
  });

  it('reactivates it if it was active', () => {
    const active = [given.added(m1), given.saved(m1), given.activated(m1)];
    const gone = given.deletedModule(m1);
    expect(broughtBack(given.added(m1), given.saved(m1), gone)).toEqual([undeleted]);
    expect(broughtBack(...active, gone)).toEqual([undeleted, activated]);
    const live = [...active, given.published(1, [[m1, 1]])];
    expect(broughtBack(...live, gone)).toEqual([undeleted, activated]);
  });

  it('keeps the state from before a repeated deletion', () => {
    const back = after(given.created, given.added(m1), given.deletedModule(m1), undeleted);
    expect(back).toMatchObject({ modules: [{ id: m1 }], deletedModules: [] });
    expect(back).not.toHaveProperty('modules.0.was');
  });

  it('changes nothing when it is not deleted', () => {
    expect(outcomeOf(decideUndeleteModule(undeleteModule, after(...saved)))).toEqual([]);
  });

  it.each([
    ['it does not exist, but others do', after(given.created, ...added), 'module-not-found'],
    [
      'it does not exist, but another was deleted',
      after(given.created, given.added(m2), given.deletedModule(m2)),
      'module-not-found',
    ],
    ['the page is deleted', after(...saved, given.deleted), 'content-deleted'],
  ])('is refused when %s', (_case, state, code) => {
    expect(outcomeOf(decideUndeleteModule(undeleteModule, state))).toBe(code);
  });
});
