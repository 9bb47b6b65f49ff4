import type {
  CampaignCode,
  KnownCampaignCode,
} from '@parvis/contracts/campaign-codes/campaign-code.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { readRevisioned } from '../revisioned/queries.ts';

/**
 * Returns a campaign in its current state, deleted or not; `by` are account ids.
 * @throws ReadModelNotServed
 */
export function readCampaignCode(
  db: Queryable,
  code: string,
): Promise<KnownCampaignCode | undefined> {
  return readRevisioned<CampaignCode>(db, 'campaign-codes', code);
}
