import { z } from 'zod';
import { listSchema } from '../http/listing.ts';
import { mediaIdSchema } from '../media/ids.ts';
import { localeSchema } from '../site/locale.ts';
import { contentIdSchema, moduleIdSchema, proposalIdSchema } from './ids.ts';
import { contentKindSchema } from './kinds.ts';
import { moduleTypeSchema } from './modules/module-types.ts';
import { contentPlanSchema } from './plan.ts';

const revision = z.number().int().min(0);
const instant = z.iso.datetime();

export const contentStatusSchema = z.enum(['draft', 'published', 'archived', 'deleted']);
export type ContentStatus = z.infer<typeof contentStatusSchema>;

/** The response to creating, saving, publishing and unpublishing. `url` is the public path, live or not. */
export const contentReceiptSchema = z.object({
  id: contentIdSchema,
  revision,
  url: z.string(),
  status: contentStatusSchema,
  /** Whether publishing would change what visitors see of a published item. */
  pending: z.boolean(),
});
export type ContentReceipt = z.infer<typeof contentReceiptSchema>;

/** A module as the response to a write of its whole item names it. */
export const moduleReceiptSchema = z.object({
  id: moduleIdSchema,
  type: moduleTypeSchema,
  revision,
  liveRevision: revision.nullable(),
  active: z.boolean(),
  /** What the conversion of the sent HTML lost; absent when nothing was lost. */
  dropped: z.array(z.string()).optional(),
});
export type ModuleReceipt = z.infer<typeof moduleReceiptSchema>;

/** Identifies the current modules of an item: their ids, order, revisions and states. */
export const modulesTagSchema = z.string().max(64);

/** The response to creating or saving an item, with its modules in their order if any were sent. */
export const itemReceiptSchema = contentReceiptSchema.extend({
  modulesTag: modulesTagSchema,
  modules: z.array(moduleReceiptSchema).optional(),
});
export type ItemReceipt = z.infer<typeof itemReceiptSchema>;

export const moduleViewSchema = z.object({
  id: moduleIdSchema,
  contentId: contentIdSchema,
  type: moduleTypeSchema,
  /** 0 before the first save. */
  revision,
  /** The revision that visitors see; null when the module is not on the public page. */
  liveRevision: revision.nullable(),
  /** Whether publishing would change what visitors see of it. */
  pending: z.boolean(),
  active: z.boolean(),
  deleted: z.boolean(),
  /** Null before the first save; then as the module type's schema has it. */
  data: z.record(z.string(), z.unknown()).nullable(),
  savedAt: instant.nullable(),
  savedBy: z.string().nullable(),
  /** What the conversion of the sent HTML lost; absent when nothing was lost. */
  dropped: z.array(z.string()).optional(),
});
export type ModuleView = z.infer<typeof moduleViewSchema>;

/** A deleted module of an item, which can be restored. */
const deletedModuleSchema = moduleViewSchema
  .pick({ id: true, contentId: true, type: true, revision: true, liveRevision: true })
  .extend({
    /** Its first words. */
    title: z.string(),
    deletedAt: instant,
    deletedBy: z.string(),
  });
export type DeletedModuleView = z.infer<typeof deletedModuleSchema>;

/** An item in a list; `kind-views.ts` adds the fields of each kind. */
export const contentSummarySchema = z.object({
  id: contentIdSchema,
  kind: contentKindSchema,
  locale: localeSchema,
  title: z.string(),
  slug: z.string(),
  parentId: contentIdSchema.nullable(),
  url: z.string(),
  status: contentStatusSchema,
  revision,
  /** Whether the item is published and has changes that are not live yet. */
  pending: z.boolean(),
  plan: contentPlanSchema,
  translationGroup: contentIdSchema,
  imageId: mediaIdSchema.optional(),
  updatedAt: instant,
  updatedBy: z.string(),
});
export type ContentSummary = z.infer<typeof contentSummarySchema>;

/** The current editor of a header or a module. */
export const lockViewSchema = z.object({
  contentId: contentIdSchema,
  /** Null for the lock of the header. */
  moduleId: moduleIdSchema.nullable(),
  holder: z.object({ accountId: z.string(), name: z.string() }),
  yours: z.boolean(),
  expiresAt: instant,
});
export type LockView = z.infer<typeof lockViewSchema>;

