import { z } from 'zod';
import { localeSchema } from '../site/locale.ts';
import { approvalCommentSchema, approvalNoteSchema, overrideReasonSchema } from './approval.ts';
import { contentHeaderSchema } from './header.ts';
import { contentIdSchema, moduleIdSchema } from './ids.ts';
import { moduleContentSchema, moduleTypeSchema } from './modules/module-types.ts';
import { contentPlanSchema } from './plan.ts';
import { previewLinkIdSchema } from './preview-link-endpoints.ts';

const revision = z.number().int().min(1);
/**
 * Present in events stored until version 5, when changes of the outline took effect for visitors,
 * too, without a publication.
 */
const live = z.literal(true).optional();

/** Revisions of a header and of modules, in their order. */
const versionSchema = z.object({
  header: revision,
  modules: z.array(z.object({ moduleId: moduleIdSchema, revision })),
});

/** The events of an item's stream about the approval of its publication; they change nothing of it. */
export const approvalEventSchemas = {
  /** Somebody else is to approve the publication of this version. Replaces an earlier request. */
  ApprovalRequested: z.object({
    contentId: contentIdSchema,
    request: revision,
    note: approvalNoteSchema,
    version: versionSchema,
  }),
  /** A request for approval, or the comments with which it was returned, are set aside. */
  ApprovalWithdrawn: z.object({ contentId: contentIdSchema, request: revision }),
  /** Exactly the requested version was approved; its publication follows. */
  PublicationApproved: z.object({ contentId: contentIdSchema, request: revision }),
  /** The requested version was not approved, for the reasons given. */
  PublicationReturned: z.object({
    contentId: contentIdSchema,
    request: revision,
    comments: z.array(approvalCommentSchema).min(1),
  }),
} as const;

/** The events of an item's stream about its upkeep; they change neither its draft nor what is public. */
export const upkeepEventSchemas = {
  /**
   * The item says what this version of its original says: the item by whose id its translation
   * group is named. Lists of versions number them in the same way.
   */
  TranslationAligned: z.object({
    contentId: contentIdSchema,
    original: contentIdSchema,
    version: revision,
  }),
  /** Who keeps the text current, and the day by which it is to be read again. Replaces both. */
  ReviewAssigned: z.object({
    contentId: contentIdSchema,
    /** The id of an account. */
    owner: z.string().nullable(),
    reviewOn: z.iso.date().nullable(),
  }),
} as const;

/**
 * The events of one content item's stream (`content-{id}`): its header's and its modules'. Every
 * `…Saved` and `…Restored` carries a complete snapshot of the saved object.
 */
export const contentEventSchemas = {
  /** An item was created, unpublished, with the first revision of its header. */
  ContentCreated: z.object({
    contentId: contentIdSchema,
    locale: localeSchema,
    translationGroup: contentIdSchema,
    header: contentHeaderSchema,
    /** The item this one was copied from. */
    clonedFrom: contentIdSchema.optional(),
  }),
  /** The header has a new revision; visitors do not see it until it is published. */
  HeaderSaved: z.object({ contentId: contentIdSchema, revision, header: contentHeaderSchema }),
  /** An earlier revision of the header was made the newest again. */
  HeaderRestored: z.object({
    contentId: contentIdSchema,
    revision,
    restored: revision,
    header: contentHeaderSchema,
  }),
  /** Visitors of a published item see this revision of its header. Not written since version 6. */
  HeaderPinned: z.object({ contentId: contentIdSchema, revision }),
  /** A module was added at the end of the item, still without content. */
  ModuleAdded: z.object({
    contentId: contentIdSchema,
    moduleId: moduleIdSchema,
    type: moduleTypeSchema,
  }),
  /** A module has a new revision; visitors do not see it until it is published. */
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
  /**
   * Visitors of a published item see this revision of an active module. Not written since version 6.
   */
  ModulePinned: z.object({ contentId: contentIdSchema, moduleId: moduleIdSchema, revision }),
  /** The module is part of the item when it is published next. */
  ModuleActivated: z.object({ contentId: contentIdSchema, moduleId: moduleIdSchema }),
  /** The module is kept, but not part of the item when it is published next. */
  ModuleDeactivated: z.object({ contentId: contentIdSchema, moduleId: moduleIdSchema, live }),
  /** The modules were reordered. Lists every module that is not deleted. */
  ModulesArranged: z.object({ contentId: contentIdSchema, order: z.array(moduleIdSchema), live }),
  /** The module was removed from the item; its history is kept. */
  ModuleDeleted: z.object({ contentId: contentIdSchema, moduleId: moduleIdSchema, live }),
  /**
   * A deleted module was brought back at the end of the item, inactive; events for its place and
   * state follow.
   */
  ModuleUndeleted: z.object({ contentId: contentIdSchema, moduleId: moduleIdSchema }),
  /**
   * The item is published: visitors see exactly this revision of its header, and these modules, in
   * this order. Completes a planned publication.
   */
  ContentPublished: versionSchema.extend({
    contentId: contentIdSchema,
    /** Why an administrator published without the approval that was required. */
    override: overrideReasonSchema.optional(),
  }),
  /** The item is unpublished. Completes a planned end. */
  ContentUnpublished: z.object({ contentId: contentIdSchema }),
  /** The plan: when the item is to be published and unpublished; replaces an earlier plan. */
  ContentScheduled: contentPlanSchema.omit({ fixed: true }).extend({
    contentId: contentIdSchema,
    /** What is to be published; the draft at that time when absent. */
    version: versionSchema.optional(),
  }),
  /** The item was archived: unpublished, without a plan, and hidden from editors' default lists. */
  ContentArchived: z.object({ contentId: contentIdSchema }),
  /** An archived item was brought back, unpublished. */
  ContentUnarchived: z.object({ contentId: contentIdSchema }),
  /** The item was deleted: unpublished and without a plan; its history is kept. */
  ContentDeleted: z.object({ contentId: contentIdSchema }),
  /** A deleted item was restored, unpublished. */
  ContentUndeleted: z.object({ contentId: contentIdSchema }),
  /** The item moved to this translation group. */
  TranslationGroupJoined: z.object({
    contentId: contentIdSchema,
    translationGroup: contentIdSchema,
    proposalId: contentIdSchema.optional(),
  }),
  /** Whoever has the secret of the link sees the draft, until the link expires or is revoked. */
  PreviewLinkCreated: z.object({
    contentId: contentIdSchema,
    linkId: previewLinkIdSchema,
    /** Of the secret: SHA-256 in hexadecimal. */
    digest: z.string().regex(/^[0-9a-f]{64}$/),
    until: z.iso.datetime(),
  }),
  /** The link shows nothing any more. */
  PreviewLinkRevoked: z.object({ contentId: contentIdSchema, linkId: previewLinkIdSchema }),
  ...approvalEventSchemas,
  ...upkeepEventSchemas,
} as const;

export type ContentEventType = keyof typeof contentEventSchemas;
export type ContentEvent = {
  [T in ContentEventType]: {
    readonly type: T;
    readonly data: z.infer<(typeof contentEventSchemas)[T]>;
  };
}[ContentEventType];

export const contentStreamPrefix = 'content-';
