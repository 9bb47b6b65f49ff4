import { type ActivityItemType, activityItemTypeSchema } from '@parvis/contracts/activity/items.ts';
import {
  type ActivityAction,
  type ActivityEntry,
  type ContentActivity,
  type OtherActivity,
  recordedActionsOf,
  stepsOfAction,
} from '@parvis/contracts/content/activity-endpoints.ts';
import { contentIdLength } from '@parvis/contracts/content/ids.ts';
import { type ContentKind, contentKindSchema } from '@parvis/contracts/content/kinds.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

export interface ActivityFilter {
  readonly before?: Position | undefined;
  readonly pageSize: number;
  /** An account id, or `system`. */
  readonly by?: string | undefined;
  /** A kind of content, or another type of item. */
  readonly kind?: ContentKind | ActivityItemType | undefined;
  readonly action?: ActivityAction | undefined;
  /** Instants (ISO 8601, UTC): from the first on, and before the second. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** An action, with the id of its actor. */
export type ActivityRow = ByAccount<ContentActivity> | ByAccount<OtherActivity>;
type ByAccount<Entry extends ActivityEntry> = Omit<Entry, 'by'> & { readonly by: string };

/** Conditions that apply to every table. */
const narrowed = `($1::text is null or "position" < $1) and ($2::text is null or actor = $2)
    and ($3::text is null or at >= $3) and ($4::text is null or at < $4)`;

/** Further conditions for content; `id` is the SQL expression of an item's id. */
function ofKind(id: string): string {
  return `${narrowed} and $9::text is null
    and ($5::text is null or exists (
      select from content_items.item about where about.id = ${id} and about.state->>'kind' = $5))`;
}

const statement = `with done as (
  (select "position", at, actor, left(subject, ${contentIdLength}) as content_id,
     case when length(subject) > ${contentIdLength} then subject end as module_id,
     null as step, revision, restored, null as slug, '[]'::jsonb as comments, null as thing,
     null as did
   from revision_history.revision
   where ${ofKind(`left(subject, ${contentIdLength})`)} and case $6::text
     when 'created' then revision = 1 and length(subject) = ${contentIdLength}
     when 'saved' then restored is null and (revision > 1 or length(subject) > ${contentIdLength})
     when 'restored' then restored is not null
     else $6 is null end
   order by "position" desc limit $8)
  union all
  (select "position", at, actor, content_id, module_id, step, null, null, slug, comments, null,
     null
   from revision_history.step
   where ${ofKind('content_id')}
     and ($6::text is null or step = any($7::text[]))
   order by "position" desc limit $8)
  union all
  (select "position", at, actor, null, null, null, revision, null, null, null, thing, did
   from activity.done
   where ${narrowed} and $5::text is null and ($9::text is null or type = $9)
     and ($6::text is null or did = any($10::text[]))
   order by "position" desc limit $8)
), shown as (
  select * from done order by "position" desc, step nulls first limit $8
)
select read_position('revision-history') as read, read_position('content-items') as named,
  read_position('activity') as listed,
  coalesce((select json_agg(case when shown.thing is null then json_build_object(
    'about', 'content',
    'position', shown."position", 'at', at, 'by', actor, 'step', step, 'revision', revision,
    'restored', restored, 'slug', shown.slug, 'comments', shown.comments,
    'module', case when module_id is not null then json_build_object('id', module_id, 'type', (
      select module_type from revision_history.step added
      where added.module_id = shown.module_id and added.module_type is not null limit 1)) end,
    'item', json_build_object('id', item.id, 'kind', item.state->>'kind', 'locale', item.locale,
      'title', coalesce(item.state->'newest'->'header'->>'title', concat_ws(' ',
        item.state->'newest'->'header'->>'firstName', item.state->'newest'->'header'->>'lastName')),
      'deleted', item.status = 'deleted'))
    else json_build_object('about', 'thing',
      'position', shown."position", 'at', at, 'by', actor, 'did', did, 'revision', revision,
      'thing', thing.context || jsonb_build_object('type', thing.type, 'names', thing.names,
        'deleted', thing.deleted)) end
    order by shown."position" desc, step nulls first)
   from shown left join content_items.item on item.id = shown.content_id
   left join activity.thing on thing.id = shown.thing
   where item.id is not null or thing.id is not null), '[]') as items`;

/** One event is at most a save and a move. */
const entriesOfEvent = 2;

/**
 * Lists the actions on all items and their modules and on everything else, newest first. The
 * actions of one event stay on one page, which may therefore have one action more.
 * @throws ReadModelNotServed
 */
export async function listActivity(
  db: Queryable,
  { before, by, from, to, kind, action, pageSize }: ActivityFilter,
): Promise<{ readonly items: readonly ActivityRow[]; readonly next: Position | null }> {
  const steps = action === undefined ? [] : stepsOfAction[action];
  const did = action === undefined ? [] : recordedActionsOf[action];
  const content = contentKindSchema.safeParse(kind).data;
  const item = activityItemTypeSchema.safeParse(kind).data;
  const [row] = await servedRows<{ items: readonly ActivityRow[] }>(db, statement, [
    ...[before, by, from, to, content, action].map((wanted) => wanted ?? null),
    steps,
    pageSize + entriesOfEvent,
    item ?? null,
    did,
  ]);
  const found = row?.items ?? [];
  const isCut = found[pageSize]?.position === found[pageSize - 1]?.position;
  const items = found.slice(0, isCut ? pageSize + 1 : pageSize);
  return { items, next: found.length > items.length ? (items.at(-1)?.position ?? null) : null };
}

/** Returns every actor so far: account ids, and `system`. @throws ReadModelNotServed */
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
         from taker where taker.actor is not null),
       doer as (
         (select actor from activity.done order by actor limit 1)
         union all
         select (select actor from activity.done one
                 where one.actor > doer.actor order by actor limit 1)
         from doer where doer.actor is not null)
     select actor from (select actor from saver union select actor from taker
       union select actor from doer) everybody
     where actor is not null and (select read_position('revision-history')) is not null
       and (select read_position('activity')) is not null
     order by actor`,
    [],
  );
  return rows.map(({ actor }) => actor);
}
