import { z } from 'zod';
import {
  activityItemTypeSchema,
  activityItemTypes,
  type RecordedAction,
  recordedActionSchema,
} from '../activity/items.ts';
import { vocabularyGroupSchema } from '../facets/facet-name.ts';
import { endpoint } from '../http/endpoint.ts';
import { maxPageSize, readQuerySchema } from '../http/listing.ts';
import { positionSchema } from '../log/position.ts';
import { inEachLocale, localeSchema } from '../site/locale.ts';
import { contentIdSchema, moduleIdSchema } from './ids.ts';
import { contentKindSchema } from './kinds.ts';
import { moduleTypeSchema } from './modules/module-types.ts';
import { type HistoryStep, historyStepSchema, stepCommentsSchema } from './views.ts';

/** The actions by which activity can be filtered. */
export const activityActionSchema = z.enum([
  'created',
  'saved',
  'restored',
  'published',
  'approval',
  'scheduled',
  'archived',
  'moved',
  'deleted',
  'modules',
]);
export type ActivityAction = z.infer<typeof activityActionSchema>;

/** The history steps of each action; every step belongs to one action. */
export const stepsOfAction: Readonly<Record<ActivityAction, readonly HistoryStep[]>> = {
  created: [],
  saved: ['translation-aligned', 'review-assigned'],
  restored: [],
  published: ['published', 'unpublished', 'preview-link-created', 'preview-link-revoked'],
  approval: [
    'approval-requested',
    'approval-withdrawn',
    'publication-approved',
    'publication-returned',
  ],
  scheduled: ['scheduled', 'unscheduled'],
  archived: ['archived', 'unarchived'],
  moved: ['moved', 'joined'],
  deleted: ['deleted', 'undeleted'],
  modules: [
    'arranged',
    'module-added',
    'module-activated',
    'module-deactivated',
    'module-deleted',
    'module-undeleted',
  ],
};

/** The recorded actions on other items, by action; each belongs to one. */
export const recordedActionsOf: Readonly<Record<ActivityAction, readonly RecordedAction[]>> = {
  created: ['created', 'opened'],
  saved: ['saved', 'cropped', 'replaced', 'examined', 'arranged'],
  restored: ['restored'],
  published: ['released', 'release-withdrawn'],
  approval: [],
  scheduled: ['release-planned'],
  archived: [],
  moved: [],
  deleted: ['deleted', 'undeleted', 'closed'],
  modules: [],
};

const occurrence = {
  position: positionSchema,
  at: z.iso.datetime(),
  by: z.object({ id: z.string(), name: z.string() }),
} as const;

/** An action on an item or on one of its modules. */
const contentActivitySchema = z.object({
  about: z.literal('content'),
  ...occurrence,
  item: z.object({
    id: contentIdSchema,
    kind: contentKindSchema,
    locale: localeSchema,
    /** The item as it is now. */
    title: z.string(),
    deleted: z.boolean(),
  }),
  /** The module concerned, if any; its type is null when it was never saved. */
  module: z.object({ id: moduleIdSchema, type: moduleTypeSchema.nullable() }).nullable(),
  /** The step, unless it is a save. */
  step: historyStepSchema.nullable(),
  /** The revision that was saved, for a save, and the one that it restored, if any. */
  revision: z.number().int().min(1).nullable(),
  restored: z.number().int().min(1).nullable(),
  /** The item's new slug, after a move. */
  slug: z.string().nullable(),
  comments: stepCommentsSchema,
});
export type ContentActivity = z.infer<typeof contentActivitySchema>;

/** An action on anything other than content. */
const otherActivitySchema = z.object({
  about: z.literal('thing'),
  ...occurrence,
  thing: z.object({
    type: activityItemTypeSchema,
    id: z.string(),
    /** Its current name in each language; null for what has no name, such as the settings. */
    names: inEachLocale(z.string()).nullable(),
    /** Set for a menu. */
    locale: localeSchema.optional(),
    /** Set for a live post. */
    focusId: contentIdSchema.optional(),
    /** Set for a facet, or for the order of a group. */
    group: vocabularyGroupSchema.optional(),
    deleted: z.boolean(),
  }),
  did: recordedActionSchema,
  /** The revision that was saved, for a save. */
  revision: z.number().int().min(1).nullable(),
});
export type OtherActivity = z.infer<typeof otherActivitySchema>;

const activityEntrySchema = z.discriminatedUnion('about', [
  contentActivitySchema,
  otherActivitySchema,
]);
export type ActivityEntry = z.infer<typeof activityEntrySchema>;

export const activitySchema = z.object({
  items: z.array(activityEntrySchema),
  /** The position before which the next page is read; null when there is none. */
  next: positionSchema.nullable(),
  /** Everybody who ever acted, as options of the filter. */
  people: z.array(z.object({ id: z.string(), name: z.string() })),
});

/** The endpoint that lists activity. */
export const activityEndpoints = {
  listActivity: endpoint({
    id: 'listActivity',
    method: 'get',
    path: '/api/activity',
    summary:
      'Lists every save, publication, approval, activation, move and deletion of all content, media, menus, redirects, playlists, live posts, filter values, settings and accounts, newest first',
    access: { capability: 'history.read' },
    params: z.object({}),
    query: readQuerySchema.extend({
      before: positionSchema.optional().describe('Only entries before this position of the log'),
      pageSize: z.coerce.number().int().min(1).max(maxPageSize).default(50),
      by: z.string().max(40).optional().describe('The id of the actor’s account'),
      kind: z.enum([...contentKindSchema.options, ...activityItemTypes]).optional(),
      action: activityActionSchema.optional(),
      from: z.iso.date().optional().describe('The first day, in Paris'),
      to: z.iso.date().optional().describe('The last day, in Paris'),
    }),
    body: z.object({}),
    response: { status: 200, kind: 'json', schema: activitySchema },
  }),
} as const;
