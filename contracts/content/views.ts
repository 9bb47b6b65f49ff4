import { z } from 'zod';
import { listOf } from '../http/listing.ts';
import { mediaIdSchema } from '../media/ids.ts';
import { localeSchema } from '../site/locale.ts';
import { detailsShapes } from './details.ts';
import { contentIdSchema, moduleIdSchema, proposalIdSchema } from './ids.ts';
import { contentKindSchema } from './kinds.ts';
import { moduleTypeSchema } from './modules/module-types.ts';

const revision = z.number().int().min(0);
const instant = z.iso.datetime();

export const contentStatusSchema = z.enum(['draft', 'published', 'deleted']);
export type ContentStatus = z.infer<typeof contentStatusSchema>;

/** What creating, publishing and unpublishing answer. `url` is the public path, taken or to come. */
export const contentReceiptSchema = z.object({
  id: contentIdSchema,
  revision,
  url: z.string(),
  status: contentStatusSchema,
});
export type ContentReceipt = z.infer<typeof contentReceiptSchema>;

export const moduleViewSchema = z.object({
  id: moduleIdSchema,
  contentId: contentIdSchema,
  type: moduleTypeSchema,
  /** 0 until it was saved once. */
  revision,
  /** What visitors see; null when the module is not on the public page. */
  liveRevision: revision.nullable(),
  active: z.boolean(),
  deleted: z.boolean(),
  /** Null until it was saved once; otherwise as the module type's schema says. */
  data: z.record(z.string(), z.unknown()).nullable(),
  savedAt: instant.nullable(),
  savedBy: z.string().nullable(),
  /** What could not be carried over from sent HTML; absent when everything was. */
  dropped: z.array(z.string()).optional(),
});
export type ModuleView = z.infer<typeof moduleViewSchema>;

/** An item as lists of every kind show it; lists of one kind add the fields of `detailsShapes`. */
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
  /** True when visitors see the item, and not yet the newest of its header and active modules. */
  pending: z.boolean(),
  translationGroup: contentIdSchema,
  imageId: mediaIdSchema.optional(),
  updatedAt: instant,
  updatedBy: z.string(),
});
export type ContentSummary = z.infer<typeof contentSummarySchema>;

export const lockViewSchema = z.object({
  contentId: contentIdSchema,
  holder: z.object({ accountId: z.string(), name: z.string() }),
  yours: z.boolean(),
  expiresAt: instant,
});
export type LockView = z.infer<typeof lockViewSchema>;

/** An item as its editors see it: the newest revision of everything. Its kind's own fields come besides. */
export const contentViewSchema = contentSummarySchema.extend({
  summary: z.string().nullable(),
  liveRevision: revision.nullable(),
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
});
export type ContentView = z.infer<typeof contentViewSchema>;

/** An item of each kind, whole, with the fields that only its kind has. */
export const contentViewSchemas = {
  chapter: contentViewSchema.extend({ kind: z.literal('chapter'), ...detailsShapes.chapter }),
  focus: contentViewSchema.extend({ kind: z.literal('focus'), ...detailsShapes.focus }),
  news: contentViewSchema.extend({ kind: z.literal('news'), ...detailsShapes.news }),
  page: contentViewSchema.extend({ kind: z.literal('page'), ...detailsShapes.page }),
  personality: contentViewSchema.extend({
    kind: z.literal('personality'),
    ...detailsShapes.personality,
  }),
} as const;

/** A list of each kind, its items with the fields that only their kind has. */
export const contentListSchemas = {
  chapter: listOf(contentSummarySchema.extend(detailsShapes.chapter)),
  focus: listOf(contentSummarySchema.extend(detailsShapes.focus)),
  news: listOf(contentSummarySchema.extend(detailsShapes.news)),
  page: listOf(contentSummarySchema.extend(detailsShapes.page)),
  personality: listOf(contentSummarySchema.extend(detailsShapes.personality)),
} as const;

export const contentListSchema = listOf(contentSummarySchema);
export const moduleListSchema = listOf(moduleViewSchema);

export const revisionViewSchema = z.object({
  revision: z.number().int().min(1),
  at: instant,
  /** Name of the account that saved it. */
  by: z.string(),
  /** Which fields differ from the revision before. */
  changes: z.array(z.object({ field: z.string(), kind: z.enum(['added', 'changed', 'removed']) })),
  /** The revision whose content was made the newest again, when this is a restore. */
  restored: z.number().int().min(1).nullable(),
});
export type RevisionView = z.infer<typeof revisionViewSchema>;

/** A module's or header's history, newest first. */
export const historyViewSchema = z.object({ revisions: z.array(revisionViewSchema) });
export type HistoryView = z.infer<typeof historyViewSchema>;

/** The content of one revision of a module or header, for comparing. */
export const revisionContentSchema = z.object({
  revision: z.number().int().min(1),
  at: instant,
  by: z.string(),
  data: z.record(z.string(), z.unknown()),
});
export type RevisionContent = z.infer<typeof revisionContentSchema>;

export const proposalViewSchema = z.object({
  id: proposalIdSchema,
  status: z.enum(['proposed', 'accepted', 'declined']),
  source: contentSummarySchema.pick({ id: true, locale: true, title: true }),
  target: contentSummarySchema.pick({ id: true, locale: true, title: true }),
});
export type ProposalView = z.infer<typeof proposalViewSchema>;
export const proposalListSchema = listOf(proposalViewSchema);
