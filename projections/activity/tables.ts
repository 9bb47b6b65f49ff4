/**
 * `done` is what was done to things besides content, one row for each event, at its place in the log;
 * `thing` is what each of them is called now (`names`, null for what has no name), what its address
 * needs, its own id among it (`context`), and whether it is deleted. Things go by their stream, live
 * posts by that and their id.
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
