import type { Position } from '@parvis/contracts/log/position.ts';
import { givenRows } from '../platform/given-rows.ts';
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
  const { names, select, values } = givenRows(opened, {
    id: ['text', ({ media }) => media.id],
    valid_from: ['text', ({ from }) => from],
    valid_to: ['text', ({ to }) => to],
    kind: ['text', ({ media }) => media.kind],
    deleted: ['boolean', ({ media }) => media.deleted],
    words: ['text', ({ media }) => wordsOf(media)],
    state: ['jsonb', ({ media }) => media],
    updated_at: ['text', ({ at }) => at],
    updated_by: ['text', ({ by }) => by],
  });
  await sql.query(`insert into ${schema}.media (${names}) ${select}`, values);
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
