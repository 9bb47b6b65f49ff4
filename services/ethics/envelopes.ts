import { type Envelope, maxEnvelopes } from '@parvis/contracts/ethics/key-endpoints.ts';
import type { RefusalCode } from '@parvis/contracts/http/refusal.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import type { Pool } from 'pg';
import { changeKeysInIsolation, type KeyOfOfficer, refusalOfKey } from './keys.ts';

/** Sorts before every id. */
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Returns a batch, beginning after an id, of an officer's envelopes of reports for which another
 * officer has none.
 */
export async function selectMissing(
  db: Queryable,
  { by, of, from = beforeAll }: { by: string; of: string; from?: string | undefined },
): Promise<readonly Envelope[]> {
  const { rows } = await db.query<Envelope>(
    `SELECT own.report_id AS "reportId", own.sealed FROM ethics_envelope AS own
     WHERE own.account_id = $1 AND own.report_id > $3 AND NOT EXISTS (
       SELECT FROM ethics_envelope AS other
       WHERE other.account_id = $2 AND other.report_id = own.report_id)
     ORDER BY own.report_id LIMIT ${maxEnvelopes}`,
    [by, of, from],
  );
  return rows;
}

/** Adds an officer's envelopes of reports that still exist. */
export function insertEnvelopes(
  pool: Pool,
  key: KeyOfOfficer,
  envelopes: readonly Envelope[],
): Promise<RefusalCode | undefined> {
  return changeKeysInIsolation(pool, async (client) => {
    const refused = await refusalOfKey(client, key);
    if (refused !== undefined) return refused;
    await client.query(
      `INSERT INTO ethics_envelope (report_id, account_id, sealed)
       SELECT report.id, $1, made.sealed
       FROM unnest($2::uuid[], $3::text[]) AS made (report_id, sealed)
         JOIN ethics_report AS report ON report.id = made.report_id
       ORDER BY report.id
       FOR KEY SHARE OF report
       ON CONFLICT (report_id, account_id) DO NOTHING`,
      [key.of, envelopes.map(({ reportId }) => reportId), envelopes.map(({ sealed }) => sealed)],
    );
    return undefined;
  });
}
