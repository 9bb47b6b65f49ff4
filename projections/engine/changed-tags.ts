import type { Position } from '@parvis/contracts/log/position.ts';
import type { Place } from '../follower/place.ts';
import { plannedOnce } from '../postgres/planned-once.ts';
import { prepared } from '../postgres/prepared.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { schemaOf } from './projection.ts';

/**
 * Returns the table of a model's part in the change feed: the last position at which each tag
 * changed.
 */
export function changedTagTable(schema: string): string {
  return `
create table ${schema}.changed_tag (
  tag text collate "C" primary key,
  "position" text collate "C" not null
);
create index on ${schema}.changed_tag ("position");
`;
}

/** Writes the position at which each tag changed last. */
export async function upsertChangedTags(
  sql: Queryable,
  schema: string,
  tags: ReadonlyMap<string, Position>,
): Promise<void> {
  if (tags.size === 0) return;
  await sql.query(
    prepared(`insert into ${schema}.changed_tag (tag, "position")
     select * from unnest($1::text[], $2::text[])
     on conflict (tag) do update set "position" = excluded."position"`),
    [[...tags.keys()], [...tags.values()]],
  );
}

/** What changed in a read model after a position: its part of the page cache's change feed. */
export interface ChangedTags {
  /** The position of the model: everything up to here is in `tags`. */
  readonly position: Position;
  /** The event at the position; null where only a part of the tags was read. */
  readonly event: Place['event'];
  /**
   * The generation of the model that is served: when it differs from the last one seen, everything
   * may have changed.
   */
  readonly generation: number;
  readonly tags: readonly { readonly tag: string; readonly position: Position }[];
}

/** @throws ReadModelNotServed */
export async function listChangedTags(
  db: Queryable,
  model: string,
  since: Position,
): Promise<ChangedTags> {
  const [changed] = await listChangedTagsOfModels(
    db,
    { name: `changed-${model}`, models: [model] },
    [since],
  );
  if (changed === undefined) throw new Error('expected a row of the change feed for each model');
  return changed;
}

/** The read models of a statement, and its name. */
export interface ChangedTagsStatement {
  readonly name: string;
  readonly models: readonly string[];
  /** Approximately how many tags to return of each; all if undefined. */
  readonly limit?: number;
}

/**
 * Returns the parts of several read models in the change feed, in their order, from one snapshot.
 * Where there are more tags than requested, the position is that of the last one returned.
 * @param since the position to start from, for each model
 * @throws ReadModelNotServed
 */
export async function listChangedTagsOfModels(
  db: Queryable,
  { name, models, limit }: ChangedTagsStatement,
  since: readonly Position[],
): Promise<readonly ChangedTags[]> {
  const parts = models.map((model, index) => changedTags(model, `$${index + 1}`, limit));
  const rows = await servedRows<ChangedTags & { readonly model: string }>(
    db,
    { name, text: plannedOnce(parts.join(' union all ')) },
    [...since],
  );
  return models.map((model) => {
    const row = rows.find((one) => one.model === model);
    if (row === undefined) throw new Error('expected a row of the change feed for each model');
    const { position, event, generation, tags } = row;
    const last = tags.at(-1);
    const isPart = limit !== undefined && tags.length >= limit;
    return isPart && last
      ? { position: last.position, event: null, generation, tags }
      : { position, event, generation, tags };
  });
}

/** The event at the position of a read model, as in a place. */
export const eventSql = `case when event_id is not null then json_build_object(
    'id', event_id, 'stream', event_stream, 'revision', event_revision) end`;

/** Returns SQL for the part of one model; tags that changed at one position are never separated. */
function changedTags(model: string, since: string, limit: number | undefined): string {
  const first = limit === undefined ? '' : `fetch first ${limit} rows with ties`;
  return `select name as model, read_position(name) as position, ${eventSql} as event, generation,
    (select coalesce(json_agg(json_build_object('tag', tag, 'position', changed."position")
       order by changed."position", tag), '[]')
     from (select tag, "position" from ${schemaOf(model)}.changed_tag
       where "position" > ${since} order by "position" ${first}) changed) as tags
    from projection_state where name = '${model}' and slot = 'live'`;
}
