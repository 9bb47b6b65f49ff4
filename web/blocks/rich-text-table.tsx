import type { BlockNode, TableCell, TableRow } from '@parvis/contracts/rich-text/document.ts';
import { toPlainText } from '@parvis/contracts/rich-text/plain-text.ts';
import type { ReactNode } from 'react';
import { renderUnkeyed } from './render-unkeyed.ts';

interface RichTextTableProps {
  readonly table: { readonly content: readonly TableRow[] };
  readonly blocks: (content: readonly BlockNode[]) => ReactNode;
}

function textOf(cell: TableCell): string {
  return toPlainText({ type: 'doc', content: cell.content }).replace(/\s+/g, ' ').trim();
}

/** Returns the accessible name of a table: the text of its first row that has any. */
function nameOf(rows: readonly TableRow[]): string | undefined {
  return rows
    .map((row) =>
      row.content
        .map(textOf)
        .filter((text) => text !== '')
        .join(', '),
    )
    .find((name) => name !== '');
}

function isHeaderRow(row: TableRow): boolean {
  return row.content.every((cell) => cell.type === 'tableHeader');
}

/**
 * A table in a scrollable group that the keyboard can reach; not a landmark, since a page of
 * figures would have several of the same name.
 */
export function RichTextTable({ table: { content: rows }, blocks }: RichTextTableProps) {
  const firstBodyRow = rows.findIndex((row) => !isHeaderRow(row));
  const headerRows = firstBodyRow === -1 ? 0 : firstBodyRow;
  const name = nameOf(rows);
  const head = rows.slice(0, headerRows);
  return (
    <div role={name && 'group'} aria-label={name} tabIndex={0}>
      <table>
        {head.length > 0 && <thead>{renderRows(head, 'col', blocks)}</thead>}
        <tbody>{renderRows(rows.slice(headerRows), 'row', blocks)}</tbody>
      </table>
    </div>
  );
}

function renderRows(
  rows: readonly TableRow[],
  scope: 'col' | 'row',
  blocks: RichTextTableProps['blocks'],
): ReactNode {
  return renderUnkeyed(rows, (row) => (
    <tr>
      {renderUnkeyed(row.content, (cell) => (
        <Cell cell={cell} scope={scope}>
          {blocks(cell.content)}
        </Cell>
      ))}
    </tr>
  ));
}

function Cell(props: { cell: TableCell; scope: 'col' | 'row'; children: ReactNode }) {
  const { cell, children } = props;
  const { colspan, rowspan } = cell.attrs;
  const spans = {
    colSpan: colspan === 1 ? undefined : colspan,
    rowSpan: rowspan === 1 ? undefined : rowspan,
  };
  // An empty header cell labels nothing.
  const isHeader = cell.type === 'tableHeader' && textOf(cell) !== '';
  if (!isHeader) return <td {...spans}>{children}</td>;
  return (
    <th scope={props.scope} {...spans}>
      {children}
    </th>
  );
}
