import { changedTagTable } from '../engine/changed-tags.ts';

/**
 * `facet` has every filter value that an offer ever had, since `valid_from` (a log position): its
 * names (`names`) and its slugs (`slug_fr`, `slug_en`), allocated once, permanently. `changed_tag`
 * is the change feed of the page cache: the last position at which a tag changed.
 */
export function offerFacetsTables(schema: string): string {
  return `
create table ${schema}.facet (
  facet_group text not null,
  id text collate "C" not null,
  names jsonb not null,
  slug_fr text collate "C" not null unique,
  slug_en text collate "C" not null unique,
  valid_from text collate "C" not null,
  primary key (facet_group, id)
);

${changedTagTable(schema)}`;
}
