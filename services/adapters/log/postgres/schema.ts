/**
 * The log's tables and the one function that appends to them.
 *
 * `append_to_log` takes several appends at once (events flattened in order, `counts` says how many
 * belong to each) and returns one row for each: `appended` and `repeated` with the last event's
 * revision and position, `conflict` with the stream's revision (-1: no stream).
 * The head row is locked first and moved last, so commit order is position order without gaps.
 */
export const logSchemaSql = `
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

create table log_head (
  only_row boolean primary key default true check (only_row),
  position bigint not null,
  occurred_at text collate "C" not null
) with (fillfactor = 10);
insert into log_head (position, occurred_at) values (0, '');

create function append_to_log(
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
  head log_head%rowtype;
  start bigint;
  lower int := 1;
  upper int;
  latest int;
  found_count int;
  found_revision int;
  found_position bigint;
begin
  select * into head from log_head for update;
  start := head.position;
  for i in 1 .. cardinality(streams) loop
    upper := lower + counts[i] - 1;
    select coalesce(max(e.revision), -1) into latest from event e where e.stream = streams[i];
    select count(*), max(e.revision), max(e.position)
      into found_count, found_revision, found_position
      from event e where e.id = any (ids[lower:upper]);
    if found_count = 0 and latest = expected[i] then
      insert into event (position, stream, revision, id, type, data, metadata)
      select head.position + n, streams[i], latest + n, p.id, p.type, p.data,
        ('{"occurredAt":"' || greatest(p.at collate "C", head.occurred_at) || '",' || p.rest)::json
      from unnest(ids[lower:upper], types[lower:upper], data[lower:upper],
        occurred[lower:upper], metadata[lower:upper]) with ordinality as p (id, type, data, at, rest, n);
      head.position := head.position + counts[i];
      head.occurred_at := greatest(occurred[upper] collate "C", head.occurred_at);
      outcome := 'appended';
      revision := latest + counts[i];
      "position" := head.position;
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
  if head.position > start then
    update log_head set position = head.position, occurred_at = head.occurred_at;
  end if;
end
$$;
`;
