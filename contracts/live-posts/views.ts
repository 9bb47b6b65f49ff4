import { z } from 'zod';
import { contentIdSchema } from '../content/ids.ts';
import { revisionedFields } from '../revisions/views.ts';
import { richTextSchema } from '../rich-text/document.ts';
import { livePostIdSchema } from './ids.ts';

/** A post as editors see it; `text` is the editor's JSON. */
export const livePostViewSchema = z.object({
  id: livePostIdSchema,
  focusId: contentIdSchema,
  text: richTextSchema,
  shownAt: z.iso.datetime(),
  ...revisionedFields,
  /** The losses in the conversion of the HTML that was sent; absent when there are none. */
  dropped: z.array(z.string()).optional(),
});
export type LivePostView = z.infer<typeof livePostViewSchema>;

/** The response to visitors' polling, newest first. Specification, section 3. */
export const livePostsResponseSchema = z.object({
  success: z.boolean(),
  data: z.array(z.object({ id: livePostIdSchema, html: z.string() })),
});
export type LivePostsResponse = z.infer<typeof livePostsResponseSchema>;
