import type { CommandOf, ModuleToWrite } from '@parvis/contracts/content/commands.ts';
import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import type { ModuleId } from '@parvis/contracts/content/ids.ts';
import { describe, expect, it } from 'vitest';
import type { Place } from '../addresses/place.ts';
import { decide } from '../item/decide.ts';
import type { Decision } from '../item/guards.ts';
import { initialState } from '../item/item.ts';
import { modulesTagOfItem } from '../item/modules-tag.ts';
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
  text,
  typesOf,
} from '../testing/builders.ts';
import { decideCreateWithModules, decideSaveWithModules } from './decide.ts';

const root: Place = { kind: 'root', shadowsBelow: false };

function fresh(moduleId: ModuleId, active = true): ModuleToWrite {
  const content = statement('Version 1');
  return { moduleId, isNew: true, moduleType: 'statement', content, active };
}

function kept(moduleId: ModuleId, version: number, active = true): ModuleToWrite {
  return { ...fresh(moduleId, active), isNew: false, content: statement(`Version ${version}`) };
}

function createCommand(
  change: Partial<CommandOf<'create-with-modules'>> = {},
): CommandOf<'create-with-modules'> {
  const about = { type: 'create-with-modules', contentId: pageId, locale: 'fr', header } as const;
  return { ...about, modules: [], ...change };
}

function saveCommand(
  change: Partial<CommandOf<'save-with-modules'>> = {},
): CommandOf<'save-with-modules'> {
  const about = {
    type: 'save-with-modules',
    contentId: pageId,
    expectedRevision: 1,
    header,
  } as const;
  return { ...about, modules: [kept(m1, 1), kept(m2, 1, false)], ...change };
}

/** Returns the refusals of a decider, each with the field that it concerns. */
function refusalsOf(decided: Decision): readonly (readonly [string, string])[] {
  return decided.ok ? [] : decided.refusals.map(({ code, path }) => [code, path?.join('.') ?? '']);
}

const draftWithTwo: readonly ContentEvent[] = [
  given.created,
  given.added(m1),
  given.saved(m1),
  given.activated(m1),
  given.added(m2),
  given.saved(m2),
];
const related = { place: root, hasChildren: false };
const publishedWithTwo = [...draftWithTwo, given.published(1, [[m1, 1]])];

describe('Creating an item with its modules', () => {
  it('adds, saves and activates them in their order', () => {
    const command = createCommand({ modules: [fresh(m1), fresh(m2, false)] });
    expect(outcomeOf(decideCreateWithModules(command, initialState, root))).toEqual(draftWithTwo);
  });

  it('publishes the active ones with it on request', () => {
    const command = createCommand({ modules: [fresh(m1), fresh(m2, false)], publish: true });
    expect(outcomeOf(decide(command, initialState, related))).toEqual(publishedWithTwo);
  });

  it('is refused for the same reasons as creating its header alone', () => {
    const nowhere = decideCreateWithModules(createCommand({ publish: true }), initialState, {
      kind: 'nowhere',
    });
    expect(refusalsOf(nowhere)).toEqual([['parent-not-found', 'parentId']]);
    const again = decideCreateWithModules(createCommand(), after(given.created), root);
    expect(refusalsOf(again)).toEqual([['content-exists', '']]);
  });

  it('is refused as a whole when one of its modules is, which the refusal names', () => {
    const command = createCommand({ modules: [fresh(m1), fresh(m1)] });
    expect(refusalsOf(decideCreateWithModules(command, initialState, root))).toEqual([
      ['too-busy', 'modules.1'],
    ]);
  });
});

