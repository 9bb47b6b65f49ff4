/**
 * The log's only table. Its rows are never updated, so that long-running transactions do not slow
 * appends.
 */
const tablesSql = `
create table event (
  position bigint primary key,
  stream text collate "C" not null,
  revision int not null,
  id uuid not null unique,
  type text not null,
  data json not null,
  metadata json not null,
  unique (stream, revision)
);
`;

/**
 * SQL for the key of the advisory lock under which positions are assigned, held until the commit.
 */
export const appendLockKey = "hashtextextended('parvis log', 0)";

/** SQL for the position of the last event, 0 without one, and for its time, or an empty text. */
export const lastEvent = {
  position: 'coalesce((select e.position from event e order by e.position desc limit 1), 0)',
  occurredAt: `coalesce((select e.metadata->>'occurredAt' from event e
    where e.metadata->>'occurredAt' is not null order by e.position desc limit 1), '') collate "C"`,
} as const;

/**
 * `append_to_log` takes several appends in one call (events
 * flattened in order, `counts` has the number of events of each) and returns one row for each:
 * `appended` and `repeated` with the last event's revision and position, `conflict` with the
 * stream's revision (-1: no stream). Positions are assigned under a lock held until the commit, so
 * commit order is position order without gaps.
 */
export const appendFunctionSql = `
create or replace function append_to_log(
  streams text[], expected int[], counts int[],
  ids uuid[], types text[], data json[], occurred text[], metadata text[]
) returns table (outcome text, revision int, "position" bigint)
language plpgsql
-- Plans are made once, and must not scan because the table was small when they were made.
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
#variable_conflict use_column
declare
  last_position bigint;
  last_time text;
  lower int := 1;
  upper int;
  latest int;
  found_count int;
  found_revision int;
  found_position bigint;
begin
  perform pg_advisory_xact_lock(${appendLockKey});
  select ${lastEvent.position}, ${lastEvent.occurredAt} into last_position, last_time;
  for i in 1 .. cardinality(streams) loop
    upper := lower + counts[i] - 1;
    select coalesce(max(e.revision), -1) into latest from event e where e.stream = streams[i];
    select count(*), max(e.revision), max(e.position)
      into found_count, found_revision, found_position
      from event e where e.id = any (ids[lower:upper]);
    if found_count = 0 and latest = expected[i] then
      insert into event (position, stream, revision, id, type, data, metadata)
      select last_position + n, streams[i], latest + n, p.id, p.type, p.data,
        ('{"occurredAt":"' || greatest(p.at collate "C", last_time) || '",' || p.rest)::json
      from unnest(ids[lower:upper], types[lower:upper], data[lower:upper],
        occurred[lower:upper], metadata[lower:upper]) with ordinality as p (id, type, data, at, rest, n);
      last_position := last_position + counts[i];
      last_time := greatest(occurred[upper] collate "C", last_time);
      outcome := 'appended';
      revision := latest + counts[i];
      "position" := last_position;
    elsif found_count = counts[i] and (
      select bool_and(e.stream = streams[i] and e.revision = found_revision - counts[i] + p.n)
      from unnest(ids[lower:upper]) with ordinality as p (id, n) join event e on e.id = p.id
    ) then
      outcome := 'repeated';
      revision := found_revision;
      "position" := found_position;
    else
      outcome := 'conflict';
      revision := latest;
      "position" := null;
    end if;
    return next;
    lower := upper + 1;
  end loop;
end
$$;
`;

/**
 * Returns the next position, if nobody else appends, the stream has the expected revision and no
 * event exists yet. That is checked against the snapshot taken when the statement starts: anything
 * that another process committed just before the lock was released violates the unique keys of
 * `event`, which rolls back the whole statement.
 */
const nextPosition = (count: string, knownIds: string) => `with alone as materialized (
      select pg_try_advisory_xact_lock(${appendLockKey}) as is_alone
    ), next as (
      select ${lastEvent.position} + ${count} as "position",
        ('{"occurredAt":"' || greatest(occurred collate "C", ${lastEvent.occurredAt}) || '",' || rest)::json as metadata
      from alone
      where is_alone and (select coalesce(max(e.revision), -1) from event e where e.stream = in_stream) = expected
        and not exists (select from event e where e.id = ${knownIds})
    )`;

/**
 * The functions of a lone append, of one event and of several that share their metadata, for
 * connections whose plans are cached. They return the position of the last event; null, with nothing
 * written, when `append_to_log` must decide.
 */
export const loneAppendFunctionsSql = `
create or replace function append_one(
  in_stream text, expected int, occurred text, rest text, event_id uuid, event_type text, event_data json
) returns bigint language plpgsql as $$
#variable_conflict use_column
declare
  appended bigint;
begin
  ${nextPosition('1', 'event_id')}
    insert into event (position, stream, revision, id, type, data, metadata)
    select "position", in_stream, expected + 1, event_id, event_type, event_data, metadata from next
    returning position into appended;
  return appended;
end
$$;

create or replace function append_several(
  in_stream text, expected int, occurred text, rest text, ids uuid[], types text[], datas json[]
) returns bigint language plpgsql as $$
#variable_conflict use_column
declare
  appended bigint;
begin
  ${nextPosition('cardinality(ids)', 'any (ids)')}, written as (
      insert into event (position, stream, revision, id, type, data, metadata)
      select "position" - cardinality(ids) + n, in_stream, expected + n::int, p.id, p.type, p.data, metadata
      from next, unnest(ids, types, datas) with ordinality as p (id, type, data, n)
    )
    select "position" into appended from next;
  return appended;
end
$$;
`;

/** The functions that append, which alone may write events, with the arguments that name them. */
const appendFunctions = [
  'append_to_log(text[], int[], int[], uuid[], text[], json[], text[], text[])',
  'append_one(text, int, text, text, uuid, text, json)',
  'append_several(text, int, text, text, uuid[], text[], json[])',
] as const;

/**
 * The functions run with the rights of their owner, find tables in their own schema alone, and are
 * for those to whom they are granted.
 */
export const ownersFunctionsSql = `
do $$
declare
  name text;
begin
  foreach name in array array[${appendFunctions.map((one) => `'${one}'`).join(', ')}] loop
    execute format('alter function %s security definer set search_path = %I, pg_temp', name, current_schema());
    execute format('revoke all on function %s from public', name);
  end loop;
end
$$;
`;

/** Grants a role what the site does with the log, and nothing else: it reads, and appends. */
export function grantsSql(role: string): string {
  return [
    `grant usage on schema public to ${role};`,
    `grant select on event, migration to ${role};`,
    ...appendFunctions.map((one) => `grant execute on function ${one} to ${role};`),
  ].join('\n');
}

/** The schema of a new log: its table and its functions. */
export const logSchemaSql =
  tablesSql + appendFunctionSql + loneAppendFunctionsSql + ownersFunctionsSql;
