import { dateSliderMinimumRangeMonths } from '@parvis/contracts/limits/lists.ts';
import { facetGroups } from '@parvis/contracts/site/filters/facets.ts';
import { schemaOf } from '../engine/projection.ts';
import { plannedOnce } from '../postgres/planned-once.ts';
import { chunkSize, currentCode, monthPrefix } from './listing-tables.ts';

const groups = facetGroups.map((group) => `'${group}'`).join(', ');
/** An entry's chunk, and its bit within the chunk. */
const chunk = `number / ${chunkSize}`;
const place = `number % ${chunkSize}`;

/** Latest day first, then the last created: the order of an index. */
export const newestFirst = 'day desc nulls last, created desc';

/** The source of a filtered list. */
export interface FilteredScope {
  /** The name of the read model, which has the tables of `listing-tables.ts`. */
  readonly model: string;
  /** One entry as json, as SQL over `placed`, which has `id`, `day` and `ends`. */
  readonly entry: string;
  /** How entries are sorted, as SQL over the columns of `listed`. */
  readonly order: string;
}

/**
 * Returns one statement that returns a whole filtered list, so that its page, its total and its
 * counts are from one snapshot. Entries are numbered, and sets of them are bits by chunk:
 * selections, counts and options are combined bit by bit, and only the entries of the requested
 * page are read. Values of a group are combined with OR, groups with AND: a group's counts include
 * the entries that meet all conditions but its own. The period is fitted to what visitors can
 * choose: between the months that entries have, no shorter than the smallest range, and without an
 * end that excludes nothing. `$1` position or null, `$2` wanted values, as `group:id`, `$3`
 * prefixes of words, each with the values that it names: `[{word, values}]`, as `group:id`; an
 * entry with one of these has the word. `$4` and `$5` first and last month (YYYY-MM), `$6` and `$7`
 * the page, `$8` the current instant. `$9` the conditions of the list: codes, and in `$10` the
 * number of the condition, from 1, that each of them meets. `$11` locale.
 */
export function filteredList(scope: FilteredScope, at: 'present' | 'past'): string {
  const { model, entry } = scope;
  const schema = schemaOf(model);
  return plannedOnce(`with ${scopeSql(schema, at)},
${periodSql(schema)},
${wordsSql(schema)},
${choicesSql(schema)},
counted as (
  select kept.code, coalesce(sum(bit_count(kept.bits & offered.bits)), 0)::int as results
  from scope join ${schema}.listed_bits kept using (chunk)
  left join offered on offered.chunk = kept.chunk
    and offered.facet_group = split_part(kept.code, ':', 1)
  where locale = $11 and split_part(kept.code, ':', 1) = any(array[${groups}])
    and bit_count(kept.bits & scope.bits) > 0
  group by kept.code
), ${placedSql(schema, scope)}
select json_build_object(
  'position', read_position('${model}'),
  'total', (select total from size),
  'entries', (
    select coalesce(json_agg(json_build_object('entry', (${entry}), 'isOver', ends <= $8::timestamptz)
      order by place), '[]')
    from placed),
  'counts', (select coalesce(json_object_agg(code, results), '{}') from counted),
  'firstMonth', (select first_month from period),
  'lastMonth', (select last_month from period),
  'periodStart', (select period_start from period),
  'periodEnd', (select period_end from period),
  'nextEnd', (
    select min(ends) from ${schema}.listed
    where ends > $8::timestamptz and locale = $11
      and get_bit((select bits from scope where chunk = ${chunk}), ${place}) = 1)
) as listed${at === 'present' ? ' where $1::text is null' : ''}`);
}

/** `scope`: every entry of the list before any filter. */
function scopeSql(schema: string, at: 'present' | 'past'): string {
  const ofPresent = `select 0, chunk, bits from ${schema}.listed_bits
    where locale = $11 and code = '${currentCode}'`;
  const ofPast = bitsWhere(
    schema,
    'locale = $11 and valid_from <= $1 and (valid_to is null or valid_to > $1)',
  );
  return `scope as materialized (
  select chunk, bit_and(bits) as bits from (
    select place, chunk, bit_or(bits) as bits
    from unnest($9::text[], $10::int[]) as condition (code, place)
    join ${schema}.listed_bits using (code)
    where locale = $11
    group by place, chunk
    union all
    ${at === 'present' ? ofPresent : `select 0, chunk, bits from (${ofPast}) past`}) of_condition
  group by chunk having count(*) = 1 + coalesce((select max(place) from unnest($10::int[]) place), 0)
)`;
}

/**
 * `period`: the months that entries have and those requested; `in_period`: the entries within the
 * latter.
 */
