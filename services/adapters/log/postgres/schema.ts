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
 * The only function that appends. `append_to_log` takes several appends in one call (events
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

/** The schema of a new log: its table and its function. */
export const logSchemaSql = tablesSql + appendFunctionSql;
