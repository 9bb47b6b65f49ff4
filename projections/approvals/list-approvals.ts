import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/** A publication that waits for approval or was returned; `by` is an account id. */
export interface ApprovalRow {
  readonly id: ContentId;
  readonly request: number;
  readonly state: 'waiting' | 'returned';
  readonly note: string;
  readonly by: string;
  readonly at: string;
}

/** Lists what waits for approval or was returned, oldest first. @throws ReadModelNotServed */
export async function listApprovals(
  db: Queryable,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ readonly items: readonly ApprovalRow[]; readonly total: number }> {
  const [row] = await servedRows<{ total: number; items: readonly ApprovalRow[] }>(
    db,
    `select read_position('approvals') as position,
       (select count(*)::int from approvals.approval) as total,
       (select coalesce(json_agg(shown order by shown.position), '[]') from (
          select content_id as id, request, state, note, requested_by as by, requested_at as at,
            position
          from approvals.approval order by position limit $1 offset $2) shown) as items`,
    [pageSize, (page - 1) * pageSize],
  );
  return { items: row?.items ?? [], total: row?.total ?? 0 };
}