function periodSql(schema: string): string {
  const month = `substr(code, ${monthPrefix.length + 1})`;
  // No month's code sorts after the character that follows the digits.
  const isMonth = `code between '${monthPrefix}' and '${monthPrefix}:'`;
  return `months as (
  select min(${month}) as first_month, max(${month}) as last_month
  from scope join ${schema}.listed_bits kept using (chunk)
  where locale = $11 and ${isMonth} and bit_count(kept.bits & scope.bits) > 0
), period as materialized (
  select first_month, last_month,
    case when starts > first_month then starts end as period_start,
    case when stops < last_month then stops end as period_end
  from months
  cross join lateral (select least(
    greatest($4::text, first_month), ${monthsAfter('last_month', -dateSliderMinimumRangeMonths)}
  ) as starts) as started
  cross join lateral (select least(
    greatest(coalesce($5::text, last_month), ${monthsAfter('starts', dateSliderMinimumRangeMonths)}),
    last_month
  ) as stops) as stopped
), in_period as (
  select chunk, bit_or(bits) as bits from period, ${schema}.listed_bits
  where locale = $11 and ${isMonth} and coalesce(period_start, period_end) is not null
    and (period_start is null or ${month} >= period_start)
    and (period_end is null or ${month} <= period_end)
  group by chunk
)`;
}

/**
 * `with_words`: for each word, the entries with a word that begins with it, or with a value that it
 * names.
 */
function wordsSql(schema: string): string {
  return `searched as materialized (
  select place, value->>'word' as word,
    array(select jsonb_array_elements_text(value->'values')) as named
  from jsonb_array_elements($3::jsonb) with ordinality as given (value, place)
), with_words as (
  select place, chunk, bit_or(bits) as bits from (
    select place, chunk, bits from searched cross join lateral (
      select chunk, bits from ${schema}.listed_bits
      where locale = $11 and code = any(named)) carrying
    union all
    select place, chunk, bits from searched cross join lateral (
      ${bitsWhere(schema, `locale = $11 and strpos(words, ' ' || word) > 0`)}) saying) of_word
  group by place, chunk
)`;
}

/**
 * `found`: the entries that meet every condition; `offered`: for each group of filters, those that
 * meet all but its own.
 */
function choicesSql(schema: string): string {
  return `chosen as materialized (
  select split_part(code, ':', 1) as facet_group, chunk, bit_or(bits) as bits
  from unnest($2::text[]) as code join ${schema}.listed_bits using (code)
  where locale = $11
  group by split_part(code, ':', 1), chunk
), wanted as materialized (
  select distinct split_part(code, ':', 1) as facet_group from unnest($2::text[]) as code
), fits as materialized (
  select chunk, bit_and(bits) as bits from (
    select chunk, bits from scope
    union all select chunk, bits from in_period
    union all select chunk, bits from with_words) of_condition
  group by chunk having count(*) = 1 + jsonb_array_length($3::jsonb)
    + (select (coalesce(period_start, period_end) is not null)::int from period)
), conditions as materialized (
  select null as facet_group, chunk, bits from fits
  union all select facet_group, chunk, bits from chosen
), found as materialized (
  select chunk, bit_and(bits) as bits from conditions
  group by chunk having count(*) = 1 + (select count(*) from wanted)
), offered as materialized (
  select own.facet_group, chunk, bit_and(bits) as bits
  from unnest(array[${groups}]) own (facet_group)
  join conditions on conditions.facet_group is distinct from own.facet_group
  group by own.facet_group, chunk
  having count(*) = 1 + (
    select count(*) from wanted where wanted.facet_group <> own.facet_group)
)`;
}

/**
 * `size`: the number found; `placed`: those on the page. When many were found, an index quickly
 * reaches the newest of them; otherwise they are looked up one by one.
 */
function placedSql(schema: string, { order }: FilteredScope): string {
  const page = `order by ${order}, id limit $6::int offset $7::bigint`;
  const walked = `select id, day, created, ends from ${schema}.listed
    where (select is_dense from size) and locale = $11
      and get_bit((select bits from found where chunk = ${chunk}), ${place}) = 1
    ${page}`;
  const lookedUp = `select listed.* from found
    cross join generate_series(0, ${chunkSize - 1}) as bit
    join ${schema}.listed on number = chunk * ${chunkSize} + bit
    where bit_count(bits) > 0 and get_bit(bits, bit) = 1`;
  const isIndexed = order === newestFirst;
  return `size as materialized (
  select coalesce(sum(bit_count(bits)), 0)::int as total,
    ${isIndexed} and sum(bit_count(bits)) > 10 * ($6::int + $7::bigint) as is_dense from found
), placed as materialized (
  select *, row_number() over (order by ${order}, id) as place from (
    ${isIndexed ? `(${walked}) union all` : ''}
    (select ${isIndexed ? 'id, day, created, ends' : '*'} from (${lookedUp}) listed
     ${isIndexed ? 'where not (select is_dense from size)' : ''} ${page})) listed
)`;
}

/** Returns SQL for the bits of the entries for which a condition is true: `chunk` and `bits`. */
function bitsWhere(schema: string, condition: string): string {
  return `select chunk, bits from generate_series(0,
      (select max(number) / ${chunkSize} from ${schema}.listed)) as chunk
    cross join lateral (
      select string_agg(case when ${condition} then '1' else '0' end, '' order by number)
        ::bit(${chunkSize}) as bits
      from ${schema}.listed
      where number >= chunk * ${chunkSize} and number < (chunk + 1) * ${chunkSize}) of_chunk`;
}

/** Returns SQL for the month (YYYY-MM) some months after another, itself given as SQL. */
function monthsAfter(month: string, count: number): string {
  return `to_char(to_date(${month}, 'YYYY-MM') + interval '${count} months', 'YYYY-MM')`;
}
