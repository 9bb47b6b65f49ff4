import { z } from 'zod';
import { collectionNames, contentKinds } from '../content/kinds.ts';
import { positionSchema } from '../log/position.ts';
import { localeSchema } from '../site/locale.ts';

/** What neighbours learn of: everything with an address, and what is seen on every page. */
export const changedKinds = [
  ...contentKinds,
  'live-post',
  'image',
  'file',
  'video',
  'offer',
  'menu',
  'redirect',
  'site-settings',
] as const;
export const changedKindSchema = z.enum(changedKinds);
export type ChangedKind = z.infer<typeof changedKindSchema>;

/**
 * What happened in public. `unpublished` may be published again; `deleted` is said of what has no
 * draft; an offer is `closed` when its last day has passed.
 */
export const happenings = [
  'published',
  'updated',
  'moved',
  'unpublished',
  'deleted',
  'closed',
] as const;
export const happeningSchema = z.enum(happenings);
export type Happening = z.infer<typeof happeningSchema>;

/** A place in the feed: a position of the log, and a number among the changes of one event. */
export const feedCursorSchema = z
  .string()
  .regex(/^\d{20}(?:-\d{1,9})?$/, 'the next of an earlier response, or an X-Log-Position')
  .brand<'FeedCursor'>();
export type FeedCursor = z.infer<typeof feedCursorSchema>;

const addresses = z.partialRecord(localeSchema, z.string());

/** A change of one thing that visitors could see. */
export const feedEntrySchema = z.object({
  cursor: feedCursorSchema.describe(
    'Give it to the feed as `after` to continue behind this change',
  ),
  position: positionSchema,
  at: z.iso.datetime(),
  kind: changedKindSchema,
  id: z.string(),
  what: happeningSchema,
  locale: localeSchema.nullable().describe('The language of what has one'),
  addresses: addresses.describe('Where it was seen when it changed, by language'),
  formerAddress: z.string().nullable().describe('Where it was before it moved'),
  href: z.string().describe('Where the API gives it'),
});
export type FeedEntry = z.infer<typeof feedEntrySchema>;

/** Returns the path at which the API gives something. @param owner the focus of a live post */
export function apiPathOf(kind: ChangedKind, id: string, owner: string | null): string {
  switch (kind) {
    case 'image':
    case 'file':
    case 'video':
      return `/api/media/${kind}s/${id}`;
    case 'offer':
    case 'menu':
    case 'redirect':
      return `/api/${kind}s/${id}`;
    case 'live-post':
      return `/api/focuses/${owner}/live-posts`;
    case 'site-settings':
      return '/api/site-settings';
    default:
      return `/api/${collectionNames[kind]}/${id}`;
  }
}
