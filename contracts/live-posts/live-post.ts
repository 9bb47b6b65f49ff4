import { z } from 'zod';
import type { ContentId } from '../content/ids.ts';
import type { Revisioned } from '../revisions/revisioned.ts';
import { richTextSchema } from '../rich-text/document.ts';

/** What a post says, and the time it is shown under (ISO 8601, UTC, with milliseconds). */
export const savedPostSchema = z.object({ text: richTextSchema, shownAt: z.iso.datetime() });
export type SavedPost = z.infer<typeof savedPostSchema>;

/** A post with the focus whose feed it is in. */
export interface LivePostContent extends SavedPost {
  readonly focusId: ContentId;
}

export type LivePost = Revisioned<LivePostContent>;

/** Every post a focus ever had, removed ones included, as its stream tells them. */
export type LivePosts = ReadonlyMap<string, LivePost>;
