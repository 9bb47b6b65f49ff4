import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/** The version of its original that a translation says, and the one that visitors see. */
export interface Behind {
  readonly aligned: number;
  readonly version: number;
}

/** Returns how far a translation is behind; undefined unless it is. @throws ReadModelNotServed */
export async function readBehind(db: Queryable, id: ContentId): Promise<Behind | undefined> {
  const [row] = await servedRows<Behind>(
    db,
    `select read_position('content-items') as position,
       original.versions - translation.behind as aligned, original.versions as version
     from content_items.upkeep translation
     join content_items.upkeep original on original.id = translation.original
     where translation.id = $1 and translation.behind > 0`,
    [id],
  );
  return row;
}
