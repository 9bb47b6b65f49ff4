import { z } from 'zod';
import type { ContentId } from '../content/ids.ts';
import type { Revisioned } from '../revisions/revisioned.ts';
import { richTextSchema } from '../rich-text/document.ts';

/** A post's text and displayed time (ISO 8601, UTC, with milliseconds). */
export const savedPostSchema = z.object({ text: richTextSchema, shownAt: z.iso.datetime() });
export type SavedPost = z.infer<typeof savedPostSchema>;

/** A post with the id of the focus it belongs to. */
export interface LivePostContent extends SavedPost {
  readonly focusId: ContentId;
}

export type LivePost = Revisioned<LivePostContent>;

/** Every post of a focus, including removed ones, folded from its stream. */
export type LivePosts = ReadonlyMap<string, LivePost>;
