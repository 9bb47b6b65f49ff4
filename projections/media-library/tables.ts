import { changedTagTable } from '../engine/changed-tags.ts';
import { listingTables } from '../filtered-lists/listing-tables.ts';

/**
 * `media` holds what was true of every item from `valid_from` to before `valid_to` (log positions;
 * null: still), deleted ones included: `state` is the folded item, `words_…` its texts for searching,
 * as readers of the language see them.
 * `listed` and `listed_bits` are what its list is read from.
 * `changed_tag` is the change feed for caches: the last position at which an item changed.
 */
export function mediaLibraryTables(schema: string): string {
  return `
create table ${schema}.media (
  id text collate "C" not null,
  valid_from text collate "C" not null,
  valid_to text collate "C",
  kind text not null,
  deleted boolean not null,
  words_fr text not null,
  words_en text not null,
  state jsonb not null,
  updated_at text not null,
  updated_by text not null,
  primary key (id, valid_from)
);
create unique index on ${schema}.media (id) where valid_to is null;
create index on ${schema}.media (kind, valid_from desc) where valid_to is null and not deleted;

${listingTables(schema)}
${changedTagTable(schema)}`;
}
