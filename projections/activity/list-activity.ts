import {
  type ActivityAction,
  type ActivityEntry,
  stepsOfAction,
} from '@parvis/contracts/content/activity-endpoints.ts';
import { contentIdLength } from '@parvis/contracts/content/ids.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

export interface ActivityFilter {
  readonly before?: Position | undefined;
  readonly pageSize: number;
  /** An account id, or `system`. */
  readonly by?: string | undefined;
  readonly kind?: ContentKind | undefined;
  readonly action?: ActivityAction | undefined;
  /** Instants (ISO 8601, UTC): from this one on, and before that one. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What was done, by the id of who did it. */
export type ActivityRow = Omit<ActivityEntry, 'by'> & { readonly by: string };

/** What both tables are narrowed by; `id` is the expression of an item's id. */
function narrowed(id: string): string {
  return `($1::text is null or "position" < $1) and ($2::text is null or actor = $2)
    and ($3::text is null or at >= $3) and ($4::text is null or at < $4)
    and ($5::text is null or exists (
      select from content_items.item about where about.id = ${id} and about.state->>'kind' = $5))`;
}

const statement = `with done as (
  (select "position", at, actor, left(subject, ${contentIdLength}) as content_id,
     case when length(subject) > ${contentIdLength} then subject end as module_id,
     null as step, revision, restored, null as slug
   from revision_history.revision
   where ${narrowed(`left(subject, ${contentIdLength})`)} and case $6::text
     when 'created' then revision = 1 and length(subject) = ${contentIdLength}
     when 'saved' then restored is null and (revision > 1 or length(subject) > ${contentIdLength})
     when 'restored' then restored is not null
     else $6 is null end
   order by "position" desc limit $8)
  union all
  (select "position", at, actor, content_id, module_id, step, null, null, slug
   from revision_history.step
   where ${narrowed('content_id')}
     and ($6::text is null or step = any($7::text[]))
   order by "position" desc limit $8)
), shown as (
  select * from done order by "position" desc, step nulls first limit $8
)
select read_position('revision-history') as read, read_position('content-items') as named,
  coalesce((select json_agg(json_build_object(
    'position', shown."position", 'at', at, 'by', actor, 'step', step, 'revision', revision,
    'restored', restored, 'slug', shown.slug,
    'module', case when module_id is not null then json_build_object('id', module_id, 'type', (
      select module_type from revision_history.step added
      where added.module_id = shown.module_id and added.module_type is not null limit 1)) end,
    'item', json_build_object('id', item.id, 'kind', item.state->>'kind', 'locale', item.locale,
      'title', coalesce(item.state->'newest'->'header'->>'title', concat_ws(' ',
        item.state->'newest'->'header'->>'firstName', item.state->'newest'->'header'->>'lastName')),
      'deleted', item.status = 'deleted'))
    order by shown."position" desc, step nulls first)
   from shown join content_items.item on item.id = shown.content_id), '[]') as items`;

/** One event is at most a save and a move. */
const entriesOfEvent = 2;

/**
 * Lists what was done to all items and their modules, newest first. What one event did stays on one
 * page, which may so be longer by one. @throws ReadModelNotServed
 */
export async function listActivity(
  db: Queryable,
  { before, by, from, to, kind, action, pageSize }: ActivityFilter,
): Promise<{ readonly items: readonly ActivityRow[]; readonly next: Position | null }> {
  const steps = action === undefined ? [] : stepsOfAction[action];
  const [row] = await servedRows<{ items: readonly ActivityRow[] }>(db, statement, [
    ...[before, by, from, to, kind, action].map((wanted) => wanted ?? null),
    steps,
    pageSize + entriesOfEvent,
  ]);
  const found = row?.items ?? [];
  const isCut = found[pageSize]?.position === found[pageSize - 1]?.position;
  const items = found.slice(0, isCut ? pageSize + 1 : pageSize);
  return { items, next: found.length > items.length ? (items.at(-1)?.position ?? null) : null };
}

/** Everybody who ever did something: account ids, and `system`. @throws ReadModelNotServed */
export async function listActors(db: Queryable): Promise<readonly string[]> {
  const rows = await servedRows<{ actor: string }>(
    db,
    `with recursive
       saver as (
         (select actor from revision_history.revision order by actor limit 1)
         union all
         select (select actor from revision_history.revision one
                 where one.actor > saver.actor order by actor limit 1)
         from saver where saver.actor is not null),
       taker as (
         (select actor from revision_history.step order by actor limit 1)
         union all
         select (select actor from revision_history.step one
                 where one.actor > taker.actor order by actor limit 1)
         from taker where taker.actor is not null)
     select actor from (select actor from saver union select actor from taker) everybody
     where actor is not null and (select read_position('revision-history')) is not null
     order by actor`,
    [],
  );
  return rows.map(({ actor }) => actor);
}
