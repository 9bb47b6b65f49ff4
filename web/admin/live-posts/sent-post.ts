import type { JSONContent } from '@tiptap/core';
import { z } from 'zod';

/** A post in the form of the editor. */
export const writtenPostSchema = z.object({
  text: z.custom<JSONContent>((doc) => typeof doc === 'object' && doc !== null),
  /** The display time; the current instant by default. */
  shownAt: z.string().optional(),
});

/** Returns a post in the form it is sent in: its text as HTML. */
export async function sentPost({ text, shownAt }: z.infer<typeof writtenPostSchema>) {
  const { toHtml: htmlOf } = await import('../page-editor/text-form/to-html.ts');
  return { html: htmlOf(text), ...(shownAt && { shownAt }) };
}
