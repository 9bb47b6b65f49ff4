import { pipeline } from 'node:stream/promises';
import {
  type ChangesQuery,
  changeEndpoints,
  type PublicChangeView,
} from '@parvis/contracts/audit/change-endpoints.ts';
import { type Position, positionSchema, startOfLog } from '@parvis/contracts/log/position.ts';
import {
  type ChangePlace,
  countPublicChanges,
  listPublicChanges,
  type PublicChangeRow,
  type WantedChanges,
} from '@parvis/projections/exposure/list-public-changes.ts';
import { positionAt } from '@parvis/projections/log-instants/find-instants.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { permittedRoute } from '../../http/permitted-route.ts';
import { jsonReply, type Reply, type Route } from '../../http/route.ts';
import type { AccountNames } from '../../streams/account-names.ts';
import { changesAsCsv, changesAsJson } from './export-changes.ts';

export interface ChangeParts {
  readonly db: Queryable;
  readonly accountNames: AccountNames;
}

const endOfLog = positionSchema.parse('9'.repeat(startOfLog.length));

/** How many changes of an export are read at a time. */
const exportedAtOnce = 1_000;

/** The routes that list, count and export what changed in public between two instants. */
export function changeRoutes(parts: ChangeParts): readonly Route[] {
  const { db } = parts;
  const { listPublicChanges: list, countPublicChanges: count, ...exports } = changeEndpoints;
  const { exportChangesAsCsv: csv, exportChangesAsJson: json } = exports;
  return [
    permittedRoute(list, 'history.read', async ({ query }) => {
      const { before, pageSize, ...question } = query;
      const { items, next } = await listPublicChanges(db, {
        ...(await wantedBy(question, db)),
        pageSize,
        before: before === undefined ? undefined : placeFrom(before),
      });
      return jsonReply({
        items: await viewsOf(items, parts),
        next: next && `${next.position}-${next.place}`,
      });
    }),
    permittedRoute(count, 'history.read', async ({ query }) => {
      const { total, days } = await countPublicChanges(db, await wantedBy(query, db));
      return jsonReply({ total, days: [...days] });
    }),
    permittedRoute(csv, 'history.read', async ({ query }) =>
      fileReply('csv', csv.response.type, changesAsCsv(everyChange(query, parts))),
    ),
    permittedRoute(json, 'history.read', async ({ query }) =>
      fileReply('json', json.response.type, changesAsJson(query, everyChange(query, parts))),
    ),
  ];
}

async function wantedBy(question: ChangesQuery, db: Queryable): Promise<WantedChanges> {
  const { from, to, section, person, kind } = question;
  const until = async (instant: string | undefined, otherwise: Position) =>
    instant === undefined ? otherwise : ((await positionAt(db, new Date(instant))) ?? startOfLog);
  const [after, last] = [await until(from, startOfLog), await until(to, endOfLog)];
  return { section, person, kind, after, until: last };
}

/** Yields all changes that a question means, newest first, in pages. */
async function* everyChange(
  question: ChangesQuery,
  parts: ChangeParts,
): AsyncGenerator<readonly PublicChangeView[]> {
  const wanted = await wantedBy(question, parts.db);
  for (let before: ChangePlace | null | undefined; before !== null; ) {
    const query = { ...wanted, before, pageSize: exportedAtOnce };
    const { items, next } = await listPublicChanges(parts.db, query);
    yield await viewsOf(items, parts);
    before = next;
  }
}

/** Returns changes with the names of the accounts that made them. */
async function viewsOf(
  changes: readonly PublicChangeRow[],
  { accountNames }: ChangeParts,
): Promise<PublicChangeView[]> {
  const names = await accountNames.namesOf([...new Set(changes.map(({ by }) => by))]);
  return changes.map(({ by, ...change }) => ({
    ...change,
    by: { id: by, name: names.get(by) ?? by },
  }));
}

function fileReply(extension: string, type: string, text: AsyncIterable<string>): Reply {
  return {
    kind: 'file',
    type: `${type}; charset=utf-8`,
    filename: `parvis-changes.${extension}`,
    write: (output) => pipeline(text, output),
  };
}

function placeFrom(cursor: string): ChangePlace {
  const [position = '', place = ''] = cursor.split('-');
  return { position: positionSchema.parse(position), place: Number(place) };
}
