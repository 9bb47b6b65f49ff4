import type { BlockNode, InlineNode, RichText } from '@parvis/contracts/rich-text/document.ts';
import { inlineText } from '@parvis/contracts/rich-text/plain-text.ts';

/** The type of a block with text. */
export type LeafType =
  | 'paragraph'
  | 'heading'
  | 'listItem'
  | 'quotation'
  | 'code'
  | 'tableCell'
  | 'rule';

/** A block of text without its containers. `form` encodes its formatting. */
export interface Leaf {
  readonly blockType: LeafType;
  readonly text: string;
  readonly form: string;
}

function leaf(blockType: LeafType, content: readonly InlineNode[] = [], form = ''): Leaf {
  const marks = content.flatMap((node) =>
    node.type === 'text' && node.marks?.length ? [[node.text, node.marks]] : [],
  );
  return { blockType, text: inlineText(content), form: JSON.stringify([form, marks]) };
}

function leavesOfBlock(block: BlockNode, within: LeafType): Leaf[] {
  switch (block.type) {
    case 'paragraph':
      return [leaf(within, block.content)];
    case 'heading':
      return [leaf('heading', block.content, String(block.attrs.level))];
    case 'codeBlock':
      return [leaf('code', block.content)];
    case 'horizontalRule':
      return [leaf('rule')];
    case 'blockquote':
      return block.content.flatMap((inner) => leavesOfBlock(inner, 'quotation'));
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap((item) =>
        item.content.flatMap((inner) => leavesOfBlock(inner, 'listItem')),
      );
    case 'table':
      return block.content.flatMap((row) =>
        row.content.flatMap((cell) =>
          cell.content.flatMap((inner) => leavesOfBlock(inner, 'tableCell')),
        ),
      );
  }
}

/** Returns the text blocks of a document in reading order, without empty ones. */
export function listLeaves(doc: RichText): Leaf[] {
  return doc.content
    .flatMap((block) => leavesOfBlock(block, 'paragraph'))
    .filter((candidate) => candidate.blockType === 'rule' || candidate.text !== '');
}
