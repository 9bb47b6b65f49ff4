import { appendLockKey, lastEvent } from './schema.ts';

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
        ('{"occurredAt":"' || greatest(at collate "C", ${lastEvent.occurredAt}) || '",' || rest)::json as metadata
      from alone
      where is_alone and (select coalesce(max(e.revision), -1) from event e where e.stream = in_stream) = expected
        and not exists (select from event e where e.id = ${knownIds})
    )`;

/** Functions of one statement each, whose plans are made once, as those of the connection. */
const options = `language plpgsql security definer
set plan_cache_mode = force_generic_plan
set enable_seqscan = off`;

/**
 * The functions of a lone append, of one event and of several that share their metadata. They return
 * the position of the last event; null, with nothing written, when `append_to_log` must decide.
 */
export const loneAppendFunctionsSql = `
create or replace function append_one(
  in_stream text, expected int, at text, rest text, event_id uuid, event_type text, event_data json
) returns bigint ${options} as $$
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
  in_stream text, expected int, at text, rest text, ids uuid[], types text[], datas json[]
) returns bigint ${options} as $$
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
