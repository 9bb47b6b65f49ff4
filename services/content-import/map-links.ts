import type {
  BlockNode,
  InlineNode,
  Mark,
  RichText,
} from '@parvis/contracts/rich-text/document.ts';

/** The new target of a link; undefined turns it into plain text. */
export type LinkMap = (href: string) => string | undefined;

function mapMarks(marks: readonly Mark[], to: LinkMap): Mark[] {
  return marks.flatMap((mark): Mark[] => {
    if (mark.type !== 'link') return [mark];
    const href = to(mark.attrs.href);
    return href === undefined ? [] : [{ ...mark, attrs: { ...mark.attrs, href } }];
  });
}

function mapInline(nodes: readonly InlineNode[], to: LinkMap): InlineNode[] {
  return nodes.map((node) => {
    if (node.type !== 'text' || node.marks === undefined) return node;
    const marks = mapMarks(node.marks, to);
    return marks.length === 0 ? { type: 'text', text: node.text } : { ...node, marks };
  });
}

function mapBlock(block: BlockNode, to: LinkMap): BlockNode {
  const inside = (blocks: readonly BlockNode[]) => blocks.map((inner) => mapBlock(inner, to));
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return block.content === undefined
        ? block
        : { ...block, content: mapInline(block.content, to) };
    case 'bulletList':
    case 'orderedList':
      return {
        ...block,
        content: block.content.map((item) => ({ ...item, content: inside(item.content) })),
      };
    case 'blockquote':
      return { ...block, content: inside(block.content) };
    case 'table':
      return {
        ...block,
        content: block.content.map((row) => ({
          ...row,
          content: row.content.map((cell) => ({ ...cell, content: inside(cell.content) })),
        })),
      };
    case 'codeBlock':
    case 'horizontalRule':
      return block;
  }
}

/** Returns the same document with every link’s address mapped. */
export function mapLinks(doc: RichText, to: LinkMap): RichText {
  return { ...doc, content: doc.content.map((block) => mapBlock(block, to)) };
}
