import type { CampaignCode } from '@parvis/contracts/campaign-codes/campaign-code.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';

/** Returns the campaigns with these codes, in no particular order. @throws ReadModelNotServed */
export async function findCampaignCodes(
  db: Queryable,
  codes: readonly string[],
): Promise<readonly CampaignCode[]> {
  const rows = await servedRows<{ content: CampaignCode | null }>(
    db,
    {
      name: 'find-campaign-codes',
      text: `select read_position('campaign-codes') as position, state->'content' as content
        from campaign_codes.span
        where id = any($1) and valid_to is null and not (state->>'deleted')::boolean`,
    },
    [codes],
  );
  return rows.flatMap(({ content }) => content ?? []);
}
