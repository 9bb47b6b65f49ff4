import type { CampaignCode } from '@parvis/contracts/campaign-codes/campaign-code.ts';
import { campaignCodeListFields } from '@parvis/contracts/campaign-codes/endpoints.ts';
import type { ListControls } from '@parvis/contracts/http/list-controls.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { listRevisioned } from '../revisioned/queries.ts';

export interface CampaignCodeFilter extends ListControls {
  /** Part of the code or the source, case-insensitive. */
  readonly q?: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** Lists campaigns; `updatedBy` is an account id. @throws ReadModelNotServed */
export function listCampaignCodes(db: Queryable, filter: CampaignCodeFilter) {
  const { q, page, pageSize } = filter;
  return listRevisioned<CampaignCode>(db, 'campaign-codes', {
    page,
    pageSize,
    where: '($3::text is null or strpos(words, $3) > 0)',
    values: [q?.toLowerCase() ?? null],
    fields: campaignCodeListFields,
    held: { code: 'id' },
    controls: filter,
  });
}
