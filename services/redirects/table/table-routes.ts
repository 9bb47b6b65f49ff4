import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { accept, type Outcome, type Refusal } from '@parvis/contracts/http/refusal.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { redirectIdSchema } from '@parvis/contracts/redirects/ids.ts';
import type { RedirectContent } from '@parvis/contracts/redirects/redirect.ts';
import {
  redirectTableEndpoints as at,
  type RedirectRow,
  redirectColumns,
} from '@parvis/contracts/redirects/table-endpoints.ts';
import {
  type ListedRedirect,
  readRedirects,
} from '@parvis/projections/redirects/read-redirects.ts';
import { uuidV5 } from '../../adapters/log/event-ids.ts';
import { mapInTurns } from '../../http/map-in-turns.ts';
import { toProblem } from '../../http/problem.ts';
import { type RequestContext, type Route, route } from '../../http/route.ts';
import type { EntityPorts, EntityWriter } from '../../revisioned/entity-writer.ts';
import { mintId } from '../../streams/mint-id.ts';
import type { RedirectCommand } from '../decide.ts';
import { findWarnings } from '../find-warnings.ts';
import { checkRows, type ReadRow, readRows } from './check-rows.ts';
import { writeCsv } from './csv.ts';

/** The namespace of the commands of rows, by that of their request. */
const rowNamespace = '4b0a1c56-6a4f-4f43-9a3e-0d6cb6b1f2a7';
/** Rows that are written at the same time. */
const rowsAtOnce = 10;

/** Returns the routes of redirects as a table. */
export function tableRoutes(
  writer: EntityWriter<RedirectCommand, RedirectContent>,
  { db, origin }: Pick<EntityPorts, 'db'> & { readonly origin: string },
): Route[] {
  return [
    route(at.exportRedirects, async () => {
      return {
        kind: 'file',
        type: at.exportRedirects.response.type,
        filename: 'redirects.csv',
        write: (output) => pipeline(writeTable(db), output),
      };
    }),
    route(at.importRedirects, async ({ body }, context) => {
      const read = await readRows(body.csv, origin);
      if ('code' in read) return { kind: 'refused', refusals: [read] };
      const existing = new Map<string, ListedRedirect>();
      for await (const some of readRedirects(db))
        for (const one of some) existing.set(one.from, one);
      const rows = await checkRows(read, [...existing.values()]);
      const [refused, ...others] = rows.flatMap(refusalsOfRow);
      if (refused !== undefined && !body.rehearse)
        return { kind: 'refused', refusals: [refused, ...others] };
      const outcome = body.rehearse
        ? accept(undefined)
        : await write(writer, rows, existing, context);
      if (!outcome.ok) return { kind: 'refused', refusals: outcome.refusals };
      const warnings = await findWarnings(
        db,
        rows.flatMap(({ content }) => content ?? []),
      );
      const warningsOf = new Map(
        rows.filter(({ content }) => content).map((row, place) => [row, warnings[place]]),
      );
      const shown = await mapInTurns(
        rows,
        (row): RedirectRow => ({
          line: row.line,
          ...row.cells,
          outcome: outcomeOf(row, existing),
          errors: errorsOf(row, context),
          warnings: [...(warningsOf.get(row) ?? [])],
        }),
      );
      return {
        kind: 'json',
        body: { rows: shown, written: !body.rehearse },
        ...(outcome.value !== undefined && { position: outcome.value }),
      };
    }),
  ];
}

async function* writeTable(db: EntityPorts['db']): AsyncGenerator<string> {
  yield writeCsv([redirectColumns]);
  for await (const some of readRedirects(db)) yield writeCsv(some.map(cellsOf));
}

function cellsOf({ from, target }: RedirectContent): readonly string[] {
  return [from, target.status === 410 ? '' : target.to, String(target.status)];
}

function refusalsOfRow({ line, refusals }: ReadRow): readonly Refusal[] {
  return refusals.map((refusal) => ({
    ...refusal,
    path: ['lines', line, ...(refusal.path ?? [])],
  }));
}

function errorsOf({ refusals }: ReadRow, { locale }: RequestContext): RedirectRow['errors'] {
  const [first, ...others] = refusals;
  return first === undefined ? [] : toProblem([first, ...others], locale).errors;
}

function outcomeOf(
  { content, refusals }: ReadRow,
  existing: ReadonlyMap<string, ListedRedirect>,
): RedirectRow['outcome'] {
  if (content === undefined || refusals.length > 0) return 'refused';
  const former = existing.get(content.from);
  if (former === undefined) return 'created';
  const isSame =
    isDeepStrictEqual(former.target, content.target) && former.beneath === content.beneath;
  return isSame ? 'unchanged' : 'changed';
}

/**
 * Writes the rows, those that change a redirect first: what they led to may be redirected by others.
 * Repeating a request that was interrupted writes the rest. Returns the position of the last write.
 */
async function write(
  writer: EntityWriter<RedirectCommand, RedirectContent>,
  rows: readonly ReadRow[],
  existing: ReadonlyMap<string, ListedRedirect>,
  context: RequestContext,
): Promise<Outcome<Position | undefined>> {
  const positions: Position[] = [];
  for (const wanted of ['changed', 'created'] as const) {
    const chosen = rows.filter((row) => outcomeOf(row, existing) === wanted);
    for (let from = 0; from < chosen.length; from += rowsAtOnce) {
      const some = chosen.slice(from, from + rowsAtOnce);
      const outcomes = await Promise.all(
        some.map((row) => writeRow(writer, row, existing, context)),
      );
      const refused = outcomes.find(({ ok }) => !ok);
      if (refused !== undefined && !refused.ok) return refused;
      positions.push(...outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : [])));
    }
  }
  return accept(positions.toSorted().at(-1));
}

async function writeRow(
  writer: EntityWriter<RedirectCommand, RedirectContent>,
  row: ReadRow,
  existing: ReadonlyMap<string, ListedRedirect>,
  { actor, commandId }: RequestContext,
): Promise<Outcome<Position>> {
  const requestId = uuidV5(rowNamespace, `${commandId} ${row.content?.from}`);
  const outcome = await writer.execute(actor, commandOf(row, existing, requestId), requestId);
  if (outcome.ok) return accept(outcome.value.position);
  const [first, ...others] = refusalsOfRow({ ...row, refusals: outcome.refusals });
  return first === undefined ? outcome : { ok: false, refusals: [first, ...others] };
}

function commandOf(
  { content }: ReadRow,
  existing: ReadonlyMap<string, ListedRedirect>,
  requestId: string,
): RedirectCommand {
  if (content === undefined) throw new Error('a refused row is not written');
  const former = existing.get(content.from);
  if (former === undefined)
    return { type: 'create', id: redirectIdSchema.parse(mintId(`redirect/${requestId}`)), content };
  const id = redirectIdSchema.parse(former.id);
  return { type: 'save', id, expectedRevision: former.revision, changes: content };
}
