import { changedTagTable } from '../engine/changed-tags.ts';

/**
 * `facet` holds every filter value that an offer ever carried, since `valid_from` (a log position):
 * what people call it (`names`) and what addresses do (`slug_fr`, `slug_en`), given out once, for good.
 * `changed_tag` is the change feed of the page cache: the last position at which a tag changed.
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
