import { z } from 'zod';
import { alignVersions, isSame } from './regions.ts';

const textSchema = z.object({
  type: z.literal('text'),
  text: z.string(),
  marks: z.array(z.unknown()).optional(),
});
const inlineSchema = z.array(z.union([textSchema, z.object({ type: z.literal('hardBreak') })]));
type Inline = z.infer<typeof inlineSchema>[number];

const wordOrOther = /[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu;

/** Returns whether a list is the text of a block. */
export function isInline(content: readonly unknown[]): boolean {
  return content.length > 0 && inlineSchema.safeParse(content).success;
}

/**
 * Merges the words of a block that two versions changed.
 * @returns undefined when both changed the same words, or words at the same place
 */
export function mergeWords(
  base: readonly unknown[],
  draft: readonly unknown[],
  restored: readonly unknown[],
): readonly Inline[] | undefined {
  const merged: unknown[] = [];
  for (const part of alignVersions(wordsOf(base), wordsOf(draft), wordsOf(restored))) {
    if ('kept' in part) {
      merged.push(...part.kept);
      continue;
    }
    const content = part.draft ?? part.restored ?? [];
    if (part.draft && part.restored && !isSame(part.draft, part.restored)) return undefined;
    merged.push(...content);
  }
  return joined(inlineSchema.parse(merged));
}

/** Returns a text as one node for each word and for what stands between words. */
function wordsOf(content: readonly unknown[]): readonly Inline[] {
  return inlineSchema.parse(content).flatMap((node): Inline[] => {
    if (node.type === 'hardBreak') return [node];
    return (node.text.match(wordOrOther) ?? []).map((text) => ({ ...node, text }));
  });
}

function joined(words: readonly Inline[]): readonly Inline[] {
  const nodes: Inline[] = [];
  for (const word of words) {
    const last = nodes.at(-1);
    const isContinued =
      last?.type === 'text' && word.type === 'text' && isSame(last.marks, word.marks);
    if (isContinued) nodes[nodes.length - 1] = { ...last, text: last.text + word.text };
    else nodes.push(word);
  }
  return nodes;
}
