import type { ContentId } from '@parvis/contracts/content/ids.ts';
import type { ProposalView } from '@parvis/contracts/content/views.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

export interface MergeProposalFilter {
  /** Proposals that this item is a side of. */
  readonly contentId?: ContentId | undefined;
  readonly status?: ProposalView['status'] | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface MergeProposalList {
  readonly items: readonly ProposalView[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

/** Lists proposals, newest first. @throws ReadModelNotServed */
export async function listMergeProposals(
  db: Queryable,
  { contentId, status, page, pageSize }: MergeProposalFilter,
): Promise<MergeProposalList> {
  const [row] = await servedRows<{ total: number; items: readonly ProposalView[] }>(
    db,
    `with found as (
       select * from merge_proposals.proposal
       where ($1::text is null or $1 in (source_id, target_id))
         and ($2::text is null or status = $2)
     ), shown as (select * from found order by proposed desc limit $3 offset $4)
     select read_position('merge-proposals') as position,
       (select count(*)::int from found) as total,
       (select coalesce(json_agg(json_build_object('id', shown.id, 'status', shown.status,
          'source', to_json(source), 'target', to_json(target)) order by shown.proposed desc), '[]')
        from shown join merge_proposals.item source on source.id = shown.source_id
          join merge_proposals.item target on target.id = shown.target_id) as items`,
    [contentId ?? null, status ?? null, pageSize, (page - 1) * pageSize],
  );
  return { items: row?.items ?? [], total: row?.total ?? 0, page, pageSize };
}

/**
 * Returns one proposal with the titles of its sides; undefined when it does not exist.
 * @throws ReadModelNotServed
 */
export async function readMergeProposal(
  db: Queryable,
  id: string,
): Promise<ProposalView | undefined> {
  const [row] = await servedRows<ProposalView>(
    db,
    `select proposal.id, proposal.status, to_json(source) as source, to_json(target) as target
     from merge_proposals.proposal
       join merge_proposals.item source on source.id = proposal.source_id
       join merge_proposals.item target on target.id = proposal.target_id
     where proposal.id = $1 and (select read_position('merge-proposals') is not null)`,
    [id],
  );
  return row;
}
