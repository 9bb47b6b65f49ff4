import { locales } from '@parvis/contracts/site/locale.ts';
import { changedTagTable } from '../engine/changed-tags.ts';
import { createTrigramExtension } from '../engine/trigram-extension.ts';
import { listingTables } from '../filtered-lists/listing-tables.ts';
import { titleWordTable } from '../words/title-words.ts';

/**
 * `media` has the state of every item from `valid_from` to before `valid_to` (log positions; null:
 * still), including deleted ones: `state` is the folded item, `words_…` its texts for searching, by
 * readers' language. `public_media` has the spans over which visitors could reach an item:
 * something published showed it, or it was released. `shower` is the source of that: which item
 * currently shows which; `used` includes saved uses that are not live. It is made from `item` and
 * `module_names`, the media in each revision of a module. `listed` and `listed_bits` are the source
 * of its list. `changed_tag` is the change feed for caches: the last position at which an item
 * changed.
 */
export function mediaLibraryTables(schema: string): string {
  const words = locales.map((locale) => `words_${locale} gin_trgm_ops`).join(', ');
  return `
${createTrigramExtension}
create table ${schema}.media (
  id text collate "C" not null,
  valid_from text collate "C" not null,
  valid_to text collate "C",
  kind text not null,
  deleted boolean not null,
  ${locales.map((locale) => `words_${locale} text not null,`).join('\n  ')}
  state jsonb not null,
  updated_at text not null,
  updated_by text not null,
  primary key (id, valid_from)
);
create unique index on ${schema}.media (id) where valid_to is null;
create index on ${schema}.media (kind, valid_from desc) where valid_to is null and not deleted;
create index on ${schema}.media using gin (${words}) with (fastupdate = off)
  where valid_to is null and not deleted;
${titleWordTable(schema)}
create index on ${schema}.media ((state #>> '{original,hash}')) where valid_to is null;
create index on ${schema}.media ((state #>> '{original,sent}')) where valid_to is null;
create index on ${schema}.media ((state #>> '{release,from}'))
  where valid_to is null and state #>> '{release,state}' = 'planned';

create table ${schema}.public_media (
  id text collate "C" not null,
  valid_from text collate "C" not null,
  valid_to text collate "C",
  hash text collate "C",
  primary key (id, valid_from)
);
create unique index on ${schema}.public_media (id) where valid_to is null;
create index on ${schema}.public_media (hash);

create table ${schema}.shower (
  id text collate "C" primary key,
  kind text not null,
  label text not null,
  root boolean not null,
  gone boolean not null,
  names text[] not null,
  used text[] not null,
  shown_by int not null
);
create index on ${schema}.shower using gin (names) with (fastupdate = off);
create index on ${schema}.shower using gin (used) with (fastupdate = off);
create table ${schema}.item (id text collate "C" primary key, state json not null);
create table ${schema}.module_names (
  content_id text collate "C" not null,
  module_id text collate "C" not null,
  revision int not null,
  names text[] not null,
  primary key (module_id, revision)
);
create index on ${schema}.module_names (content_id);

${listingTables(schema)}
${changedTagTable(schema)}`;
}
