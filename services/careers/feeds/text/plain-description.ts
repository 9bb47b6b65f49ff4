import type {
  BlockNode,
  InlineNode,
  ListItem,
  RichText,
} from '@parvis/contracts/rich-text/document.ts';

const bullet = /^\s*(?:[-–—•*·▪●‣]|o(?=\s{2,}))\s*(?=\S)/;
/** Further lines are dropped: the number of nodes in a document is limited. */
const maxLines = 5_000;

/**
 * Returns a plain text as a document: blank lines separate paragraphs, and dashes begin list items.
 */
export function plainDescription(text: string): RichText {
  const content: BlockNode[] = [];
  let lines: string[] = [];
  let items: ListItem[] = [];
  const endParagraph = () => {
    if (lines.length > 0) content.push(paragraph(lines));
    lines = [];
  };
  const endList = () => {
    if (items.length > 0) content.push({ type: 'bulletList', content: items });
    items = [];
  };
  for (const line of text.split(/\r\n|\r|\n/, maxLines)) {
    const words = line.replace(/[\s\p{Cc}]+/gu, ' ').trim();
    if (words === '') {
      endParagraph();
      endList();
    } else if (bullet.test(line)) {
      endParagraph();
      items.push({ type: 'listItem', content: [paragraph([words.replace(bullet, '')])] });
    } else {
      endList();
      lines.push(words);
    }
  }
  endParagraph();
  endList();
  return { type: 'doc', content };
}

function paragraph(lines: readonly string[]): BlockNode {
  const content = lines.flatMap((text, index): InlineNode[] => {
    const node = { type: 'text', text } as const;
    return index === 0 ? [node] : [{ type: 'hardBreak' }, node];
  });
  return { type: 'paragraph', content };
}
