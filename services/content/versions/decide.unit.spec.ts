import type { ItemParts } from '@parvis/contracts/content/commands.ts';
import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import { describe, expect, it } from 'vitest';
import { modulesTagOfItem } from '../item/modules-tag.ts';
import { isPending } from '../item/version.ts';
import {
  after,
  given,
  header,
  m1,
  m2,
  m3,
  outcomeOf,
  pageId,
  statement,
} from '../testing/builders.ts';
import { decideRestoreVersion } from './decide.ts';

const root = { kind: 'root', shadowsBelow: false } as const;
const contentId = pageId;
/** Visitors see the header’s revision 1 and two modules. */
const live = [
  given.created,
  ...[m1, m2].flatMap((id) => [given.added(id), given.saved(id), given.activated(id)]),
  given.published(1, [
    [m1, 1],
    [m2, 1],
  ]),
];
const seen = {
  header: { revision: 1, content: header },
  modules: [m1, m2].map((moduleId) => ({ moduleId, revision: 1, content: statement('Version 1') })),
  deleted: [],
};
const headerBack: ContentEvent = {
  type: 'HeaderRestored',
  data: { contentId, revision: 3, restored: 1, header },
};
const arranged = (...order: ModuleId[]): ContentEvent => ({
  type: 'ModulesArranged',
  data: { contentId, order },
});
const restored = (moduleId: ModuleId, revision: number): ContentEvent => ({
  type: 'ModuleRestored',
  data: { contentId, moduleId, revision, restored: 1, content: statement('Version 1') },
});

function restore(events: readonly ContentEvent[], only?: ItemParts, modulesTag?: string) {
  const state = after(...events);
  const expectedRevision = state.kind === 'none' ? 0 : state.header.revision;
  const command = { type: 'restore-version', contentId, expectedRevision, version: seen } as const;
  return outcomeOf(decideRestoreVersion({ ...command, only, modulesTag }, state, root));
}

/** Returns whether anything is still to be published after these events. */
function isWaiting(events: readonly ContentEvent[] | string): boolean {
  if (typeof events === 'string') throw new Error(events);
  const state = after(...events);
  return state.kind === 'existing' && isPending(state);
}

describe('Restoring a version', () => {
  const changed = [
    ...live,
    given.headerSaved(2),
    given.saved(m1, 2),
    given.deletedModule(m2),
    given.added(m3),
    given.saved(m3),
    given.activated(m3),
    arranged(m3, m1),
  ];

  it('restores what was changed and deleted, deactivates what was added, and restores the order', () => {
    expect(restore(changed)).toEqual([
      headerBack,
      restored(m1, 3),
      { type: 'ModuleUndeleted', data: { contentId, moduleId: m2 } },
      { type: 'ModuleActivated', data: { contentId, moduleId: m2 } },
      { type: 'ModuleDeactivated', data: { contentId, moduleId: m3 } },
    ]);
  });

  it('leaves nothing to publish', () => {
    expect(isWaiting(changed)).toBe(true);
    const events = restore(changed);
    if (typeof events === 'string') throw new Error(events);
    expect(isWaiting([...changed, ...events])).toBe(false);
    expect(restore([...changed, ...events])).toEqual([]);
  });

  it('deletes the modules that the version has deleted, to undo what brought them back', () => {
    const state = after(...live, given.added(m3), given.saved(m3), given.activated(m3));
    const version = { ...seen, modules: seen.modules.slice(0, 1), deleted: [m2] };
    const command = { type: 'restore-version', contentId, expectedRevision: 1, version } as const;
    expect(outcomeOf(decideRestoreVersion(command, state, root))).toEqual([
      given.deletedModule(m2),
      { type: 'ModuleDeactivated', data: { contentId, moduleId: m3 } },
    ]);
    const only = { header: false, modules: [m2] };
    expect(outcomeOf(decideRestoreVersion({ ...command, only }, state, root))).toEqual([
      given.deletedModule(m2),
    ]);
  });

  it('restores the order of the modules, each of the others after its predecessor', () => {
    const moved = [...live, given.added(m3), arranged(m2, m3, m1)];
    expect(restore(moved)).toEqual([arranged(m1, m2, m3)]);
  });

  it.each([
    ['the header', { header: true, modules: [] }, [headerBack]],
    ['a changed module', { header: false, modules: [m1] }, [restored(m1, 3)]],
    [
      'an added module',
      { header: false, modules: [m3] },
      [{ type: 'ModuleDeactivated', data: { contentId, moduleId: m3 } }],
    ],
    [
      'a deleted module',
      { header: false, modules: [m2] },
      [
        { type: 'ModuleUndeleted', data: { contentId, moduleId: m2 } },
        { type: 'ModuleActivated', data: { contentId, moduleId: m2 } },
      ],
    ],
  ] as const)('restores only %s', (_case, only, events) => {
    expect(restore(changed, only)).toEqual(events);
  });

  it('appends nothing when the draft is that version', () => {
    expect(restore(live)).toEqual([]);
  });

  it('is refused when the header or a module changed since the page was read', () => {
    const state = after(...live);
    const tag = state.kind === 'none' ? '' : modulesTagOfItem(state);
    expect(restore(live, undefined, tag)).toEqual([]);
    expect(restore([...live, given.saved(m1, 2)], undefined, tag)).toBe('modules-changed');
    const command = {
      type: 'restore-version',
      contentId,
      expectedRevision: 1,
      version: seen,
    } as const;
    const stale = after(...live, given.headerSaved(2));
    expect(outcomeOf(decideRestoreVersion(command, stale, root))).toBe('stale-revision');
  });

  it('is refused for a header whose parent no longer exists, and for unknown modules', () => {
    const state = after(...live, given.headerSaved(2));
    const command = {
      type: 'restore-version',
      contentId,
      expectedRevision: 2,
      version: seen,
    } as const;
    expect(outcomeOf(decideRestoreVersion(command, state, { kind: 'nowhere' }))).toBe(
      'parent-not-found',
    );
    const foreign = {
      ...seen,
      modules: [{ moduleId: m3, revision: 1, content: statement('Autre') }],
    };
    const unknown = { ...command, version: foreign };
    expect(outcomeOf(decideRestoreVersion(unknown, state, root))).toBe('module-not-found');
  });
});
