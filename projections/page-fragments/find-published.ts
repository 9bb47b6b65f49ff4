import type { ContentDetails } from '@parvis/contracts/content/details.ts';
import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { isValidAt, nameAt, positionRead } from '../revisioned/queries.ts';
import { contentTag, pathTag } from './tags.ts';

/** A published item, if any, and its tags. */
export interface SearchResult {
  readonly item:
    | {
        readonly id: ContentId;
        readonly path: string;
        readonly locale: Locale;
        readonly title: string;
        readonly summary: string | null;
        readonly details: ContentDetails;
      }
    | undefined;
  readonly position: Position;
  readonly tags: readonly string[];
}

/** Finds a published item by its id, now or at a past position. @throws ReadModelNotServed */
export async function findPublished(
  db: Queryable,
  id: string,
  at?: Position,
): Promise<SearchResult> {
  return { ...(await find(db, 'id', id, at)), tags: [contentTag(id)] };
}

/** Finds the published item at an address, now or at a past position. @throws ReadModelNotServed */
export async function findPublishedAt(
  db: Queryable,
  path: string,
  at?: Position,
): Promise<SearchResult> {
  const found = await find(db, 'path', path, at);
  return { ...found, tags: [pathTag(path), ...(found.item ? [contentTag(found.item.id)] : [])] };
}

async function find(
  db: Queryable,
  by: 'id' | 'path',
  value: string,
  at: Position | undefined,
): Promise<Omit<SearchResult, 'tags'>> {
  const [row] = await servedRows<{ position: Position; item: SearchResult['item'] | null }>(
    db,
    {
      name: nameAt(`find-published-by-${by}`, at),
      text: `select read_position('page-fragments') as position, (
        select json_build_object('id', id, 'path', path, 'locale', locale, 'title', title,
          'summary', summary, 'details', details)
        from page_fragments.content_fragment found
        where ${by} = $2 and ${isValidAt('found', at)} order by created limit 1) as item`,
    },
    [at ?? null, value],
  );
  if (row === undefined) throw new Error('expected one row with the position of the read model');
  return { item: row.item ?? undefined, position: positionRead(at, row.position) };
}
