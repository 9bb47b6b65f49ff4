import type { LivePostView } from '@parvis/contracts/live-posts/views.ts';
import { richTextSchema } from '@parvis/contracts/rich-text/document.ts';
import { plainTextOf } from '@parvis/contracts/rich-text/plain-text.ts';

/** The length of the excerpt of a post in its row, in characters. */
const excerptLength = 160;
/** The length of its name in buttons and notices, in characters. */
const nameLength = 40;

/** Returns the beginning of a post. */
export function excerptOf({ text }: LivePostView, length = excerptLength): string {
  const words = plainTextOf(richTextSchema.parse(text)).replaceAll('\n', ' ');
  return words.length > length ? `${words.slice(0, length)}…` : words;
}

/** Returns the first words of a post, which serve as its name. */
export function nameOf(post: LivePostView): string {
  return excerptOf(post, nameLength);
}
