import type { LivePostView } from '@parvis/contracts/live-posts/views.ts';
import { richTextSchema } from '@parvis/contracts/rich-text/document.ts';
import { toPlainText } from '@parvis/contracts/rich-text/plain-text.ts';

/** The length of the excerpt of a post in its row, in characters. */
const excerptLength = 160;
/** The length of its name in buttons and notices, in characters. */
const nameLength = 40;

/** Returns the beginning of a post. */
export function toExcerpt({ text }: LivePostView, length = excerptLength): string {
  const words = toPlainText(richTextSchema.parse(text)).replaceAll('\n', ' ');
  return words.length > length ? `${words.slice(0, length)}…` : words;
}

/** Returns the first words of a post, which serve as its name. */
export function nameOf(post: LivePostView): string {
  return toExcerpt(post, nameLength);
}
