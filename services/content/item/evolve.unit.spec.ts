import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import { noPlan } from '@parvis/contracts/content/plan.ts';
import { describe, expect, it } from 'vitest';
import { after, bob, given, header, m1, m2, pageId, statement } from '../testing/builders.ts';
import { addressHeader, type Item } from './item.ts';

const pinned = (revision: number): ContentEvent => ({
  type: 'ModulePinned',
  data: { contentId: pageId, moduleId: m1, revision },
});
const headerPinned = (revision: number): ContentEvent => ({
  type: 'HeaderPinned',
  data: { contentId: pageId, revision },
});
const deactivated = (live?: true): ContentEvent => ({
  type: 'ModuleDeactivated',
  data: { contentId: pageId, moduleId: m1, live },
});
const moduleDeleted = (live?: true): ContentEvent => ({
  type: 'ModuleDeleted',
  data: { contentId: pageId, moduleId: m1, live },
});
const modulesArranged = (live?: true): ContentEvent => ({
  type: 'ModulesArranged',
  data: { contentId: pageId, order: [m2, m1], live },
});
const unpublished: ContentEvent = { type: 'ContentUnpublished', data: { contentId: pageId } };
const undeleted: ContentEvent = { type: 'ContentUndeleted', data: { contentId: pageId } };
const withModule = [given.created, given.added(m1), given.saved(m1), given.activated(m1)] as const;
const live = [...withModule, given.published(1, [[m1, 1]])] as const;

function item(...events: readonly ContentEvent[]): Item {
  const state = after(...events);
  if (state.kind === 'none') throw new Error('these events produced no item');
  return state;
}

describe('An item that was created', () => {
  it('is a draft with its first header and no modules', () => {
    expect(item(given.created)).toEqual({
      kind: 'existing',
      contentId: pageId,
      locale: 'fr',
      translationGroup: pageId,
      header: { revision: 1, content: header, ...bob },
      publication: { kind: 'draft' },
      plan: noPlan,
      modules: [],
      deletedModules: [],
      previewLinks: [],
      review: { owner: null, reviewOn: null },
    });
  });

  it('must precede every other event', () => {
    expect(() => after(given.deleted)).toThrow('ContentDeleted occurred before ContentCreated');
  });
});

describe('A module', () => {
  it('is initially inactive and, until it is saved, has only the author and time of its addition', () => {
    expect(item(given.created, given.added(m1)).modules).toEqual([
      { kind: 'unsaved', id: m1, type: 'statement', added: bob },
    ]);
    const newest = { revision: 1, content: statement('Version 1'), ...bob };
    expect(item(given.created, given.added(m1), given.saved(m1)).modules).toEqual([
      { kind: 'saved', id: m1, type: 'statement', newest, active: false },
    ]);
  });

  it('stays active when it is saved again', () => {
    expect(item(...withModule, given.saved(m1, 2)).modules[0]).toMatchObject({
      newest: { revision: 2 },
      active: true,
    });
  });

  it('is not activated before it was saved, nor if it does not exist', () => {
    expect(() => after(given.created, given.added(m1), given.activated(m1))).toThrow('never saved');
    expect(() => after(given.created, given.activated(m1))).toThrow(`module ${m1} does not exist`);
  });

  it('that is deleted is kept separately, inactive', () => {
    const { modules, deletedModules } = item(
      ...withModule,
      given.added(m2),
      given.deletedModule(m1),
      given.deletedModule(m2),
    );
    expect(modules).toEqual([]);
    expect(deletedModules).toMatchObject([
      { id: m1, kind: 'saved', active: false },
      { id: m2, kind: 'unsaved' },
    ]);
  });
});

