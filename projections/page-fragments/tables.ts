import { changedTagTable } from '../engine/changed-tags.ts';
import { listingTables } from '../filtered-lists/listing-tables.ts';

/**
 * `item` and `module_revision` are the source of the fragments (`json`, as they are only ever read
 * as a whole); `content_fragment` has the live state of a published item, from `valid_from` to
 * before `valid_to` (log positions; null: still). `ancestors` go from the top down without home
 * pages, and are null outside the page tree; `modules` is `[{id, revision}]` in order; `details`
 * are the fields of its kind. `listed_on` is the day by which teasers sort the item, if its kind
 * has one. `listed` and `listed_bits` are the source of filtered lists. `module_link` has the links
 * of each module revision: the id of an item, a path, or a path after `//` and a host.
 * `changed_tag` is the change feed of the page cache: the last position at which a tag changed.
 */
export function pageFragmentsTables(schema: string): string {
  return `
create table ${schema}.item (
  id text collate "C" primary key,
  parent_id text collate "C",
  newest_parent_id text collate "C",
  state json not null
);
create index on ${schema}.item (parent_id);

create table ${schema}.module_revision (
  module_id text collate "C" not null,
  revision int not null,
  content json not null,
  saved_at text not null,
  saved_by text not null,
  primary key (module_id, revision)
);

create table ${schema}.module_link (
  target text collate "C" not null,
  content_id text collate "C" not null,
  module_id text collate "C" not null,
  revision int not null,
  primary key (target, module_id, revision)
);

create table ${schema}.content_fragment (
  id text collate "C" not null,
  valid_from text collate "C" not null,
  valid_to text collate "C",
  created text collate "C" not null,
  locale text not null,
  path text collate "C" not null,
  home boolean not null,
  parent_id text collate "C",
  ancestors text[],
  title text not null,
  summary text,
  translation_group text collate "C" not null,
  modules jsonb not null,
  details jsonb not null,
  kind text generated always as (details->>'kind') stored,
  listed_on text collate "C" generated always as (details->>'publishedOn') stored,
  primary key (id, valid_from)
);
create unique index on ${schema}.content_fragment (id) where valid_to is null;
create index on ${schema}.content_fragment (path, valid_to);
create index on ${schema}.content_fragment (parent_id, valid_to);
create index on ${schema}.content_fragment (translation_group, valid_to);
create index on ${schema}.content_fragment (kind, locale, listed_on desc) where valid_to is null;
create index on ${schema}.content_fragment (locale, valid_to)
  where not home and cardinality(ancestors) <= 1;

${listingTables(schema)}
${changedTagTable(schema)}`;
}
