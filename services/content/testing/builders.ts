import { defaultPageDetails } from '@parvis/contracts/content/details.ts';
import type { ContentEvent } from '@parvis/contracts/content/events.ts';
import type { HeaderOf } from '@parvis/contracts/content/header.ts';
import {
  type ContentId,
  contentIdSchema,
  type ModuleId,
  moduleIdSchema,
} from '@parvis/contracts/content/ids.ts';
import {
  type ModuleContent,
  moduleContentSchema,
} from '@parvis/contracts/content/modules/module-types.ts';
import { evolve } from '../item/evolve.ts';
import type { Decision } from '../item/guards.ts';
import { type ItemState, initialState, type OccurredEvent } from '../item/item.ts';

export const pageId: ContentId = contentIdSchema.parse('page00000001');
export const parentId: ContentId = contentIdSchema.parse('page00000002');
export const m1: ModuleId = moduleIdSchema.parse(`${pageId}0001`);
export const m2: ModuleId = moduleIdSchema.parse(`${pageId}0002`);
export const m3: ModuleId = moduleIdSchema.parse(`${pageId}0003`);
export const header: HeaderOf<'page'> = {
  ...defaultPageDetails,
  title: 'Qui sommes-nous ?',
  slug: 'qui-sommes-nous',
};

/** Returns a statement module's content. */
export function statement(words: string): ModuleContent {
  return moduleContentSchema.parse({ type: 'statement', data: { text: words } });
}

/** Returns a text module's content: one paragraph. */
export function text(words: string): ModuleContent {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: words }] };
  return moduleContentSchema.parse({
    type: 'text',
    data: { doc: { type: 'doc', content: [paragraph] } },
  });
}

/** Events with fixed defaults. */
export const given = {
  created: {
    type: 'ContentCreated',
    data: { contentId: pageId, locale: 'fr', translationGroup: pageId, header },
  },
  added: (moduleId: ModuleId): ContentEvent => ({
    type: 'ModuleAdded',
    data: { contentId: pageId, moduleId, type: 'statement' },
  }),
  saved: (moduleId: ModuleId, revision = 1): ContentEvent => ({
    type: 'ModuleSaved',
    data: { contentId: pageId, moduleId, revision, content: statement(`Version ${revision}`) },
  }),
  activated: (moduleId: ModuleId): ContentEvent => ({
    type: 'ModuleActivated',
    data: { contentId: pageId, moduleId },
  }),
  deletedModule: (moduleId: ModuleId): ContentEvent => ({
    type: 'ModuleDeleted',
    data: { contentId: pageId, moduleId },
  }),
  headerSaved: (revision: number, slug = header.slug): ContentEvent => ({
    type: 'HeaderSaved',
    data: { contentId: pageId, revision, header: { ...header, slug } },
  }),
  published: (
    headerRevision = 1,
    pins: readonly (readonly [ModuleId, number])[] = [],
  ): ContentEvent => ({
    type: 'ContentPublished',
    data: {
      contentId: pageId,
      header: headerRevision,
      modules: pins.map(([moduleId, revision]) => ({ moduleId, revision })),
    },
  }),
  deleted: { type: 'ContentDeleted', data: { contentId: pageId } },
} as const satisfies Record<string, ContentEvent | ((...args: never[]) => ContentEvent)>;

/** The author and the time of every event in specs of deciders. */
export const bob = { by: 'bob', at: '2026-01-01T08:00:00.000Z' };

/** Returns the state after these events. */
export function after(...events: readonly ContentEvent[]): ItemState {
  return events
    .map((event): OccurredEvent => ({ ...event, ...bob }))
    .reduce<ItemState>(evolve, initialState);
}

/** Returns the result of a decider: its events, or the code of its refusal. */
export function outcomeOf(decided: Decision): readonly ContentEvent[] | string {
  return decided.ok ? decided.value : decided.refusals[0].code;
}

/** Returns the types of a decider's events, or the code of its refusal. */
export function typesOf(decided: Decision): readonly string[] | string {
  return decided.ok ? decided.value.map(({ type }) => type) : decided.refusals[0].code;
}