describe('What visitors see', () => {
  const published = (revision: number, pins: readonly (readonly [string, number])[]) => ({
    kind: 'published',
    header: { revision, content: header, ...bob },
    pins: new Map(pins),
  });

  it('is the header and the modules that publication pinned', () => {
    expect(item(...live).publication).toEqual(published(1, [[m1, 1]]));
  });

  it('stays as it was published while the draft changes', () => {
    const second = [given.added(m2), given.saved(m2), given.activated(m2)];
    for (const change of [given.saved(m1, 2), given.headerSaved(2), deactivated(), moduleDeleted()])
      expect(item(...live, change).publication).toEqual(published(1, [[m1, 1]]));
    expect(item(...live, ...second, modulesArranged()).publication).toEqual(
      published(1, [[m1, 1]]),
    );
  });

  it('was changed by the events of versions until 5', () => {
    expect(item(...live, given.saved(m1, 2), pinned(2)).publication).toEqual(
      published(1, [[m1, 2]]),
    );
    expect(item(...live, given.headerSaved(2), headerPinned(2)).publication).toEqual(
      published(2, [[m1, 1]]),
    );
    expect(item(...live, deactivated(true)).publication).toEqual(published(1, []));
    expect(item(...live, moduleDeleted(true)).publication).toEqual(published(1, []));
    const second = [given.added(m2), given.saved(m2), given.activated(m2)];
    const pinnedSecond: ContentEvent = {
      type: 'ModulePinned',
      data: { contentId: pageId, moduleId: m2, revision: 1 },
    };
    const both = item(...live, ...second, pinnedSecond, modulesArranged(true)).publication;
    expect(both.kind === 'published' && [...both.pins]).toEqual([
      [m2, 1],
      [m1, 1],
    ]);
  });

  it('excludes a draft, whatever is pinned', () => {
    for (const change of [pinned(1), headerPinned(1), deactivated(true), moduleDeleted(true)])
      expect(item(...withModule, change).publication).toEqual({ kind: 'draft' });
  });

  it('is never pinned at a header that is not the newest', () => {
    expect(() => after(given.created, given.headerSaved(2), given.published(1))).toThrow(
      'not the newest',
    );
  });

  it('is kept for its address once the item is unpublished', () => {
    const off = item(...live, given.headerSaved(2, 'nous'), unpublished);
    expect(off.publication).toEqual({ kind: 'draft', lastLive: header });
    expect(addressHeader(off)).toEqual(header);
  });

  it('excludes an item that is deleted or was undeleted', () => {
    const deleted = item(...live, given.deleted);
    expect(deleted.publication).toEqual({ kind: 'deleted' });
    expect(addressHeader(deleted)).toEqual(header);
    expect(item(...live, given.deleted, undeleted).publication).toEqual({ kind: 'draft' });
  });
});

describe('An item that changes', () => {
  const restored = { contentId: pageId, restored: 1 };

  it('has what was restored as its newest revisions', () => {
    const headerRestored: ContentEvent = {
      type: 'HeaderRestored',
      data: { ...restored, revision: 3, header },
    };
    expect(item(given.created, given.headerSaved(2, 'nous'), headerRestored).header).toEqual({
      revision: 3,
      restored: 1,
      content: header,
      ...bob,
    });
    const content = statement('Version 1');
    const moduleRestored: ContentEvent = {
      type: 'ModuleRestored',
      data: { ...restored, moduleId: m1, revision: 3, content },
    };
    expect(item(...withModule, given.saved(m1, 2), moduleRestored).modules).toMatchObject([
      { newest: { revision: 3, content }, active: true },
    ]);
  });

  it('has its modules in the order in which they were arranged', () => {
    const arranged: ContentEvent = {
      type: 'ModulesArranged',
      data: { contentId: pageId, order: [m2, m1] },
    };
    const { contentId, modules } = item(given.created, given.added(m1), given.added(m2), arranged);
    expect([contentId, ...modules.map(({ id }) => id)]).toEqual([pageId, m2, m1]);
  });

  it('keeps the planned publication when it is unpublished, but not the planned end', () => {
    const plan = { publishAt: '2026-05-01T08:00:00.000Z', unpublishAt: '2026-06-01T08:00:00.000Z' };
    const planned: ContentEvent = {
      type: 'ContentScheduled',
      data: { contentId: pageId, ...plan },
    };
    expect(item(...live, planned, unpublished).plan).toEqual({ ...plan, unpublishAt: null });
  });
});
