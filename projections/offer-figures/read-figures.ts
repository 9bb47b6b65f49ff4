import {
  type DayFigures,
  type FacetFigures,
  maxFigureDays,
  maxNamedFigureFacets,
  type OfferFigures,
} from '@parvis/contracts/careers/offer-figures.ts';
import type { OfferGroup } from '@parvis/contracts/careers/offer-groups.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

interface FiguresRequest {
  /** Days in Paris (`2026-01-05`), inclusive. Without the first, from the beginning. */
  readonly from?: string | undefined;
  readonly to: string;
  readonly group: OfferGroup;
  /** Which offers to count: all by default. */
  readonly facet?: string | undefined;
}

type FiguresRead = Omit<OfferFigures, 'group' | 'facets'> & {
  /** Not named yet. */
  readonly facets: readonly Omit<FacetFigures, 'names'>[];
};

/** Reads how many offers were open, opened and closed on each day. @throws ReadModelNotServed */
export async function readOfferFigures(
  db: Queryable,
  { from, to, group, facet }: FiguresRequest,
): Promise<FiguresRead> {
  const [row] = await servedRows<{
    from: string;
    days: readonly DayFigures[];
    facets: FiguresRead['facets'];
    others: FiguresRead['others'];
    unspecified: number;
  }>(db, { name: 'offer-figures', text: figuresSql }, [
    from ?? null,
    to,
    group,
    facet === undefined ? '' : group,
    facet ?? '',
  ]);
  if (row === undefined) throw new Error('expected one row with the figures');
  const { from: first, days, facets, others, unspecified } = row;
  return { from: first, to, days: [...days], facets, others, unspecified };
}

const figuresSql = `
with span as (
  select greatest($2::text::date - ${maxFigureDays - 1}, least($2::text::date, coalesce($1::text::date,
    (select min(day)::date from offer_figures.figure where facet_group = '')))) as "from"
), counted as (
  select * from offer_figures.figure where facet_group = $4 and facet = $5
), day as (
  select to_char(date, 'YYYY-MM-DD') as day
  from span, generate_series(span."from"::timestamp, $2::text::timestamp, '1 day') as date
), days as (
  select day, coalesce(opened, 0) as opened, coalesce(absent, 0) as absent,
    coalesce(withdrawn, 0) as withdrawn, coalesce(closed, 0) as closed,
    (select coalesce(sum(change), 0) from counted where counted.day < (select min(day) from day))
      + sum(coalesce(change, 0)) over (order by day) as open
  from day left join counted using (day)
), facet as (
  select facet as id, sum(change)::int as open,
    coalesce(sum(opened) filter (where is_within), 0)::int as opened,
    coalesce(sum(absent + withdrawn + closed) filter (where is_within), 0)::int as ended
  from offer_figures.figure, lateral (select day >= (select min(day) from day) as is_within) as place
  where facet_group = $3 and facet <> '' and day <= $2::text
  group by facet
), ranked as (
  select *, row_number() over (order by open desc, opened desc, id) as rank from facet
  where open > 0 or opened > 0 or ended > 0
)
select read_position('offer-figures') as position,
  (select min(day) from day) as "from",
  (select json_agg(days order by day) from days) as days,
  (select coalesce(json_agg(json_build_object('id', id, 'open', open, 'opened', opened,
    'ended', ended) order by rank), '[]') from ranked where rank <= ${maxNamedFigureFacets}) as facets,
  (select json_build_object('facets', count(*), 'open', coalesce(sum(open), 0))
    from ranked where rank > ${maxNamedFigureFacets}) as others,
  (select coalesce(sum(change), 0)::int from offer_figures.figure
    where facet_group = $3 and facet = '' and day <= $2) as unspecified
`;
