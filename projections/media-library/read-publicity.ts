import type { Position } from '@parvis/contracts/log/position.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/** Whether visitors can reach an item now, could once, or never could. */
export type Publicity = 'public' | 'withdrawn' | 'never';

/** The subject of the query: an item, or the bytes of images and files (SHA-256, hexadecimal). */
export type PublicityOf = { readonly id: string } | { readonly hash: string };

/** The result, and the log position it was read at. */
export interface PublicityRead {
  readonly position: Position;
  readonly publicity: Publicity;
}

function statement(column: 'id' | 'hash') {
  return {
    name: `publicity-of-${column}`,
    text: `select read_position('media-library') as position,
      case (select bool_or(valid_to is null) from media_library.public_media where ${column} = $1)
        when true then 'public' when false then 'withdrawn' else 'never' end as publicity`,
  };
}

const ofId = statement('id');
const ofHash = statement('hash');

/** Reads whether visitors can reach an item. @throws ReadModelNotServed */
export async function readPublicity(db: Queryable, of: PublicityOf): Promise<PublicityRead> {
  const [row] = await servedRows<PublicityRead>(db, 'id' in of ? ofId : ofHash, [
    'id' in of ? of.id : of.hash,
  ]);
  if (row === undefined) throw new Error('publicity is read in one row');
  return row;
}
