import { z } from 'zod';
import { localeSchema } from '../site/locale.ts';
import { contentHeaderSchema } from './header.ts';
import { contentIdSchema, moduleIdSchema } from './ids.ts';
import { moduleContentSchema, moduleTypeSchema } from './modules/module-types.ts';

const revision = z.number().int().min(1);

/**
 * The events of one content item's stream (`content-{id}`): its header's and its modules'.
 * Every `…Saved` and `…Restored` carries the whole snapshot of what it saved.
 */
export const contentEventSchemas = {
  /** An item exists, unpublished, with the first revision of its header. */
  ContentCreated: z.object({
    contentId: contentIdSchema,
    locale: localeSchema,
    translationGroup: contentIdSchema,
    header: contentHeaderSchema,
    /** The item this one was copied from. */
    clonedFrom: contentIdSchema.optional(),
  }),
  /** The header has a new revision; visitors see it only once it is pinned. */
  HeaderSaved: z.object({ contentId: contentIdSchema, revision, header: contentHeaderSchema }),
  /** An earlier header was made the newest revision again. */
  HeaderRestored: z.object({
    contentId: contentIdSchema,
    revision,
    restored: revision,
    header: contentHeaderSchema,
  }),
  /** Visitors of a published item see this revision of its header. */
  HeaderPinned: z.object({ contentId: contentIdSchema, revision }),
  /** A module has its place at the end of the item, without content yet. */
  ModuleAdded: z.object({
    contentId: contentIdSchema,
    moduleId: moduleIdSchema,
    type: moduleTypeSchema,
  }),
  /** A module has a new revision; visitors see it only once it is pinned. */
  ModuleSaved: z.object({
    contentId: contentIdSchema,
    moduleId: moduleIdSchema,
    revision,
    content: moduleContentSchema,
  }),
  /** An earlier revision of a module was made the newest again. */
  ModuleRestored: z.object({
    contentId: contentIdSchema,
    moduleId: moduleIdSchema,
    revision,
    restored: revision,
    content: moduleContentSchema,
  }),
  /** Visitors of a published item see this revision of an active module. */
  ModulePinned: z.object({ contentId: contentIdSchema, moduleId: moduleIdSchema, revision }),
  /** The module belongs to what is published. */
  ModuleActivated: z.object({ contentId: contentIdSchema, moduleId: moduleIdSchema }),
  /** The module is kept but no longer shown. */
  ModuleDeactivated: z.object({ contentId: contentIdSchema, moduleId: moduleIdSchema }),
  /** The modules stand in this order, for visitors too. Names every module that is not deleted. */
  ModulesArranged: z.object({ contentId: contentIdSchema, order: z.array(moduleIdSchema) }),
  /** The module is gone from the item; its history stays. */
  ModuleDeleted: z.object({ contentId: contentIdSchema, moduleId: moduleIdSchema }),
  /** A deleted module is back at the end of the item, inactive. */
  ModuleUndeleted: z.object({ contentId: contentIdSchema, moduleId: moduleIdSchema }),
  /** Visitors can read the item: exactly these revisions. */
  ContentPublished: z.object({
    contentId: contentIdSchema,
    header: revision,
    modules: z.array(z.object({ moduleId: moduleIdSchema, revision })),
  }),
  /** Visitors can no longer read the item. */
  ContentUnpublished: z.object({ contentId: contentIdSchema }),
  /** The item is gone for editors too, and unpublished; its history stays. */
  ContentDeleted: z.object({ contentId: contentIdSchema }),
  /** A deleted item is back, unpublished. */
  ContentUndeleted: z.object({ contentId: contentIdSchema }),
  /** The item now counts among the translations of this group. */
  TranslationGroupJoined: z.object({
    contentId: contentIdSchema,
    translationGroup: contentIdSchema,
    proposalId: contentIdSchema.optional(),
  }),
} as const;

export type ContentEventType = keyof typeof contentEventSchemas;
export type ContentEvent = {
  [T in ContentEventType]: {
    readonly type: T;
    readonly data: z.infer<(typeof contentEventSchemas)[T]>;
  };
}[ContentEventType];

export const contentStreamPrefix = 'content-';
