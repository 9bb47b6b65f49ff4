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
import { localeSchema } from '../site/locale.ts';
import { contentIdSchema, moduleIdSchema } from './ids.ts';
import { contentKindSchema } from './kinds.ts';
import { moduleTypeSchema } from './modules/module-types.ts';
import { type HistoryStep, historyStepSchema } from './views.ts';

/** The actions by which activity is filtered. */
export const activityActionSchema = z.enum([
  'created',
  'saved',
  'restored',
  'published',
  'scheduled',
  'archived',
  'moved',
  'deleted',
  'modules',
]);
export type ActivityAction = z.infer<typeof activityActionSchema>;

/** The steps of a history that each action is; every step is one action's. */
export const stepsOfAction: Readonly<Record<ActivityAction, readonly HistoryStep[]>> = {
  created: [],
  saved: [],
  restored: [],
  published: ['published', 'unpublished'],
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
  saved: ['saved', 'cropped', 'replaced', 'arranged'],
  restored: ['restored'],
  published: ['released', 'release-withdrawn'],
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

/** Something that was done to an item or to a module of it. */
const contentActivitySchema = z.object({
  about: z.literal('content'),
  ...occurrence,
  item: z.object({
    id: contentIdSchema,
    kind: contentKindSchema,
    locale: localeSchema,
    /** As it is now. */
    title: z.string(),
    deleted: z.boolean(),
  }),
  /** The module that it was done to, if one; its type is null where it was never saved. */
  module: z.object({ id: moduleIdSchema, type: moduleTypeSchema.nullable() }).nullable(),
  /** The step, when it is not a save. */
  step: historyStepSchema.nullable(),
  /** The revision that was saved, when it is a save; and the one that it restored, if any. */
  revision: z.number().int().min(1).nullable(),
  restored: z.number().int().min(1).nullable(),
  /** The address that the item has moved to, relative to what is above it: its last word. */
  slug: z.string().nullable(),
});
export type ContentActivity = z.infer<typeof contentActivitySchema>;

/** Something that was done to anything else. */
const otherActivitySchema = z.object({
  about: z.literal('thing'),
  ...occurrence,
  thing: z.object({
    type: activityItemTypeSchema,
    id: z.string(),
    /** Its present name in each language; null for what has no name: the settings, an order. */
    names: z.object({ fr: z.string(), en: z.string() }).nullable(),
    /** Of a menu. */
    locale: localeSchema.optional(),
    /** Of a live post. */
    focusId: contentIdSchema.optional(),
    /** Of a filter value, or of an order of them. */
    group: vocabularyGroupSchema.optional(),
    deleted: z.boolean(),
  }),
  did: recordedActionSchema,
  /** The revision that was saved, where it is a save. */
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
  /** Everybody who ever did something, by which activity is filtered. */
  people: z.array(z.object({ id: z.string(), name: z.string() })),
});

/** The endpoint that lists what was done. */
export const activityEndpoints = {
  listActivity: endpoint({
    id: 'listActivity',
    method: 'get',
    path: '/api/activity',
    summary:
      'Lists every save, publication, activation, move and deletion of all content, media, menus, redirects, playlists, live posts, filter values, settings and accounts, newest first',
    access: { capability: 'history.read' },
    params: z.object({}),
    query: readQuerySchema.extend({
      before: positionSchema.optional().describe('Only what stands before this place in the log'),
      pageSize: z.coerce.number().int().min(1).max(maxPageSize).default(50),
      by: z.string().max(40).optional().describe('The id of the account that did it'),
      kind: z.enum([...contentKindSchema.options, ...activityItemTypes]).optional(),
      action: activityActionSchema.optional(),
      from: z.iso.date().optional().describe('The first day, in Paris'),
      to: z.iso.date().optional().describe('The last day, in Paris'),
    }),
    body: z.object({}),
    response: { status: 200, kind: 'json', schema: activitySchema },
  }),
} as const;
