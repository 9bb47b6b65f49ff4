import type { Position } from '@parvis/contracts/log/position.ts';
import type { Queryable } from '../platform/queryable.ts';
import type { MediaSpan } from './spans.ts';
import { wordsOf } from './words.ts';

/** Ends the open rows of these items. */
export async function closeSpans(
  sql: Queryable,
  schema: string,
  closed: ReadonlyMap<string, Position>,
): Promise<void> {
  if (closed.size === 0) return;
  await sql.query(
    `update ${schema}.media as span set valid_to = ended.at
     from unnest($1::text[], $2::text[]) as ended (id, at)
     where span.id = ended.id and span.valid_to is null`,
    [[...closed.keys()], [...closed.values()]],
  );
}

/** Adds rows, those that ended within their batch included. */
export async function insertSpans(
  sql: Queryable,
  schema: string,
  opened: readonly MediaSpan[],
): Promise<void> {
  const items = opened.map(({ media }) => media);
  await sql.query(
    `insert into ${schema}.media (id, valid_from, valid_to, kind, deleted, words, state,
       updated_at, updated_by)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::boolean[],
       $6::text[], $7::jsonb[], $8::text[], $9::text[])`,
    [
      items.map(({ id }) => id),
      opened.map(({ from }) => from),
      opened.map(({ to }) => to),
      items.map(({ kind }) => kind),
      items.map(({ deleted }) => deleted),
      items.map(wordsOf),
      items.map((media) => JSON.stringify(media)),
      opened.map(({ at }) => at),
      opened.map(({ by }) => by),
    ],
  );
}

/** Says at which position each item changed last. */
export async function upsertChangedTags(
  sql: Queryable,
  schema: string,
  tags: ReadonlyMap<string, Position>,
): Promise<void> {
  await sql.query(
    `insert into ${schema}.changed_tag (tag, "position")
     select * from unnest($1::text[], $2::text[])
     on conflict (tag) do update set "position" = excluded."position"`,
    [[...tags.keys()], [...tags.values()]],
  );
}
