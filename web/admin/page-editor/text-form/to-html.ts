import { generateHTML, type JSONContent } from '@tiptap/core';
import { textExtensions } from './text-extensions.ts';

/** Returns a text as HTML. */
export function toHtml(text: JSONContent): string {
  return generateHTML(text, textExtensions);
}
