import type { RedirectTarget } from '@parvis/contracts/redirects/redirect.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/** A redirect that editors created. */
export interface RedirectAtPath {
  readonly from: string;
  readonly target: RedirectTarget;
}

/** Finds the redirects that begin or end at one of these addresses. @throws ReadModelNotServed */
export async function findRedirectsAround(
  db: Queryable,
  paths: readonly string[],
  limit: number,
): Promise<readonly RedirectAtPath[]> {
  const rows = await servedRows<RedirectAtPath>(
    db,
    `select read_position('redirects') as position, state->'content'->>'from' as from,
       state->'content'->'target' as target
     from redirects.span
     where valid_to is null and not (state->>'deleted')::boolean
       and (state->'content'->>'from' = any($1::text[])
         or regexp_replace(state->'content'->'target'->>'to', '[?#].*$', '') = any($1::text[]))
     order by 2 limit $2`,
    [paths, limit],
  );
  return rows.map(({ from, target }) => ({ from, target }));
}
