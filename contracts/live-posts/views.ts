import { z } from 'zod';
import { contentIdSchema } from '../content/ids.ts';
import { listOf } from '../http/listing.ts';
import { revisionedFields } from '../revisions/views.ts';
import { livePostIdSchema } from './ids.ts';

/** A post for its editors; `text` is the editor's JSON. */
export const livePostViewSchema = z.object({
  id: livePostIdSchema,
  focusId: contentIdSchema,
  text: z.record(z.string(), z.unknown()),
  shownAt: z.iso.datetime(),
  ...revisionedFields,
  /** What could not be carried over from sent HTML; absent when everything was. */
  dropped: z.array(z.string()).optional(),
});
export type LivePostView = z.infer<typeof livePostViewSchema>;
export const livePostListSchema = listOf(livePostViewSchema);

/** What polling visitors get, newest first. Specification, section 3. */
export const livePostsResponseSchema = z.object({
  success: z.boolean(),
  data: z.array(z.object({ id: livePostIdSchema, html: z.string() })),
});
export type LivePostsResponse = z.infer<typeof livePostsResponseSchema>;
