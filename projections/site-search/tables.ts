import { changedTagTable } from '../engine/changed-tags.ts';
import { createTrigramExtension } from '../engine/trigram-extension.ts';

/**
 * The number of characters of a document's text that are searched; a PostgreSQL vector is limited
 * to 1 MB.
 */
export const maxBodyLength = 100_000;

/** Returns a value as vectors have it: no word of a text, nor its prefix, begins with a colon. */
export function facetLexeme(code: string): string {
  return `:${code}`;
}

/**
 * `item` and `media` are the source of documents, `module_text` has the text of every revision of a
 * module. `document` has the searched texts of each published item, in each of its languages, from
 * `valid_from` to before `valid_to` (log positions; null: still); `path` is null for content, whose
 * path is in `page_fragments`. Columns in `_words` are the folded words of the texts, each after a
 * space. Vectors are made by us, because PostgreSQL's own parser depends on the locale of the
 * database, and its dictionaries read words otherwise than the search of offers. A vector has each
 * word twice, as its stem and unchanged: a partly typed word is searched for among the latter,
 * because a prefix need not be that of a stem. It also has the facets of the item, so that a search
 * for a facet's name finds the item by the same index, whenever the facet was named. Indexes are
 * updated immediately: pending entries would be scanned by every search.
 */
export function siteSearchTables(schema: string): string {
  return `
${createTrigramExtension}
create table ${schema}.item (id text collate "C" primary key, state json not null);
create table ${schema}.media (id text collate "C" primary key, state json not null);

create table ${schema}.module_text (
  module_id text collate "C" not null,
  revision int not null,
  text text not null,
  primary key (module_id, revision)
);

create table ${schema}.document (
  id text collate "C" not null,
  locale text not null,
  valid_from text collate "C" not null,
  valid_to text collate "C",
  kind text not null,
  title text not null,
  summary text not null,
  body text not null,
  path text collate "C",
  day text collate "C",
  title_words text not null,
  summary_words text not null,
  vector tsvector not null,
  primary key (id, locale, valid_from)
);
create unique index on ${schema}.document (id, locale) where valid_to is null;
create index on ${schema}.document using gin (vector) with (fastupdate = off)
  where valid_to is null;
create index on ${schema}.document using gin (title_words gin_trgm_ops)
  with (fastupdate = off) where valid_to is null;

${changedTagTable(schema)}`;
}
