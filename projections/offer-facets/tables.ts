import { locales } from '@parvis/contracts/site/locale.ts';
import { changedTagTable } from '../engine/changed-tags.ts';

/**
 * `facet` has every filter value that an offer ever had, since `valid_from` (a log position): its
 * names (`names`) and its slugs (`slug_…`, by language), allocated once, permanently. `changed_tag`
 * is the change feed of the page cache: the last position at which a tag changed.
 */
export function offerFacetsTables(schema: string): string {
  return `
create table ${schema}.facet (
  facet_group text not null,
  id text collate "C" not null,
  names jsonb not null,
  ${locales.map((locale) => `slug_${locale} text collate "C" not null unique,`).join('\n  ')}
  valid_from text collate "C" not null,
  primary key (facet_group, id)
);

${changedTagTable(schema)}`;
}
