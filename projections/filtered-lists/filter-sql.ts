import { dateSliderMinimumRangeMonths } from '@parvis/contracts/limits/lists.ts';

/** What a filtered list is of. */
export interface FilteredScope {
  /** The name of the read model. */
  readonly model: string;
  /** The entries before any filter, as SQL; see `filteredList`. */
  readonly scope: string;
  /** One entry as json, as SQL. */
  readonly entry: string;
  readonly order: string;
}

/**
 * One statement that answers a filtered list whole, so that its page, its total and its counts are of
 * one moment. `scope` has every entry of the list before any filter, with the columns `id`,
 * `valid_from`, `words`, `facets`, `day` (YYYY-MM-DD or null), `ends` (an instant or null) and
 * `created`; `entry` gives the json of one, of which `found` holds those columns: only the entries of
 * the page requested are made.
 *
 * Values of a group are alternatives, groups are conditions: an entry notes the groups that it
 * `misses`, and a group's counts take those that miss no other.
 *
 * The period is fitted to what visitors can choose: between the months that entries have, no shorter
 * than the smallest range, and without an end that leaves nothing out.
 *
 * `$1` position or null, `$2` wanted values by group as `group:id`, `$3` beginnings of words, each
 * with the values that it names: `[{word, values}]`, as `group:id`; an entry that carries one has the
 * word. `$4` and `$5` first and last month (YYYY-MM), `$6` and `$7` the page, `$8` the instant it is now.
 */
export function filteredList(
  { model, scope, entry, order }: FilteredScope,
  at: 'present' | 'past',
): string {
  return `with scope as materialized (${scope}),
wanted as materialized (
  select key as facet_group, array(select jsonb_array_elements_text(value)) as choices
  from jsonb_each($2::jsonb)
), searched as materialized (
  select value->>'word' as word, array(select jsonb_array_elements_text(value->'values')) as named
  from jsonb_array_elements($3::jsonb)
), months as (
  select min(left(day, 7)) as first_month, max(left(day, 7)) as last_month from scope
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
), judged as materialized (
  select scope.*,
    (select coalesce(bool_and(strpos(scope.words, ' ' || word) > 0 or scope.facets && named), true)
     from searched)
      and (period_start is null or left(day, 7) >= period_start)
      and (period_end is null or left(day, 7) <= period_end) as fits,
    array(select facet_group from wanted where not scope.facets && choices) as misses
  from scope cross join period
), found as materialized (
  select *, row_number() over (order by ${order}, id) as place from judged
  where fits and misses = '{}'
), counted as (
  select facet, count(*) filter (
    where fits and misses <@ array[split_part(facet, ':', 1)])::int as results
  from judged cross join unnest(facets) facet where facet not like 'keywords:%' group by facet
)
select json_build_object(
  'position', read_position('${model}'),
  'total', (select count(*)::int from found),
  'entries', (
    select coalesce(json_agg(json_build_object('entry', (${entry}), 'isOver', ends <= $8::timestamptz)
      order by place), '[]')
    from found where place > $7::bigint and place <= $7::bigint + $6::int),
  'counts', (select coalesce(json_object_agg(facet, results), '{}') from counted),
  'firstMonth', (select first_month from period),
  'lastMonth', (select last_month from period),
  'periodStart', (select period_start from period),
  'periodEnd', (select period_end from period),
  'nextEnd', (select min(ends) from scope where ends > $8::timestamptz)
) as listed${at === 'present' ? ' where $1::text is null' : ''}`;
}

/** SQL for the month (YYYY-MM) some months after another, itself given as SQL. */
function monthsAfter(month: string, count: number): string {
  return `to_char(to_date(${month}, 'YYYY-MM') + interval '${count} months', 'YYYY-MM')`;
}
