import { isDeepStrictEqual } from 'node:util';
import type { ContentCommand } from '@parvis/contracts/content/commands.ts';
import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import { contentEventSchemas } from '@parvis/contracts/content/events.ts';
import { type ModuleId, moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import { type ContentKind, contentKinds } from '@parvis/contracts/content/kinds.ts';
import { headers } from '@parvis/contracts/content/testing/headers.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, bob, header, pageId, parentId, statement } from '../testing/builders.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { type Item, type ItemState, initialState } from './item.ts';

const seed = 20_260_101;
const ids: readonly ModuleId[] = ['0001', '0002', '0003', '0004'].map((end) =>
  moduleIdSchema.parse(`${pageId}${end}`),
);
const contentId = pageId;
const relatedState = { place: { kind: 'root', shadowsBelow: false }, hasChildren: false } as const;

const anyKind = fc.constantFrom(...contentKinds);
const moduleId = fc.constantFrom(...ids);
const expectedRevision = fc.integer({ min: 0, max: 4 });
const restored = fc.integer({ min: 1, max: 4 });
const publishes = fc.option(fc.constant(true), { nil: undefined, freq: 9 });
const content = statement('Oser.');
const onModule = fc.constantFrom(
  'activate-module' as const,
  'deactivate-module' as const,
  'delete-module' as const,
  'undelete-module' as const,
);
const onContent = fc.constantFrom(
  'publish-content' as const,
  'publish-content' as const,
  'unpublish-content' as const,
  'undelete-content' as const,
);

const anyCommand: fc.Arbitrary<ContentCommand> = fc.oneof(
  fc.record({ moduleId, saved: fc.boolean() }).map(({ saved, ...rest }): ContentCommand => {
    const command = { type: 'add-module', contentId, moduleType: 'statement', ...rest } as const;
    return saved ? { ...command, content } : command;
  }),
  fc
    .record({ moduleId, expectedRevision, publish: publishes })
    .map((rest): ContentCommand => ({ type: 'save-module', contentId, content, ...rest })),
  fc
    .record({ moduleId, expectedRevision, restored, publish: publishes })
    .map((rest): ContentCommand => ({ type: 'restore-module', contentId, content, ...rest })),
  fc
    .record({ moduleId, cloneId: moduleId })
    .map((rest): ContentCommand => ({ type: 'clone-module', contentId, ...rest })),
  fc.record({ type: onModule, moduleId }).map((rest): ContentCommand => ({ contentId, ...rest })),
  fc
    .shuffledSubarray([...ids])
    .map((order): ContentCommand => ({ type: 'arrange-modules', contentId, order })),
  fc
    .record({ moduleId, active: fc.boolean() })
    .map(({ moduleId: copy, active }): ContentCommand => {
      const modules = [{ moduleId: copy, moduleType: 'statement' as const, content, active }];
      return { type: 'copy-modules', contentId, modules };
    }),
  fc
    .record({ expectedRevision, publish: publishes })
    .map((rest): ContentCommand => ({ type: 'save-header', contentId, header, ...rest })),
  fc
    .record({ expectedRevision, restored, publish: publishes })
    .map((rest): ContentCommand => ({ type: 'restore-header', contentId, header, ...rest })),
  fc.record({ type: onContent }).map((rest): ContentCommand => ({ contentId, ...rest })),
  fc.constant<ContentCommand>({
    type: 'join-translation-group',
    contentId,
    translationGroup: parentId,
  }),
);
/** Deletions are rarer than other commands: little can happen to a deleted item. */
const anyHistory = fc.array(
  fc.oneof(
    { arbitrary: anyCommand, weight: 40 },
    { arbitrary: fc.constant<ContentCommand>({ type: 'delete-content', contentId }), weight: 1 },
  ),
  { minLength: 10, maxLength: 80, size: 'max' },
);

const create = (kind: ContentKind): ContentCommand => ({
  type: 'create-content',
  contentId,
  locale: 'fr',
  header: headers[kind],
});

interface History {
  readonly state: ItemState;
  /** The state after each command that was accepted. */
  readonly states: readonly Item[];
  readonly events: readonly ContentEvent[];
}

/** Returns a command as an editor of an item of this kind sends it. */
function ofKind(kind: ContentKind, command: ContentCommand): ContentCommand {
  return 'header' in command ? { ...command, header: headers[kind] } : command;
}

/** Decides and folds every command on an item of a kind; refused ones change nothing. */
function historyOf(kind: ContentKind, commands: readonly ContentCommand[]): History {
  let state: ItemState = initialState;
  const states: Item[] = [];
  const events: ContentEvent[] = [];
  for (const command of [create(kind), ...commands]) {
    const decided = decide(ofKind(kind, command), state, relatedState);
    if (!decided.ok) continue;
    state = fold(state, decided.value);
    events.push(...decided.value);
    if (state.kind === 'existing') states.push(state);
  }
  return { state, states, events };
}

function fold(state: ItemState, events: readonly ContentEvent[]): ItemState {
  return events.reduce<ItemState>((folded, event) => evolve(folded, { ...event, ...bob }), state);
}

/** Returns the parts of an item that visitors would wrongly see. */
function wronglyShown(item: Item): readonly string[] {
  const { publication, header: newest } = item;
  if (publication.kind !== 'published') return [];
  const ahead = publication.header.revision > newest.revision ? ['the header'] : [];
  const pinned = [...publication.pins].filter(([id, revision]) => {
    const module = [...item.modules, ...item.deletedModules].find((one) => one.id === id);
    return module?.kind !== 'saved' || revision > module.newest.revision;
  });
  return [...ahead, ...pinned.map(([id]) => id)];
}

/** The events that change what visitors see. */
const publicChanges: ReadonlySet<ContentEvent['type']> = new Set([
  'ContentPublished',
  'ContentUnpublished',
  'ContentArchived',
  'ContentUnarchived',
  'ContentDeleted',
  'ContentUndeleted',
]);

function versionSeen(state: ItemState): unknown {
  if (state.kind === 'none' || state.publication.kind !== 'published') return undefined;
  return [state.publication.header.revision, [...state.publication.pins]];
}

/**
 * Returns the report of fast-check, with its seed, when a history has a problem; otherwise
 * undefined.
 */
function failureOf(problemsOf: (history: History) => readonly string[]): string | undefined {
  const property = fc.property(anyKind, anyHistory, (kind, commands) => {
    const problems = problemsOf(historyOf(kind, commands));
    if (problems.length > 0) throw new Error(problems.join('; '));
  });
  return fc.defaultReportMessage(fc.check(property, { seed, numRuns: 600 }));
}

/** Returns every command that names the kind it expects. */
function commandsOn(kind: ContentKind): readonly ContentCommand[] {
  const revisions = { expectedRevision: 1, restored: 1 };
  return [
    { type: 'save-header', contentId, header: headers[kind], expectedRevision: 1 },
    { type: 'restore-header', contentId, header: headers[kind], ...revisions },
    { type: 'publish-content', contentId, kind },
    { type: 'unpublish-content', contentId, kind },
    { type: 'delete-content', contentId, kind },
    { type: 'undelete-content', contentId, kind },
  ];
}

describe('After any sequence of commands', () => {
  it('visitors see only saved revisions', () => {
    expect(failureOf(({ states }) => states.flatMap(wronglyShown))).toBeUndefined();
  });

  it('what visitors see changed only when the item was published or hidden', () => {
    const failure = failureOf(({ events }) => {
      let state: ItemState = initialState;
      return events.flatMap((event) => {
        const before = versionSeen(state);
        state = fold(state, [event]);
        const isSame = isDeepStrictEqual(before, versionSeen(state));
        return isSame || publicChanges.has(event.type) ? [] : [event.type];
      });
    });
    expect(failure).toBeUndefined();
  });

  it('only saved modules are active', () => {
    const failure = failureOf(({ events }) => {
      const saved = new Set<string>();
      return events.flatMap(({ type, data }) => {
        if (type === 'ModuleSaved') saved.add(data.moduleId);
        return type === 'ModuleActivated' && !saved.has(data.moduleId) ? [data.moduleId] : [];
      });
    });
    expect(failure).toBeUndefined();
  });

  it('the order names exactly the modules that are not deleted, each once', () => {
    const failure = failureOf((history) => {
      const present = new Set<string>();
      const wrong = (order: readonly string[]) =>
        order.length !== present.size || order.some((id) => !present.has(id));
      const arranged = history.events.flatMap(({ type, data }) => {
        if (type === 'ModuleAdded' || type === 'ModuleUndeleted') present.add(data.moduleId);
        if (type === 'ModuleDeleted') present.delete(data.moduleId);
        return type === 'ModulesArranged' && wrong(data.order) ? ['an arrangement'] : [];
      });
      const order = history.states.at(-1)?.modules.map(({ id }) => id) ?? [];
      const doubled = new Set(order).size < order.length;
      return [...arranged, ...(wrong(order) || doubled ? ['the order'] : [])];
    });
    expect(failure).toBeUndefined();
  });

  it('revisions are numbered from 1 without gaps', () => {
    const failure = failureOf(({ events }) => {
      const newest = new Map<string, number>([['header', 1]]);
      return events.flatMap(({ type, data }) => {
        const isHeader = type === 'HeaderSaved' || type === 'HeaderRestored';
        if (!isHeader && type !== 'ModuleSaved' && type !== 'ModuleRestored') return [];
        const subject = isHeader ? 'header' : data.moduleId;
        const next = (newest.get(subject) ?? 0) + 1;
        newest.set(subject, data.revision);
        return data.revision === next ? [] : [`${subject} ${data.revision}`];
      });
    });
    expect(failure).toBeUndefined();
  });

  it('replaying the events gives the same state, and every event matches its contract', () => {
    const failure = failureOf(({ state, events }) => {
      const foreign = events.filter(
        ({ type, data }) => !contentEventSchemas[type].safeParse(data).success,
      );
      const replayed = isDeepStrictEqual(after(...events), state);
      return [...foreign.map(({ type }) => type), ...(replayed ? [] : ['the replay'])];
    });
    expect(failure).toBeUndefined();
  });

  it('publishing a page without changes appends nothing', () => {
    const publish = { type: 'publish-content', contentId } as const;
    const failure = failureOf(({ state }) => {
      const first = decide(publish, state, relatedState);
      if (!first.ok) return [];
      const published = fold(state, first.value);
      const second = decide(publish, published, relatedState);
      return second.ok && second.value.length === 0 ? [] : ['published twice'];
    });
    expect(failure).toBeUndefined();
  });

  it('an item keeps its kind, and no command for another kind changes it', () => {
    const failure = failureOf(({ state, states }) => {
      if (state.kind === 'none') return ['nothing was created'];
      const { kind } = state.header.content;
      const turned = states.filter(({ header: { content: now } }) => now.kind !== kind);
      const letIn = contentKinds
        .filter((other) => other !== kind)
        .flatMap((other) =>
          commandsOn(other).map((command) => decide(command, state, relatedState)),
        )
        .filter((decided) => decided.ok || decided.refusals[0].code !== 'content-not-found');
      return [...turned.map(() => 'another kind'), ...letIn.map(() => 'found under another kind')];
    });
    expect(failure).toBeUndefined();
  });
});