/** An item as editors see it: the newest revision of everything, without the fields of its kind. */
export const contentViewSchema = contentSummarySchema.extend({
  summary: z.string().nullable(),
  liveRevision: revision.nullable(),
  /** Whether publishing would change what visitors see of its header. */
  headerPending: z.boolean(),
  translations: z.array(
    z.object({
      id: contentIdSchema,
      locale: localeSchema,
      title: z.string(),
      url: z.string(),
      status: contentStatusSchema,
    }),
  ),
  modules: z.array(moduleViewSchema),
  /** Newest deletion first. */
  deletedModules: z.array(deletedModuleSchema),
});
export type ContentView = z.infer<typeof contentViewSchema>;

/** What editors work on, or what visitors see. */
export const readVersionSchema = z.enum(['draft', 'public']);
export type ReadVersion = z.infer<typeof readVersionSchema>;

/**
 * An item in a list, with the languages in which it exists: itself and its translations, except
 * deleted ones.
 */
export const listedContentSchema = contentSummarySchema.extend({
  languages: z.array(
    z.object({ id: contentIdSchema, locale: localeSchema, status: contentStatusSchema }),
  ),
});
export type ListedContent = z.infer<typeof listedContentSchema>;

export const contentListSchema = listSchema(listedContentSchema);
/**
 * A planned item of any kind; `refused` explains why a due plan was not carried out, in the
 * reader's language.
 */
export const plannedContentSchema = contentSummarySchema.extend({ refused: z.string().nullable() });
export type PlannedContent = z.infer<typeof plannedContentSchema>;
export const plannedContentListSchema = listSchema(plannedContentSchema);
export const moduleListSchema = listSchema(moduleViewSchema);
export type ModuleList = z.infer<typeof moduleListSchema>;

export const revisionViewSchema = z.object({
  revision: z.number().int().min(1),
  at: instant,
  /** The name of the account that saved it. */
  by: z.string(),
  /** The fields that differ from the previous revision. */
  changes: z.array(z.object({ field: z.string(), kind: z.enum(['added', 'changed', 'removed']) })),
  /** The revision that was restored, when this is a restore. */
  restored: z.number().int().min(1).nullable(),
});
export type RevisionView = z.infer<typeof revisionViewSchema>;

/** An action on an item or a module other than saving its text. */
export const historyStepSchema = z.enum([
  'published',
  'unpublished',
  'scheduled',
  'unscheduled',
  'archived',
  'unarchived',
  'moved',
  'joined',
  'deleted',
  'undeleted',
  'arranged',
  'module-added',
  'module-activated',
  'module-deactivated',
  'module-deleted',
  'module-undeleted',
  'preview-link-created',
  'preview-link-revoked',
  'translation-aligned',
  'review-assigned',
  'approval-requested',
  'approval-withdrawn',
  'publication-approved',
  'publication-returned',
]);
export type HistoryStep = z.infer<typeof historyStepSchema>;

/** What a request for approval says, or with what it was returned; empty for other steps. */
export const stepCommentsSchema = z.array(z.string());

export const stepViewSchema = z.object({
  step: historyStepSchema,
  at: instant,
  /** The name of the account that took it. */
  by: z.string(),
  /** The module that it is about, if any. */
  module: z.object({ id: moduleIdSchema, type: moduleTypeSchema }).nullable(),
  /** The item's new slug, after a move. */
  slug: z.string().nullable(),
  comments: stepCommentsSchema,
});
export type StepView = z.infer<typeof stepViewSchema>;

/** The history of a module, or of an item with all its modules; newest first. */
export const historyViewSchema = z.object({
  revisions: z.array(revisionViewSchema),
  steps: z.array(stepViewSchema),
});
export type HistoryView = z.infer<typeof historyViewSchema>;

/** The content of one revision of a module or header, for comparing. */
export const revisionContentSchema = z.object({
  revision: z.number().int().min(1),
  at: instant,
  by: z.string(),
  data: z.record(z.string(), z.unknown()),
});
export type RevisionContent = z.infer<typeof revisionContentSchema>;

export const proposalStatusSchema = z.enum(['proposed', 'accepted', 'declined']);
export const proposalViewSchema = z.object({
  id: proposalIdSchema,
  status: proposalStatusSchema,
  source: contentSummarySchema.pick({ id: true, locale: true, title: true }),
  target: contentSummarySchema.pick({ id: true, locale: true, title: true }),
});
export type ProposalView = z.infer<typeof proposalViewSchema>;
export const proposalListSchema = listSchema(proposalViewSchema);
