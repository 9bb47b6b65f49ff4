import type { RedirectContent } from '@parvis/contracts/redirects/redirect.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { listRevisioned } from '../revisioned/queries.ts';

export interface RedirectFilter {
  /** A part of either address, whatever its case. */
  readonly q?: string | undefined;
  readonly status?: number | undefined;
  readonly sort: 'from' | 'updated';
  readonly order: 'asc' | 'desc';
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

const sortBy = { from: "state->'content'->>'from'", updated: 'valid_from' } as const;

/** Lists redirects; `updatedBy` is an account id. @throws ReadModelNotServed */
export function listRedirects(db: Queryable, { q, status, sort, ...paging }: RedirectFilter) {
  return listRevisioned<RedirectContent>(db, 'redirects', {
    ...paging,
    where: `($3::text is null or strpos(words, $3) > 0)
      and ($4::int is null or (state->'content'->'target'->>'status')::int = $4)`,
    values: [q?.toLowerCase() ?? null, status ?? null],
    sortBy: sortBy[sort],
  });
}
