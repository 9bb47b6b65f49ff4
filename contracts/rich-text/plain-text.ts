import type { BlockNode, InlineNode, RichText } from './document.ts';

/** Returns the text of inline nodes; a hard break is a line break. */
export function inlineText(nodes: readonly InlineNode[] = []): string {
  return nodes.map((node) => (node.type === 'text' ? node.text : '\n')).join('');
}

function listLines(block: BlockNode): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'codeBlock':
      return [inlineText(block.content)];
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap((item) => item.content.flatMap(listLines));
    case 'blockquote':
      return block.content.flatMap(listLines);
    case 'table':
      return block.content.map((row) =>
        row.content.map((cell) => cell.content.flatMap(listLines).join(' ')).join('\t'),
      );
    case 'horizontalRule':
      return [];
  }
}

/** Returns a document's plain text: one line per block, the cells of a row separated by tabs. */
export function toPlainText(doc: RichText): string {
  return doc.content.flatMap(listLines).join('\n');
}

/** Returns the words of a text in order; a non-breaking space does not separate words. */
export function wordsIn(text: string): string[] {
  return text.split(/[ \t\n\r\f]+/).filter((word) => word !== '');
}

/** Returns a document's words in order, for comparison with its source. */
export function listWords(doc: RichText): string[] {
  return wordsIn(toPlainText(doc));
}
