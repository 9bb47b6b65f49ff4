/**
 * The engine's own tables. `projection_state` has a row for the rows being served (`live`) and,
 * during a rebuild, one for their replacement (`next`). `event_*` identify the last event passed,
 * so that a log restored from a backup is distinguished from the one from which the rows were
 * built. `read_position(name)` returns the position in the snapshot of the calling statement, and
 * raises PV001 when the read model must not be served.
 */
export const projectionStateSql = `
create table projection_state (
  name text not null,
  slot text not null check (slot in ('live', 'next')),
  version int not null,
  generation int not null default 1,
  state text not null check (state in ('new', 'booting', 'live', 'failed', 'detached')),
  "position" text collate "C" not null,
  event_id text,
  event_stream text,
  event_revision int,
  failure jsonb,
  primary key (name, slot)
);

create table projection_skip (
  name text not null,
  event_id text not null,
  "position" text collate "C" not null,
  skipped_by text not null,
  skipped_at timestamptz not null,
  failure jsonb not null,
  primary key (name, event_id)
);

create function read_position(projection text) returns text
language plpgsql stable
as $$
declare
  served projection_state%rowtype;
begin
  select * into served from projection_state where name = projection and slot = 'live';
  if not found or served.state = 'detached' then
    raise exception using errcode = 'PV001', message = 'read model ' || projection || ' is not served';
  end if;
  return served."position";
end
$$;
`;
