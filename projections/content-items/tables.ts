import { createTrigramExtension } from '../engine/trigram-extension.ts';
import { titleWordTable } from '../words/title-words.ts';

/**
 * `item` has one row for every item, including deleted ones: `state` is the folded item, `slug` and
 * `parent_id` are those of its address, `updated` is the position of its last event, `next_planned`
 * the earliest planned instant, `facets` the filter values that its newest and its live header
 * name, as `group:id`. `module` has the newest saved content of every module that was saved. In
 * both, `words` are those of the newest texts, as `wordsOf` returns them. `upkeep` has the items with a
 * public version, an original, an owner or a review: `behind` is the number of versions by which a
 * translation is behind its original.
 */
export function contentItemsTables(schema: string): string {
  return `
${createTrigramExtension}
create table ${schema}.item (
  id text collate "C" primary key,
  locale text not null,
  status text not null,
  title_folded text not null,
  words text not null,
  slug text not null,
  parent_id text collate "C",
  translation_group text collate "C" not null,
  updated text collate "C" not null,
  updated_at text not null,
  updated_by text not null,
  next_planned text,
  facets text[] not null,
  state jsonb not null
);
create index on ${schema}.item using gin (facets);
create index on ${schema}.item (next_planned) where next_planned is not null;
create index on ${schema}.item ((state->>'kind'), updated desc);
create index on ${schema}.item ((state->>'kind'), (state->'newest'->'header'->>'publishedOn'));
create index on ${schema}.item (translation_group);
create index on ${schema}.item (parent_id);
create index on ${schema}.item (slug);
create index on ${schema}.item (updated_by);
create index on ${schema}.item using gin (title_folded gin_trgm_ops, words gin_trgm_ops)
  with (fastupdate = off);

create table ${schema}.module (
  id text collate "C" primary key,
  data jsonb not null,
  words text not null,
  saved_at text not null,
  saved_by text not null
);
create index on ${schema}.module ((data->>'facet')) where data->>'facet' <> '';
create index on ${schema}.module (saved_by);
create index on ${schema}.module using gin (words gin_trgm_ops);

create table ${schema}.upkeep (
  id text collate "C" primary key,
  original text collate "C",
  open boolean not null,
  shown boolean not null,
  versions int not null,
  since int not null,
  last jsonb,
  aligned int not null,
  stated boolean not null,
  behind int not null default 0,
  owner text,
  review_on text collate "C"
);
create index on ${schema}.upkeep (original) where original is not null;
create index on ${schema}.upkeep (behind desc, id) where behind > 0;
create index on ${schema}.upkeep (owner, review_on) where open and review_on is not null;
create index on ${schema}.upkeep (review_on, id) where open and review_on is not null;
${titleWordTable(schema)}`;
}
