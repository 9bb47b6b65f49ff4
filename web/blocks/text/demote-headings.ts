import type { BlockNode, RichText } from '@parvis/contracts/rich-text/document.ts';

const lowestLevel = 6;

function every(
  content: readonly BlockNode[],
  change: (block: BlockNode) => BlockNode,
): BlockNode[] {
  return content.map((block) => {
    switch (block.type) {
      case 'blockquote':
        return { ...block, content: every(block.content, change) };
      case 'bulletList':
      case 'orderedList':
        return {
          ...block,
          content: block.content.map((item) => ({ ...item, content: every(item.content, change) })),
        };
      case 'table':
        return {
          ...block,
          content: block.content.map((row) => ({
            ...row,
            content: row.content.map((cell) => ({ ...cell, content: every(cell.content, change) })),
          })),
        };
      case 'paragraph':
      case 'heading':
      case 'codeBlock':
      case 'horizontalRule':
        return change(block);
    }
  });
}

/**
 * Returns a document to be placed below a page's title, which is the page's only first-level
 * heading: when the document has a first-level heading itself, all its headings move one level
 * down.
 */
export function demoteHeadings(doc: RichText): RichText {
  let hasTitle = false;
  every(doc.content, (block) => {
    hasTitle ||= block.type === 'heading' && block.attrs.level === 1;
    return block;
  });
  if (!hasTitle) return doc;
  const content = every(doc.content, (block) =>
    block.type === 'heading'
      ? { ...block, attrs: { level: Math.min(block.attrs.level + 1, lowestLevel) } }
      : block,
  );
  return { ...doc, content };
}
