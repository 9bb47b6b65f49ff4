import type { Position } from '@parvis/contracts/log/position.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/** Whether visitors can reach an item now, could in the past, or never could. */
export type PublicAccess = 'public' | 'withdrawn' | 'never';

/** The subject of the query: an item, or the bytes of images and files (SHA-256, hexadecimal). */
export type PublicAccessSubject = { readonly id: string } | { readonly hash: string };

/** The result, and the log position it was read at. */
export interface PublicAccessResult {
  readonly position: Position;
  readonly publicAccess: PublicAccess;
}

function statement(column: 'id' | 'hash') {
  return {
    name: `public-access-of-${column}`,
    text: `select read_position('media-library') as position,
      case (select bool_or(valid_to is null) from media_library.public_media where ${column} = $1)
        when true then 'public' when false then 'withdrawn' else 'never' end as "publicAccess"`,
  };
}

const ofId = statement('id');
const ofHash = statement('hash');

/** Reads whether visitors can reach an item. @throws ReadModelNotServed */
export async function readPublicAccess(
  db: Queryable,
  of: PublicAccessSubject,
): Promise<PublicAccessResult> {
  const [row] = await servedRows<PublicAccessResult>(db, 'id' in of ? ofId : ofHash, [
    'id' in of ? of.id : of.hash,
  ]);
  if (row === undefined) throw new Error('expected one row');
  return row;
}
