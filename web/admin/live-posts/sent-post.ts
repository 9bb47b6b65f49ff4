import { generateHTML, type JSONContent } from '@tiptap/core';
import { z } from 'zod';
import { textExtensions } from '../page-editor/text-form/text-extensions.ts';

/** A post in the form of the editor. */
export const writtenPostSchema = z.object({
  text: z.custom<JSONContent>((doc) => typeof doc === 'object' && doc !== null),
  /** The present instant, unless given. */
  shownAt: z.string().optional(),
});

/** Returns a post in the form it is sent in: its text as HTML. */
export function sentPost({ text, shownAt }: z.infer<typeof writtenPostSchema>) {
  return { html: generateHTML(text, textExtensions), ...(shownAt && { shownAt }) };
}
