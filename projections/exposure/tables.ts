import { hashOfValue } from './said-sql.ts';

/**
 * `revision` has every revision ever saved of a `subject`: an item's header (its id), a module (its
 * id), or anything else (its stream); `owner` is what has the address. `said` has what they say: a
 * passage of words, or the id or address of something, in the consecutive revisions `first` to
 * `last` (null: still). The first row with a passage has its `words` as they are compared and its
 * `keys` as they are indexed, for all others with the same passage: offers have most in common.
 * `shown` has which revision was public from `valid_from` to before `valid_to`, and `address` where
 * its owner was then, a path in each language. `change` has what changed in public, `offer_change`
 * the same of each offer, and `occurrence` when each event occurred, and by whom. `item` and `thing`
 * are what the rest is folded from.
 */
export function exposureTables(schema: string): string {
  return `${sourceTables(schema)}${saidTables(schema)}${publicTables(schema)}`;
}

function sourceTables(schema: string): string {
  return `
create table ${schema}.item (
  id text collate "C" primary key,
  parent_id text collate "C",
  newest_parent_id text collate "C",
  state json not null
);
create index on ${schema}.item (parent_id);
create table ${schema}.thing (id text collate "C" primary key, state json not null);

create table ${schema}.occurrence (
  "position" text collate "C" primary key,
  at text not null,
  actor text not null
);
`;
}

function saidTables(schema: string): string {
  return `
create table ${schema}.revision (
  subject text collate "C" not null,
  revision int not null,
  "position" text collate "C" not null,
  owner text collate "C",
  kind text not null,
  module_type text,
  primary key (subject, revision)
);

create table ${schema}.said (
  subject text collate "C" not null,
  first int not null,
  last int,
  "position" text collate "C" not null,
  form text not null,
  locale text,
  value text collate "C" not null,
  words text,
  keys int[]
) with (fillfactor = 85);
create index on ${schema}.said (subject, first);
create index on ${schema}.said (form, left(value, 200), "position") where form <> 'text';
create index on ${schema}.said using gin (keys) where keys is not null;
create index on ${schema}.said (${hashOfValue('said')}) where keys is not null;
create index on ${schema}.said (${hashOfValue('said')}, "position") where keys is null and form = 'text';
create index on ${schema}.said ("position");
`;
}

function publicTables(schema: string): string {
  return `
create table ${schema}.shown (
  id text collate "C" not null,
  revision int not null,
  valid_from text collate "C" not null,
  valid_to text collate "C",
  primary key (id, valid_from)
);
create unique index on ${schema}.shown (id) where valid_to is null;

create table ${schema}.address (
  id text collate "C" not null,
  valid_from text collate "C" not null,
  valid_to text collate "C",
  paths jsonb not null,
  title text not null,
  primary key (id, valid_from)
);
create unique index on ${schema}.address (id) where valid_to is null;
create index on ${schema}.address using gin (paths jsonb_path_ops);

create table ${schema}.change (
  "position" text collate "C" not null,
  place int not null,
  at text not null,
  what text not null,
  kind text not null,
  subject text collate "C" not null,
  owner text collate "C",
  module_type text,
  revision int,
  former int,
  locale text,
  path text collate "C",
  former_path text collate "C",
  title text not null,
  counts jsonb,
  actor text collate "C" not null,
  primary key ("position", place)
);
create index on ${schema}.change (kind, "position");
create index on ${schema}.change (actor, "position");
create index on ${schema}.change (path, "position");

create table ${schema}.offer_change (
  "position" text collate "C" primary key,
  at text not null,
  what text not null,
  offer_id text collate "C" not null
);
`;
}
