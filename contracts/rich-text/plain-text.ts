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

/** A document's plain text: one line per block, the cells of a row separated by tabs. */
export function plainTextOf(doc: RichText): string {
  return doc.content.flatMap(linesOf).join('\n');
}

/** The words of a text in order; a non-breaking space does not separate words. */
export function wordsIn(text: string): string[] {
  return text.split(/[ \t\n\r\f]+/).filter((word) => word !== '');
}

/** A document's words in order, for comparison with its source. */
export function wordsOf(doc: RichText): string[] {
  return wordsIn(plainTextOf(doc));
}
