import type { Position } from '@parvis/contracts/log/position.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import type { ListEntry } from './list-entries.ts';
import { entryJson } from './query-items.ts';

/** A current entry, with the positions since which it is unchanged and at which it was read. */
export interface EntryAtPosition {
  readonly entry: ListEntry;
  readonly from: Position;
  readonly position: Position;
}

/** Returns the published items among these, in any order. @throws ReadModelNotServed */
export async function readEntriesById(
  db: Queryable,
  ids: readonly string[],
): Promise<readonly EntryAtPosition[]> {
  const [row] = await servedRows<{
    position: Position;
    entries: readonly Omit<EntryAtPosition, 'position'>[];
  }>(
    db,
    {
      name: 'entries-by-id',
      text: `select read_position('page-fragments') as position, (
          select coalesce(json_agg(json_build_object('entry', ${entryJson}, 'from', valid_from)), '[]')
          from page_fragments.content_fragment where id = any($1) and valid_to is null) as entries`,
    },
    [ids],
  );
  if (row === undefined) throw new Error('expected one row with the entries');
  const { position, entries } = row;
  return entries.map((one) => ({ ...one, position }));
}
