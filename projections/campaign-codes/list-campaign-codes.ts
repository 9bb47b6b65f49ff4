import type { CampaignCode } from '@parvis/contracts/campaign-codes/campaign-code.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { listRevisioned } from '../revisioned/queries.ts';

export interface CampaignCodeFilter {
  /** Part of the code or the source, whatever its case. */
  readonly q?: string | undefined;
  readonly sort: 'code' | 'updated';
  readonly order: 'asc' | 'desc';
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

const sortBy = { code: 'id', updated: 'valid_from' } as const;

/** Lists campaigns; `updatedBy` is an account id. @throws ReadModelNotServed */
export function listCampaignCodes(db: Queryable, { q, sort, ...paging }: CampaignCodeFilter) {
  return listRevisioned<CampaignCode>(db, 'campaign-codes', {
    ...paging,
    where: '($3::text is null or strpos(words, $3) > 0)',
    values: [q?.toLowerCase() ?? null],
    sortBy: sortBy[sort],
  });
}
