/**
 * `done` contains the actions on everything but content, one row for each event, by its position in
 * the log; `thing` has each item in its current state: its name (`names`, null if it has none), the
 * ids that its address requires, including its own (`context`), and whether it is deleted. Items
 * are identified by their stream, live posts by stream and id.
 */
export function activityTables(schema: string): string {
  return `
create table ${schema}.thing (
  id text collate "C" primary key,
  type text not null,
  names jsonb,
  context jsonb not null,
  deleted boolean not null
);

create table ${schema}.done (
  "position" text collate "C" primary key,
  thing text collate "C" not null,
  type text not null,
  did text not null,
  revision int,
  at text not null,
  actor text not null
);
create index on ${schema}.done (actor, "position");
create index on ${schema}.done (type, "position");
create index on ${schema}.done (did, "position");
`;
}
