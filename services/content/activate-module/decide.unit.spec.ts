import { describe, expect, it } from 'vitest';
import { after, given, m1, outcomeOf, pageId, typesOf } from '../testing/builders.ts';
import { decideActivateModule, decideDeactivateModule } from './decide.ts';

const module = { contentId: pageId, moduleId: m1 };
const activate = { type: 'activate-module', ...module } as const;
const deactivate = { type: 'deactivate-module', ...module } as const;
const saved = [given.created, given.added(m1), given.saved(m1)] as const;

describe('Activating a module', () => {
  it('is refused until it has been saved once', () => {
    const state = after(given.created, given.added(m1));
    expect(outcomeOf(decideActivateModule(activate, state))).toBe('module-never-saved');
  });

  it('includes it in the next publication', () => {
    expect(typesOf(decideActivateModule(activate, after(...saved)))).toEqual(['ModuleActivated']);
  });

  it('changes only the draft of a published page', () => {
    const state = after(...saved, given.published(), given.saved(m1, 2));
    expect(outcomeOf(decideActivateModule(activate, state))).toEqual([
      { type: 'ModuleActivated', data: module },
    ]);
  });

  it('changes nothing when it is already active', () => {
    expect(outcomeOf(decideActivateModule(activate, after(...saved, given.activated(m1))))).toEqual(
      [],
    );
  });

  it.each([
    ['is deleted', after(...saved, given.deletedModule(m1)), 'module-deleted'],
    ['does not exist', after(given.created), 'module-not-found'],
    ['is on a deleted page', after(...saved, given.deleted), 'content-deleted'],
  ])('is refused when it %s', (_case, state, code) => {
    expect(outcomeOf(decideActivateModule(activate, state))).toBe(code);
    expect(outcomeOf(decideDeactivateModule(deactivate, state))).toBe(code);
  });

  it('is refused when the editor saw another revision', () => {
    const stale = { ...activate, expectedRevision: 1 };
    expect(outcomeOf(decideActivateModule(stale, after(...saved, given.saved(m1, 2))))).toBe(
      'stale-revision',
    );
  });
});

describe('Deactivating a module', () => {
  it('is refused when the editor saw another revision', () => {
    const state = after(...saved, given.activated(m1), given.saved(m1, 2));
    const stale = { ...deactivate, expectedRevision: 1 };
    expect(outcomeOf(decideDeactivateModule(stale, state))).toBe('stale-revision');
    expect(typesOf(decideDeactivateModule({ ...stale, expectedRevision: 2 }, state))).toEqual([
      'ModuleDeactivated',
    ]);
  });

  it('keeps it, and changes only the draft of a published page', () => {
    const state = after(...saved, given.activated(m1), given.published(1, [[m1, 1]]));
    expect(outcomeOf(decideDeactivateModule(deactivate, state))).toEqual([
      { type: 'ModuleDeactivated', data: module },
    ]);
  });

  it.each([
    ['was never saved', after(given.created, given.added(m1))],
    ['is inactive', after(...saved)],
  ])('changes nothing when it %s', (_case, state) => {
    expect(outcomeOf(decideDeactivateModule(deactivate, state))).toEqual([]);
  });
});