describe('Saving an item with its modules', () => {
  it('saves those that differ, adds new ones, deletes omitted ones, and arranges them', () => {
    const modules = [fresh(m3), kept(m1, 2)];
    const decided = decideSaveWithModules(saveCommand({ modules }), after(...draftWithTwo), root);
    expect(outcomeOf(decided)).toEqual([
      given.headerSaved(2),
      given.deletedModule(m2),
      given.added(m3),
      given.saved(m3),
      given.activated(m3),
      given.saved(m1, 2),
      { type: 'ModulesArranged', data: { contentId: pageId, order: [m3, m1] } },
    ]);
  });

  it('leaves unchanged modules alone', () => {
    const modules = [kept(m1, 1), kept(m2, 1, false)];
    const decided = decideSaveWithModules(
      saveCommand({ modules }),
      after(...publishedWithTwo),
      root,
    );
    expect(typesOf(decided)).toEqual(['HeaderSaved']);
  });

  it('changes only the draft of a published item, which is published later as a whole', () => {
    const modules = [kept(m1, 2), kept(m2, 1)];
    const state = after(...publishedWithTwo);
    const draft = decideSaveWithModules(saveCommand({ modules }), state, root);
    expect(typesOf(draft)).toEqual(['HeaderSaved', 'ModuleSaved', 'ModuleActivated']);
    const later = after(...publishedWithTwo, ...(draft.ok ? draft.value : []));
    const command = saveCommand({ expectedRevision: 2, modules, publish: true });
    expect(typesOf(decide(command, later, related))).toEqual(['HeaderSaved', 'ContentPublished']);
  });

  it('publishes on request', () => {
    const decided = decide(saveCommand({ publish: true }), after(...draftWithTwo), related);
    expect(outcomeOf(decided)).toEqual([given.headerSaved(2), given.published(2, [[m1, 1]])]);
  });

  it('deletes every module when an empty list is sent', () => {
    const decided = decideSaveWithModules(
      saveCommand({ modules: [] }),
      after(...draftWithTwo),
      root,
    );
    expect(typesOf(decided)).toEqual(['HeaderSaved', 'ModuleDeleted', 'ModuleDeleted']);
  });

  it('deactivates modules sent as inactive', () => {
    const modules = [kept(m1, 1, false), kept(m2, 1, false)];
    const decided = decideSaveWithModules(
      saveCommand({ modules }),
      after(...publishedWithTwo),
      root,
    );
    expect(typesOf(decided)).toEqual(['HeaderSaved', 'ModuleDeactivated']);
  });

  it('keeps the content of a module that is sent without content', () => {
    const { content: _, ...without } = kept(m1, 1);
    const modules = [without, kept(m2, 1, false)];
    const decided = decideSaveWithModules(saveCommand({ modules }), after(...draftWithTwo), root);
    expect(typesOf(decided)).toEqual(['HeaderSaved']);
  });

  it('saves the first content of a module that was never saved', () => {
    const state = after(given.created, given.added(m1));
    const modules = [kept(m1, 1, false)];
    expect(outcomeOf(decideSaveWithModules(saveCommand({ modules }), state, root))).toEqual([
      given.headerSaved(2),
      given.saved(m1),
    ]);
  });

  it('is refused for a module sent under another type without content', () => {
    const { content: _, ...without } = kept(m1, 1);
    const modules = [{ ...without, moduleType: 'text' as const }];
    const decided = decideSaveWithModules(saveCommand({ modules }), after(...draftWithTwo), root);
    expect(refusalsOf(decided)).toEqual([['invalid', 'modules.0.type']]);
  });

  it.each([
    ['another revision of the header', saveCommand({ expectedRevision: 3 }), 'stale-revision', ''],
    [
      'another revision of a module',
      saveCommand({ modules: [{ ...kept(m1, 2), expectedRevision: 4 }] }),
      'stale-revision',
      'modules.0',
    ],
    [
      'a module that was never there',
      saveCommand({ modules: [kept(m1, 1), kept(m3, 1)] }),
      'module-not-found',
      'modules.1',
    ],
    [
      'another type',
      saveCommand({ modules: [{ ...kept(m1, 1), moduleType: 'text', content: text('Bonjour') }] }),
      'invalid',
      'modules.0.type',
    ],
    [
      'a module twice',
      saveCommand({ modules: [kept(m1, 1), kept(m1, 1)] }),
      'modules-do-not-match',
      'modules',
    ],
  ])('is refused for %s, and nothing is saved', (_, command, code, path) => {
    expect(refusalsOf(decideSaveWithModules(command, after(...draftWithTwo), root))).toEqual([
      [code, path],
    ]);
  });

  it('is refused for a module that was deleted, and for one that has no content to show', () => {
    const state = after(...draftWithTwo, given.deletedModule(m2), given.added(m3));
    const deleted = decideSaveWithModules(saveCommand({ modules: [kept(m2, 1)] }), state, root);
    expect(refusalsOf(deleted)).toEqual([['module-deleted', 'modules.0']]);
    const { content: _, ...unsaved } = kept(m3, 1);
    const empty = decideSaveWithModules(saveCommand({ modules: [unsaved] }), state, root);
    expect(refusalsOf(empty)).toEqual([['module-never-saved', 'modules.0']]);
  });
});

describe('Saving an item with its modules, based on the modules that were read', () => {
  const state = after(...draftWithTwo);
  const modulesTag = state.kind === 'none' ? '' : modulesTagOfItem(state);
  const save = (...modules: ModuleToWrite[]) => saveCommand({ modulesTag, modules });

  it('is accepted while they are unchanged', () => {
    const decided = decideSaveWithModules(save(kept(m1, 1)), state, root);
    expect(typesOf(decided)).toEqual(['HeaderSaved', 'ModuleDeleted']);
  });

  it('is refused once one was added, naming those that would be deleted', () => {
    const more = after(...draftWithTwo, given.added(m3));
    const decided = decideSaveWithModules(save(kept(m1, 1)), more, root);
    expect(decided).toEqual({
      ok: false,
      refusals: [
        {
          code: 'modules-changed',
          path: ['modulesTag'],
          params: { reason: 'unsent', modules: `${m2} (statement), ${m3} (statement)` },
        },
      ],
    });
  });

  it('is refused once one was saved, although all were sent', () => {
    const changed = after(...draftWithTwo, given.saved(m1, 2));
    const decided = decideSaveWithModules(save(kept(m1, 1), kept(m2, 1)), changed, root);
    expect(decided).toEqual({
      ok: false,
      refusals: [{ code: 'modules-changed', path: ['modulesTag'] }],
    });
  });
});
