import type {
  CampaignCode,
  KnownCampaignCode,
} from '@parvis/contracts/campaign-codes/campaign-code.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { servedRows } from '../postgres/served-query.ts';
import { listRevisioned, readRevisioned } from '../revisioned/queries.ts';

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

/** A campaign as it is, deleted or not; `by` are account ids. @throws ReadModelNotServed */
export function readCampaignCode(
  db: Queryable,
  code: string,
): Promise<KnownCampaignCode | undefined> {
  return readRevisioned<CampaignCode>(db, 'campaign-codes', code);
}

/** The campaigns with these codes, in no order. @throws ReadModelNotServed */
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
