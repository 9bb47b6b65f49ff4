import type { CheckedItem, SiteChecks } from '@parvis/contracts/content/checks/endpoints.ts';
import { type Check, findingSchema } from '@parvis/contracts/content/checks/finding.ts';
import { titleOf } from '@parvis/contracts/content/header.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { ItemState } from '../content-state/item-state.ts';
import { isPending } from '../content-state/pending.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { examineChanged } from './checked-items.ts';
import { type Fault, findFaults, type NamedTarget } from './find-faults.ts';

export interface ChecksQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly check?: Check | undefined;
  readonly locale?: Locale | undefined;
  readonly kind?: ContentKind | undefined;
}

/** The doubts about published items, as `doubt`, and the findings among them, as `finding`. */
const withFindings = `
  with checked as (
    select item.id, item.locale, item.state->>'kind' as kind, one.doubt, one.place
    from checked_item join content_items.item on item.id = checked_item.id
    cross join lateral jsonb_array_elements(checked_item.doubts) with ordinality as one (doubt, place)
    where item.status = 'published'
  ), fault as (
    select * from jsonb_to_recordset($1::jsonb) as given ("check" text, locale text, target text, words text)
  ), namesake as (
    select locale, state->>'kind' as kind, title_folded from content_items.item
    where status = 'published' group by 1, 2, 3 having count(*) > 1
  ), finding as (
    select checked.id, checked.locale, checked.kind, checked.doubt->>'check' as "check", checked.place,
      checked.doubt || case when coalesce(checked.doubt->>'words', '') = '' and fault.words is not null
        then jsonb_build_object('words', fault.words) else '{}' end as doubt
    from checked left join fault on fault."check" = checked.doubt->>'check'
      and fault.locale = checked.locale and fault.target = checked.doubt->>'target'
    where checked.doubt->>'target' is null or fault.target is not null
    union all
    select item.id, item.locale, namesake.kind, 'title-doubled', 0,
      jsonb_build_object('check', 'title-doubled', 'part', 'header', 'path', '["title"]'::jsonb,
        'words', '')
    from namesake join content_items.item on item.locale = namesake.locale
      and item.state->>'kind' = namesake.kind and item.title_folded = namesake.title_folded
    where item.status = 'published'
  ), wanted as (
    select * from finding where ($2::text is null or locale = $2) and ($3::text is null or kind = $3)
  )`;

interface ReportRow {
  readonly counts: Partial<Record<Check, number>>;
  readonly total: number;
  readonly shown: readonly { readonly state: ItemState; readonly doubts: readonly unknown[] }[];
}

/**
 * Lists the published items whose newest revision has findings, after it has examined those that
 * have changed.
 * @throws ReadModelNotServed
 */
export async function listChecks(
  db: Queryable,
  { page, pageSize, check, locale, kind }: ChecksQuery,
  ownHost: string,
): Promise<SiteChecks> {
  const unchecked = await examineChanged(db, ownHost);
  const faults = await findFaults(db, await listTargets(db));
  const [row] = await servedRows<ReportRow>(
    db,
    `${withFindings}, item_found as (
       select id, count(*) as found, jsonb_agg(doubt order by place) as doubts from wanted
       where $4::text is null or "check" = $4 group by id
     ), shown as (
       select item_found.*, item.state from item_found join content_items.item using (id)
       order by found desc, item.title_folded, id limit $5 offset $6
     )
     select read_position('content-items') as position,
       (select coalesce(json_object_agg("check", items), '{}') from (
          select "check", count(distinct id)::int as items from wanted group by 1) each) as counts,
       (select count(*)::int from item_found) as total,
       (select coalesce(json_agg(json_build_object('state', state, 'doubts', doubts)), '[]') from shown) as shown`,
    [
      JSON.stringify(faults satisfies readonly Fault[]),
      locale ?? null,
      kind ?? null,
      check ?? null,
      pageSize,
      (page - 1) * pageSize,
    ],
  );
  const { counts = {}, total = 0, shown = [] } = row ?? {};
  return { items: shown.map(toCheckedItem), total, page, pageSize, counts, unchecked };
}

/** Lists what published items name, without duplicates. */
function listTargets(db: Queryable): Promise<readonly NamedTarget[]> {
  return servedRows<{ check: Check; locale: Locale; target: string }>(
    db,
    `select distinct read_position('content-items') as position,
       one->>'check' as "check", item.locale, one->>'target' as target
     from checked_item join content_items.item on item.id = checked_item.id,
       jsonb_array_elements(checked_item.doubts) one
     where item.status = 'published' and one->>'target' is not null`,
    [],
  );
}

function toCheckedItem({ state, doubts }: ReportRow['shown'][number]): CheckedItem {
  const { id, kind, locale, status, modules } = state;
  const title = titleOf(state.newest.header);
  const findings = doubts.map((doubt) => {
    const finding = findingSchema.parse(doubt);
    const type = modules.find((one) => one.id === finding.part)?.type ?? null;
    return {
      ...finding,
      words: finding.words || (finding.check === 'title-doubled' ? title : ''),
      type,
    };
  });
  return { id, kind, locale, title, status, pending: isPending(state), findings };
}
