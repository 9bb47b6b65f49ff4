import type { BlockNode, InlineNode, RichText } from './document.ts';

/** The text of inline nodes; a hard break is a line break. */
export function inlineText(nodes: readonly InlineNode[] = []): string {
  return nodes.map((node) => (node.type === 'text' ? node.text : '\n')).join('');
}

function linesOf(block: BlockNode): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'codeBlock':
      return [inlineText(block.content)];
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap((item) => item.content.flatMap(linesOf));
    case 'blockquote':
      return block.content.flatMap(linesOf);
    case 'table':
      return block.content.map((row) =>
        row.content.map((cell) => cell.content.flatMap(linesOf).join(' ')).join('\t'),
      );
    case 'horizontalRule':
      return [];
  }
}

/** A document's text: one line a block, cells of a row separated by tabs. For search and summaries. */
export function plainTextOf(doc: RichText): string {
  return doc.content.flatMap(linesOf).join('\n');
}

/** The words of a text in their order; a non-breaking space keeps its neighbours in one word. */
export function wordsIn(text: string): string[] {
  return text.split(/[ \t\n\r\f]+/).filter((word) => word !== '');
}

/** A document's words in their order, for comparing with what it was made of. */
export function wordsOf(doc: RichText): string[] {
  return wordsIn(plainTextOf(doc));
}
