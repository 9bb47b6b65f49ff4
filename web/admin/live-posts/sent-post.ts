import { generateHTML, type JSONContent } from '@tiptap/core';
import { z } from 'zod';
import { textExtensions } from '../page-editor/text-form/text-extensions.ts';

/** A post as the editor holds it. */
export const writtenPostSchema = z.object({
  text: z.custom<JSONContent>((doc) => typeof doc === 'object' && doc !== null),
  /** Now, unless it is given. */
  shownAt: z.string().optional(),
});

/** Returns a post as it is sent: its text as HTML. */
export function sentPost({ text, shownAt }: z.infer<typeof writtenPostSchema>) {
  return { html: generateHTML(text, textExtensions), ...(shownAt && { shownAt }) };
}
