/** The number of entries covered by one row of bits; a row fits in a page of the table. */
export const chunkSize = 4_096;

/** The code that every current entry has in addition to its values. */
export const currentCode = 'now';
/** The prefix of the codes of months, followed by YYYY-MM. */
export const monthPrefix = 'month:';

/**
 * Returns SQL for the tables by which a model's lists are filtered. `listed` has an entry of a list for as
 * long as the values by which it is filtered and sorted are unchanged, from `valid_from` to before
 * `valid_to` (log positions; null: still), under its own number. `listed_bits` has, for every value
 * that entries of a language have, one bit for each entry: the entry with number n is bit n modulo
 * ${chunkSize} of chunk n / ${chunkSize}. Numbers have no gaps. Bits of values are never cleared,
 * those of \`${currentCode}\` are: the past has the same values.
 */
export function listingTables(schema: string): string {
  return `
create table ${schema}.listed (
  number int primary key,
  id text collate "C" not null,
  locale text not null,
  valid_from text collate "C" not null,
  valid_to text collate "C",
  created text collate "C" not null,
  day text collate "C",
  ends timestamptz,
  words text not null
);
create unique index on ${schema}.listed (id, locale) where valid_to is null;
create index on ${schema}.listed (locale, ends) where ends is not null;
create index on ${schema}.listed (locale, day desc nulls last, created desc, id)
  include (number, ends);

create table ${schema}.listed_bits (
  locale text not null,
  code text collate "C" not null,
  chunk int not null,
  bits bit(${chunkSize}) not null,
  primary key (locale, chunk, code)
);
create index on ${schema}.listed_bits (locale, code);
`;
}
