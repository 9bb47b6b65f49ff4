import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import { type ModuleId, moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import { describe, expect, it } from 'vitest';
import type { Item } from '../item/item.ts';
import { after, given, m1, m2, m3, pageId } from '../testing/builders.ts';
import { decidePublish } from './decide.ts';
import { publicationChanges } from './publication-changes.ts';

const m4 = moduleIdSchema.parse(`${pageId}0004`);
const active = (id: ModuleId) => [given.added(id), given.saved(id), given.activated(id)];
const arranged = (...order: ModuleId[]): ContentEvent => ({
  type: 'ModulesArranged',
  data: { contentId: pageId, order },
});
const built = [given.created, ...active(m1), ...active(m2), ...active(m3)];
const pins = [m1, m2, m3].map((id) => [id, 1] as const);
const live = [...built, given.published(1, pins)];

/** Returns the changes that publishing the draft makes after these events. */
function changesAfter(...events: readonly ContentEvent[]) {
  const state = after(...events);
  const decided = decidePublish({ type: 'publish-content', contentId: pageId }, state);
  const next = after(...events, ...(decided.ok ? decided.value : []));
  const { header, modules } = publicationChanges(existing(state), existing(next));
  return { header, modules: modules.map(({ id, change }) => [id, change]) };
}

function existing(state: ReturnType<typeof after>): Item {
  if (state.kind === 'none') throw new Error('these events produced no item');
  return state;
}

describe('What a publication changes of an item', () => {
  it('is everything when visitors did not see it', () => {
    expect(changesAfter(...built)).toEqual({
      header: { before: null, after: 1 },
      modules: [
        [m1, 'added'],
        [m2, 'added'],
        [m3, 'added'],
      ],
    });
  });

  it('is the header alone when only that was saved', () => {
    expect(changesAfter(...live, given.headerSaved(2))).toEqual({
      header: { before: 1, after: 2 },
      modules: [],
    });
  });

  it('names each module that was added, changed or removed, with its type and first words', () => {
    const off = { type: 'ModuleDeactivated', data: { contentId: pageId, moduleId: m3 } } as const;
    const edits = [given.saved(m2, 2), off, given.deletedModule(m1), ...active(m4)];
    expect(changesAfter(...live, ...edits)).toEqual({
      header: null,
      modules: [
        [m2, 'changed'],
        [m4, 'added'],
        [m1, 'removed'],
        [m3, 'removed'],
      ],
    });
    const state = existing(after(...live));
    const next = existing(after(...live, given.saved(m2, 2), given.published(1, [[m2, 2]])));
    expect(publicationChanges(state, next).modules[0]).toEqual({
      id: m2,
      type: 'statement',
      title: 'Version 2',
      before: 1,
      after: 2,
      change: 'changed',
    });
  });

  it.each([
    [[m2, m3, m1], [m1]],
    [[m3, m1, m2], [m3]],
    [[m1, m3, m2], [m2]],
  ] as const)('names only the modules that had to move for the order %j', (order, moved) => {
    expect(changesAfter(...live, arranged(...order)).modules).toEqual(
      moved.map((id) => [id, 'moved']),
    );
  });
});
