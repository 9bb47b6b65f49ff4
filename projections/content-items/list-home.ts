import { titleOf } from '@parvis/contracts/content/header.ts';
import type { Home, HomeItem } from '@parvis/contracts/content/home-endpoints.ts';
import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { type ItemState } from '../content-state/item-state.ts';
import { isPending } from '../content-state/pending.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/** The newest changes of an account among which its drafts are looked for. */
const examined = 200;

interface Row {
  readonly state: ItemState;
  readonly updated_at: string;
}

/**
 * Lists what an account changed last and visitors do not see yet, newest first.
 * @throws ReadModelNotServed
 */
export async function listOwnDrafts(
  db: Queryable,
  account: string,
  limit: number,
): Promise<Home['drafts']> {
  const rows = await servedRows<Row>(
    db,
    `select read_position('content-items') as position, state, updated_at
     from content_items.item
     where updated_by = $1 and status in ('draft', 'published') order by updated desc limit $2`,
    [account, examined],
  );
  const drafts = rows
    .map(toHomeItem)
    .filter(({ status, pending }) => status === 'draft' || pending);
  return { items: drafts.slice(0, limit), total: drafts.length };
}

/**
 * Lists published items once for each language in which they have no translation, newest first.
 * @throws ReadModelNotServed
 */
export async function listUntranslated(
  db: Queryable,
  locales: readonly Locale[],
  limit: number,
): Promise<Home['untranslated']> {
  return select(
    db,
    `select item.id, item.updated, wanted.locale as missing
     from content_items.item, unnest($1::text[]) as wanted (locale)
     where status = 'published' and item.locale <> wanted.locale and not exists (
       select from content_items.item other
       where other.translation_group = item.translation_group
         and other.locale = wanted.locale and other.status <> 'deleted')`,
    { values: [locales], order: 'updated desc, id', limit },
    (row) => ({ ...toHomeItem(row), missing: row.missing }),
  );
}

/**
 * Lists published items of some kinds that nobody changed since an instant, oldest first.
 * @throws ReadModelNotServed
 */
export async function listStale(
  db: Queryable,
  { kinds, since }: { readonly kinds: readonly ContentKind[]; readonly since: string },
  limit: number,
): Promise<Home['stale']> {
  return select(
    db,
    `select id, updated from content_items.item
     where status = 'published' and state->>'kind' = any($1::text[]) and updated_at < $2`,
    { values: [kinds, since], order: 'updated, id', limit },
    toHomeItem,
  );
}

/**
 * Lists what is to be read again: of one account until a day, or of all others before it; earliest
 * first. `owner` is an account id.
 * @throws ReadModelNotServed
 */
export async function listReviews(
  db: Queryable,
  { of, account, day }: { readonly of: 'own' | 'others'; account: string; day: string },
  limit: number,
): Promise<Home['overdue']> {
  const wanted =
    of === 'own'
      ? 'owner = $1 and review_on <= $2'
      : 'owner is distinct from $1 and review_on < $2';
  return select(
    db,
    `select id, review_on as day, owner from content_items.upkeep
     where open and review_on is not null and ${wanted}`,
    { values: [account, day], order: 'day, id', limit },
    (row) => ({ ...toHomeItem(row), reviewOn: row.day, owner: row.owner }),
  );
}

/**
 * Lists translations whose original has been published since, the furthest behind first.
 * @throws ReadModelNotServed
 */
export async function listBehind(db: Queryable, limit: number): Promise<Home['behind']> {
  return select(
    db,
    'select id, behind from content_items.upkeep where behind > 0',
    { values: [], order: 'behind desc, id', limit },
    (row) => ({ ...toHomeItem(row), behind: row.behind }),
  );
}

interface Selection {
  readonly values: readonly unknown[];
  readonly order: string;
  readonly limit: number;
}

/** A row with what the statement that found it selected besides. */
interface FoundRow extends Row {
  readonly missing: Locale;
  readonly day: string;
  readonly owner: string | null;
  readonly behind: number;
}

/** Selects the first rows of the items that a statement finds, and counts all. */
async function select<Item>(
  db: Queryable,
  found: string,
  { values, order, limit }: Selection,
  read: (row: FoundRow) => Item,
): Promise<{ items: Item[]; total: number }> {
  const [row] = await servedRows<{ rows: readonly FoundRow[]; total: number }>(
    db,
    `with found as (${found}),
       shown as (select *, row_number() over (order by ${order}) as place from found
         order by place limit ${limit})
     select read_position('content-items') as position,
       (select count(*)::int from found) as total,
       (select coalesce(json_agg(to_json(one) order by one.place), '[]') from (
          select shown.*, item.state, item.updated_at
          from shown join content_items.item on item.id = shown.id) one) as rows`,
    [...values],
  );
  return { items: row?.rows.map(read) ?? [], total: row?.total ?? 0 };
}

function toHomeItem({ state, updated_at: updatedAt }: Row): HomeItem {
  const { id, kind, locale, status } = state;
  const title = titleOf(state.newest.header);
  return { id, kind, locale, title, status, pending: isPending(state), updatedAt };
}
