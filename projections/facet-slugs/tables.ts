import { changedTagTable } from '../engine/changed-tags.ts';

/**
 * `facet` has the names of every facet that was ever named, or used by content, from `valid_from`
 * to before `valid_to` (log positions; null: still); `names` is null until somebody names it, and a
 * `deleted` one keeps its last names. `arranged` is the order of a group that editors arranged.
 * `word` is its slug in one language, allocated once, at `valid_from`, permanently. `changed_tag`
 * is the change feed of the page cache: the last position at which a tag changed.
 */
export function facetSlugsTables(schema: string): string {
  return `
create table ${schema}.facet (
  facet_group text not null,
  id text collate "C" not null,
  names jsonb,
  revision int not null,
  deleted boolean not null,
  changed_at text not null,
  changed_by text not null,
  valid_from text collate "C" not null,
  valid_to text collate "C",
  primary key (facet_group, id, valid_from)
);
create unique index on ${schema}.facet (facet_group, id) where valid_to is null;

create table ${schema}.arranged (
  facet_group text not null,
  ids jsonb not null,
  revision int not null,
  changed_at text not null,
  changed_by text not null,
  valid_from text collate "C" not null,
  valid_to text collate "C",
  primary key (facet_group, valid_from)
);
create unique index on ${schema}.arranged (facet_group) where valid_to is null;

create table ${schema}.word (
  locale text not null,
  slug text collate "C" not null,
  facet_group text not null,
  id text collate "C" not null,
  valid_from text collate "C" not null,
  primary key (locale, slug),
  unique (locale, facet_group, id)
);

${changedTagTable(schema)}`;
}
