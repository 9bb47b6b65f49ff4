import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import type { BlockNode, InlineNode, ListItem } from '@parvis/contracts/rich-text/document.ts';

/** Characters of a module's title. */
export const maxModuleTitleLength = 60;

/** What a person would call a module: its first words. Empty when it has none. */
export function titleOfModule(content: ModuleContent): string {
  switch (content.type) {
    case 'statement':
      return cut(content.data.text);
    case 'image':
      return cut(content.data.caption);
    case 'text':
      return cut(firstWords(content.data.doc.content));
  }
}

function cut(words: string): string {
  const line = words.trim();
  return line.length > maxModuleTitleLength
    ? `${line.slice(0, maxModuleTitleLength - 1).trimEnd()}…`
    : line;
}

function firstWords(blocks: readonly (BlockNode | ListItem)[]): string {
  for (const block of blocks) {
    const words = wordsOf(block);
    if (words.trim() !== '') return words;
  }
  return '';
}

function wordsOf(block: BlockNode | ListItem): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'codeBlock':
      return inline(block.content ?? []);
    case 'bulletList':
    case 'orderedList':
      return firstWords(block.content);
    case 'blockquote':
    case 'listItem':
      return firstWords(block.content);
    case 'table':
      return firstWords(
        block.content.flatMap((row) => row.content.flatMap((cell) => cell.content)),
      );
    case 'horizontalRule':
      return '';
  }
}

function inline(nodes: readonly InlineNode[]): string {
  return nodes.map((node) => (node.type === 'text' ? node.text : ' ')).join('');
}
