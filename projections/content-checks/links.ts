import type { InlineNode, RichText } from '@parvis/contracts/rich-text/document.ts';
import { passagesIn } from './walk.ts';

interface Link {
  readonly href: string;
  readonly words: string;
}

/** Returns the links of a text; adjacent words with one address are one link. */
export function linksIn({ content }: RichText): readonly Link[] {
  return [...passagesIn(content)].flatMap((block) => linksAmong(block.content ?? []));
}

function linksAmong(nodes: readonly InlineNode[]): readonly Link[] {
  const links: { href: string; words: string }[] = [];
  let open: (typeof links)[number] | undefined;
  for (const node of nodes) {
    const mark = node.type === 'text' && node.marks?.find(({ type }) => type === 'link');
    const href = mark && mark.type === 'link' ? mark.attrs.href : undefined;
    if (href === undefined || node.type !== 'text') open = undefined;
    else if (open?.href === href) open.words += node.text;
    else links.push((open = { href, words: node.text }));
  }
  return links;
}
