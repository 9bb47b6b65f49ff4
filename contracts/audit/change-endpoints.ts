import { z } from 'zod';
import { moduleTypeSchema } from '../content/modules/module-types.ts';
import { endpoint } from '../http/endpoint.ts';
import { maxPageSize, readQuerySchema } from '../http/listing.ts';
import { positionSchema } from '../log/position.ts';
import { localeSchema } from '../site/locale.ts';
import { exposedKindSchema, publicChangeSchema } from './exposed.ts';
import { auditFilterShape } from './exposure-endpoints.ts';

const count = z.number().int().min(0);
const revision = z.number().int().min(1);

/** A change that visitors could see. */
export const publicChangeViewSchema = z.object({
  position: positionSchema,
  /** Its number among the changes of the same event. */
  place: count,
  at: z.iso.datetime(),
  by: z.object({ id: z.string(), name: z.string() }),
  what: publicChangeSchema,
  kind: exposedKindSchema,
  /** The id of the item or module, or the stream of anything else. */
  subject: z.string(),
  owner: z.string().nullable(),
  moduleType: moduleTypeSchema.nullable(),
  /** The revision that was shown from then on, and the one that was shown before. */
  revision: revision.nullable(),
  former: revision.nullable(),
  locale: localeSchema.nullable(),
  /** Where it was seen; null for what is seen on many addresses. */
  path: z.string().nullable(),
  formerPath: z.string().nullable(),
  title: z.string(),
  /** How many offers an import opened, changed and withdrew. */
  counts: z.object({ published: count, revised: count, withdrawn: count }).nullable(),
});
export type PublicChangeView = z.infer<typeof publicChangeViewSchema>;

/** A place in the list of changes, as the response names it. */
const changeCursor = z.string().regex(/^\d{20}-\d{1,9}$/, 'the next of an earlier response');

export const publicChangesSchema = z.object({
  items: z.array(publicChangeViewSchema),
  /** What `before` is for the next page; null at the end. */
  next: changeCursor.nullable(),
});
export type PublicChanges = z.infer<typeof publicChangesSchema>;

const { section, person } = auditFilterShape;
const instant = z.iso.datetime({ offset: true });
const none = z.object({});

/** Which changes are meant. */
const changesQuerySchema = readQuerySchema.extend({
  from: instant.optional().describe('Changes after this instant; the beginning without it'),
  to: instant.optional().describe('Changes up to this instant; now without it'),
  section,
  person: person.describe('The id of the account that did it'),
  kind: exposedKindSchema.optional(),
});
export type ChangesQuery = z.infer<typeof changesQuerySchema>;

export const changedDaysSchema = z.object({
  total: count,
  /** The days in Paris with changes, the newest first, and at most as many as fit a year. */
  days: z.array(z.object({ day: z.iso.date(), count: count.min(1) })),
});
export type ChangedDays = z.infer<typeof changedDaysSchema>;

export const changeEndpoints = {
  listPublicChanges: endpoint({
    id: 'listPublicChanges',
    method: 'get',
    path: '/api/audit/changes',
    summary: 'Lists everything that changed in public between two instants, newest first',
    access: { capability: 'history.read' },
    withoutDrafts: true,
    traced: true,
    params: none,
    query: changesQuerySchema.extend({
      before: changeCursor.optional().describe('The `next` of the page before'),
      pageSize: z.coerce.number().int().min(1).max(maxPageSize).default(50),
    }),
    body: none,
    response: { status: 200, kind: 'json', schema: publicChangesSchema },
  }),
  countPublicChanges: endpoint({
    id: 'countPublicChanges',
    method: 'get',
    path: '/api/audit/changes/days',
    summary: 'Counts what changed in public between two instants, by day in Paris',
    access: { capability: 'history.read' },
    withoutDrafts: true,
    traced: true,
    params: none,
    query: changesQuerySchema,
    body: none,
    response: { status: 200, kind: 'json', schema: changedDaysSchema },
  }),
  exportChangesAsCsv: endpoint({
    id: 'exportChangesAsCsv',
    method: 'get',
    path: '/api/audit/changes/csv',
    summary: 'Exports everything that changed in public between two instants, as a table',
    access: { capability: 'history.read' },
    withoutDrafts: true,
    traced: true,
    params: none,
    query: changesQuerySchema,
    body: none,
    response: { status: 200, kind: 'file', type: 'text/csv' },
  }),
  exportChangesAsJson: endpoint({
    id: 'exportChangesAsJson',
    method: 'get',
    path: '/api/audit/changes/json',
    summary: 'Exports everything that changed in public between two instants, with the question',
    access: { capability: 'history.read' },
    withoutDrafts: true,
    traced: true,
    params: none,
    query: changesQuerySchema,
    body: none,
    response: { status: 200, kind: 'file', type: 'application/json' },
  }),
} as const;
