import type { BlockNode, ListItem, TableCell, TableRow } from '../document.ts';
import { codeText, type TextblockKind, type TextRun } from './text-run.ts';

/** A cell without its content. */
export type CellSpec = Pick<TableCell, 'type' | 'attrs'>;
/** A list without its items. */
export type ListSpec =
  | { readonly ordered: false }
  | { readonly ordered: true; readonly start: number };

/** A container being filled; `implicit` when text rather than an element required it. */
export type Frame =
  | {
      readonly kind: 'flow';
      textblock: TextblockKind;
      readonly blocks: BlockNode[];
      readonly close: (blocks: BlockNode[]) => void;
      readonly implicitItem: boolean;
    }
  | { readonly kind: 'list'; readonly spec: ListSpec; readonly items: ListItem[] }
  | { readonly kind: 'table'; readonly before: BlockNode[]; readonly rows: TableRow[] }
  | { readonly kind: 'row'; readonly cells: TableCell[] };
/** A container of blocks. */
export type Flow = Extract<Frame, { kind: 'flow' }>;

/** Blocks; an empty paragraph when there are none, because a cell needs one. */
export function orEmptyParagraph(blocks: BlockNode[]): BlockNode[] {
  return blocks.length === 0 ? [{ type: 'paragraph' }] : blocks;
}

/** The editor's list items begin with a paragraph. */
export function itemContent(blocks: BlockNode[]): BlockNode[] {
  return blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks];
}

/** Returns a list of parsed items. */
export function toList(spec: ListSpec, items: ListItem[]): BlockNode {
  return spec.ordered
    ? { type: 'orderedList', attrs: { start: spec.start }, content: items }
    : { type: 'bulletList', content: items };
}

/** Returns the block of a run of text; undefined when a browser would show nothing. */
export function toBlock(run: TextRun): BlockNode | undefined {
  const content = run.finish();
  if (content === undefined) return undefined;
  switch (run.kind.type) {
    case 'paragraph':
      return { type: 'paragraph', content };
    case 'heading':
      return { type: 'heading', attrs: { level: run.kind.level }, content };
    case 'codeBlock': {
      const code = codeText(content);
      return code.length > 0 ? { type: 'codeBlock', content: code } : undefined;
    }
  }
}
