import { titleOf } from '@parvis/contracts/content/header.ts';
import { isPathOfContent } from '@parvis/contracts/redirects/source-path.ts';
import type { ItemState } from '../content-state/item-state.ts';
import { findContentAt } from '../page-fragments/find-content-at.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/**
 * Finds those of the items and paths at which visitors find nothing, with the items' titles; empty
 * for paths. Paths that do not belong to content are not examined.
 * @param targets ids of items, and paths of this site as `comparablePath` returns them
 * @throws ReadModelNotServed
 */
export async function findDead(
  db: Queryable,
  targets: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = targets.filter((one) => !one.startsWith('/'));
  const paths = targets.filter((one) => one.startsWith('/') && isPathOfContent(one));
  const [found, redirected, unpublished] = await Promise.all([
    paths.length === 0 ? [] : findContentAt(db, paths),
    paths.length === 0 ? [] : listRedirected(db, paths),
    ids.length === 0 ? new Map<string, string>() : findUnpublished(db, ids),
  ]);
  const alive = new Set([...found.map(({ path }) => path), ...redirected]);
  const dead = paths.filter((one) => !alive.has(one)).map((one) => [one, ''] as const);
  return new Map([...dead, ...unpublished]);
}

/** Lists those of the paths from which a redirect leads elsewhere. */
async function listRedirected(db: Queryable, paths: readonly string[]): Promise<readonly string[]> {
  const rows = await servedRows<{ path: string }>(
    db,
    `select read_position('redirects') as position, state->'content'->>'from' as path
     from redirects.span
     where valid_to is null and not (state->>'deleted')::boolean
       and state->'content'->>'from' = any($1::text[])
       and state->'content'->'target'->>'status' <> '410'`,
    [paths],
  );
  return rows.map(({ path }) => path);
}

/** Finds those of the items that visitors do not see, with their titles. */
async function findUnpublished(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await servedRows<{ id: string; state: ItemState | null }>(
    db,
    `select read_position('content-items') as position, named.id, item.state
     from unnest($1::text[]) as named (id) left join content_items.item on item.id = named.id
     where item.status is distinct from 'published'`,
    [ids],
  );
  return new Map(
    rows.map(({ id, state }) => [id, state === null ? '' : titleOf(state.newest.header)]),
  );
}
