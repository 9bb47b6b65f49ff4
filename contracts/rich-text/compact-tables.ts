type Fields = Readonly<Record<string, unknown>>;

/** In a compact table, a plain cell is its text, and a header cell its text in an array. */
type CompactCell = string | readonly [string];

/**
 * Converts JSON to store the tables of its rich texts compactly: a cell with one plain line that
 * spans no other cells is reduced to its text, a tenth of the bytes.
 */
export function compactTables(value: unknown): unknown {
  return withRows(value, compactCell);
}

/** Reverts `compactTables`; JSON without compact tables is unchanged. */
export function expandTables(value: unknown): unknown {
  return withRows(value, expandedCell);
}

function withRows(value: unknown, cellOf: (cell: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withRows(item, cellOf));
  if (!isFields(value)) return value;
  const inner = Object.entries(value).map(([name, held]) => {
    const isRow = name === 'content' && value['type'] === 'tableRow' && Array.isArray(held);
    const cells: unknown = isRow ? held.map(cellOf) : held;
    return [name, withRows(cells, cellOf)];
  });
  return Object.fromEntries(inner);
}

function compactCell(cell: unknown): unknown {
  const text = isFields(cell) ? plainTextIn(cell) : undefined;
  if (text === undefined || !isFields(cell)) return cell;
  return cell['type'] === 'tableHeader' ? [text] : text;
}

/** Returns the text of a cell with nothing but one plain line; undefined for any other. */
function plainTextIn({ attrs, content }: Fields): string | undefined {
  if (!isFields(attrs) || attrs['colspan'] !== 1 || attrs['rowspan'] !== 1) return undefined;
  if (!Array.isArray(content) || content.length !== 1) return undefined;
  const [block]: readonly unknown[] = content;
  if (!isFields(block) || block['type'] !== 'paragraph') return undefined;
  const inline = block['content'];
  if (inline === undefined) return '';
  if (!Array.isArray(inline) || inline.length !== 1) return undefined;
  const [node]: readonly unknown[] = inline;
  if (!isFields(node) || node['type'] !== 'text' || 'marks' in node) return undefined;
  return typeof node['text'] === 'string' ? node['text'] : undefined;
}

function expandedCell(cell: unknown): unknown {
  if (!isCompact(cell)) return cell;
  const [type, text] =
    typeof cell === 'string' ? (['tableCell', cell] as const) : (['tableHeader', cell[0]] as const);
  const paragraph =
    text === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text }] };
  return { type, attrs: { colspan: 1, rowspan: 1 }, content: [paragraph] };
}

function isCompact(cell: unknown): cell is CompactCell {
  return typeof cell === 'string' || (Array.isArray(cell) && typeof cell[0] === 'string');
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
