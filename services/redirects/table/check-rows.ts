import type { Refusal } from '@parvis/contracts/http/refusal.ts';
import {
  type RedirectContent,
  redirectInputSchema,
  sourcesAtTarget,
  toStored,
} from '@parvis/contracts/redirects/redirect.ts';
import { maxRedirectRows, redirectColumns } from '@parvis/contracts/redirects/table-endpoints.ts';
import { mapInTurns } from '../../http/map-in-turns.ts';
import { parseBy } from '../../http/parse-input.ts';
import { listRefusals } from '../decide.ts';
import { maxCells, readCsv } from './csv.ts';

/** A row as it was read, and its redirect, or why it has none. */
export interface ReadRow {
  readonly line: number;
  readonly cells: Readonly<Record<(typeof redirectColumns)[number], string>>;
  readonly content: RedirectContent | undefined;
  readonly refusals: readonly Refusal[];
}

/** Reads a table of redirects. Returns a refusal if it is not a table of them. */
export async function readRows(csv: string, origin: string): Promise<readonly ReadRow[] | Refusal> {
  const [header, ...records] = await mapInTurns(readCsv(csv), (record) => record);
  const columns = header?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  const unknown = columns.find((name) => !redirectColumns.some((one) => one === name));
  if (unknown !== undefined)
    return refusalOfTable({
      reason: 'unknown-column',
      column: unknown,
      columns: redirectColumns.join(', '),
    });
  if (!columns.includes('from') || !columns.includes('to'))
    return refusalOfTable({ reason: 'no-header', columns: redirectColumns.join(', ') });
  if (records.length > maxRedirectRows)
    return refusalOfTable({ reason: 'too-many', maximum: maxRedirectRows });
  return mapInTurns(records, ({ line, cells }) => {
    const cell = (name: string) => cells[columns.indexOf(name)]?.trim() ?? '';
    const row = { from: cell('from'), to: cell('to'), status: cell('status') };
    const more = cells.slice(columns.length);
    const isWider = cells.length === maxCells || more.some((one) => one.trim() !== '');
    return isWider
      ? { line, cells: row, content: undefined, refusals: [refusalOfWidth(columns.length)] }
      : readRow(line, row, origin);
  });
}

function refusalOfTable(params: Record<string, string | number>): Refusal {
  return { code: 'invalid', path: ['csv'], params };
}

/** A separator within an address would otherwise move the cells after it. */
function refusalOfWidth(columns: number): Refusal {
  return { code: 'invalid', params: { reason: 'too-many-cells', columns } };
}

function readRow(line: number, cells: ReadRow['cells'], origin: string): ReadRow {
  const status = cells.status === '' ? 301 : Number(cells.status);
  const target = { status, ...((status !== 410 || cells.to !== '') && { to: cells.to }) };
  const parsed = parseBy(redirectInputSchema, { from: cells.from, target });
  if (!parsed.ok) return { line, cells, content: undefined, refusals: parsed.refusals };
  const isGoneTo = status === 410 && cells.to !== '';
  const refusals: Refusal[] = isGoneTo
    ? [{ code: 'invalid', path: ['to'], params: { reason: 'gone-has-no-target' } }]
    : [];
  return { line, cells, content: toStored(parsed.value, origin), refusals };
}

/**
 * Checks rows with each other and with the redirects that they leave as they are, as if all were
 * saved: addresses that occur twice, and chains.
 */
export async function checkRows(
  rows: readonly ReadRow[],
  existing: readonly RedirectContent[],
): Promise<readonly ReadRow[]> {
  const byFrom = new Map<string, RedirectContent>(existing.map((one) => [one.from, one]));
  const lines = new Map<string, number>();
  for (const { content, line } of rows)
    if (content !== undefined && !lines.has(content.from)) {
      lines.set(content.from, line);
      byFrom.set(content.from, content);
    }
  const leadingTo = new Map<string, RedirectContent>();
  await mapInTurns([...byFrom.values()], (one) => {
    for (const source of sourcesAtTarget(one.target)) leadingTo.set(source, one);
  });
  return mapInTurns(rows, (row) => {
    const { content, line } = row;
    if (content === undefined) return row;
    const first = lines.get(content.from) ?? line;
    if (first !== line) {
      const twice = {
        code: 'invalid',
        path: ['from'],
        params: { reason: 'line-twice', line: first },
      } as const;
      return { ...row, refusals: [...row.refusals, twice] };
    }
    return {
      ...row,
      refusals: [...row.refusals, ...listRefusals(content, findChain(content, byFrom, leadingTo))],
    };
  });
}

function findChain(
  content: RedirectContent,
  byFrom: ReadonlyMap<string, RedirectContent>,
  leadingTo: ReadonlyMap<string, RedirectContent>,
) {
  const before = leadingTo.get(content.from);
  if (before !== undefined) return { from: before.from, to: content.from };
  const after = sourcesAtTarget(content.target).flatMap((source) => byFrom.get(source) ?? [])[0];
  return after && { from: after.from, to: after.target.status === 410 ? '410' : after.target.to };
}
