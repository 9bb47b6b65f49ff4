import type { BlockNode, InlineNode, ListItem, Mark, TableCell } from '../document.ts';

/** A text without marks, or an inline node. */
type Inline = InlineNode | string;

function marked(mark: Mark): (text: string) => InlineNode {
  return (text) => ({ type: 'text', text, marks: [mark] });
}

export const bold = marked({ type: 'bold' });
export const italic = marked({ type: 'italic' });
export const strike = marked({ type: 'strike' });
export const code = marked({ type: 'code' });
export const above = marked({ type: 'superscript' });
export const below = marked({ type: 'subscript' });
export const german = marked({ type: 'lang', attrs: { lang: 'de' } });
export const lineBreak: InlineNode = { type: 'hardBreak' };
export const rule: BlockNode = { type: 'horizontalRule' };

export function link(href: string, text: string, newTab = false): InlineNode {
  return marked({ type: 'link', attrs: { href, newTab } })(text);
}

function inlineOf(content: readonly Inline[]): InlineNode[] {
  return content.map((node) => (typeof node === 'string' ? { type: 'text', text: node } : node));
}

/** A paragraph; empty without content. */
export function paragraph(...content: Inline[]): BlockNode {
  return content.length === 0
    ? { type: 'paragraph' }
    : { type: 'paragraph', content: inlineOf(content) };
}

export function heading(level: number, ...content: Inline[]): BlockNode {
  return { type: 'heading', attrs: { level }, content: inlineOf(content) };
}

export function quote(...content: BlockNode[]): BlockNode {
  return { type: 'blockquote', content };
}

/** An item of blocks; a list takes a text for an item of one paragraph. */
export function item(...content: BlockNode[]): ListItem {
  return { type: 'listItem', content };
}

function itemsOf(items: readonly (ListItem | Inline)[]): ListItem[] {
  return items.map((one) =>
    typeof one !== 'string' && one.type === 'listItem' ? one : item(paragraph(one)),
  );
}

export function bullets(...items: (ListItem | Inline)[]): BlockNode {
  return { type: 'bulletList', content: itemsOf(items) };
}

export function numbers(start: number, ...items: (ListItem | Inline)[]): BlockNode {
  return { type: 'orderedList', attrs: { start }, content: itemsOf(items) };
}

/** A cell that spans others, or is a header. */
export function cell(
  {
    colspan = 1,
    rowspan = 1,
    type = 'tableCell',
  }: Partial<TableCell['attrs']> & {
    type?: TableCell['type'];
  },
  ...content: Inline[]
): TableCell {
  return { type, attrs: { colspan, rowspan }, content: [paragraph(...content)] };
}

/** A table by its rows, in which a text is a cell; an empty one has an empty paragraph. */
export function table(...rows: (readonly (TableCell | Inline)[])[]): BlockNode {
  return {
    type: 'table',
    content: rows.map((row) => ({ type: 'tableRow', content: row.map(cellOf) })),
  };
}

function cellOf(one: TableCell | Inline): TableCell {
  if (one === '') return cell({});
  if (typeof one === 'string') return cell({}, one);
  return one.type === 'text' || one.type === 'hardBreak' ? cell({}, one) : one;
}
