/**
 * `revision` has every revision of every header (`subject` is the item's id) and module (the module's id),
 * with its content, its author and the fields changed since the previous revision. `step` has the
 * other actions on items and modules: `slug` is an item's address after a move,
 * `comments` what was written about an approval.
 */
export function revisionHistoryTables(schema: string): string {
  return `
create table ${schema}.revision (
  subject text collate "C" not null,
  revision int not null,
  "position" text collate "C" not null,
  at text not null,
  actor text not null,
  restored int,
  data jsonb not null,
  changes jsonb not null,
  primary key (subject, revision)
);

create table ${schema}.step (
  content_id text collate "C" not null,
  "position" text collate "C" not null,
  module_id text collate "C",
  module_type text,
  step text not null,
  at text not null,
  actor text not null,
  slug text,
  comments jsonb not null,
  primary key (content_id, "position")
);
create index on ${schema}.revision ("position");
create index on ${schema}.revision (actor, "position");
create index on ${schema}.step ("position");
create index on ${schema}.step (actor, "position");
create index on ${schema}.step (module_id) where module_id is not null;
`;
}
