import { toParisTime } from '@parvis/contracts/site/paris-time.ts';
import { transactionOn } from '@parvis/projections/postgres/transaction.ts';
import type { Pool } from 'pg';
import type { ScheduledJob } from '../scheduler/scheduler.ts';

const tables = ['ethics_report', 'ethics_entry', 'ethics_envelope', 'ethics_attachment'] as const;
const hourMs = 3_600_000;

/**
 * Writes the rows of reports of earlier days anew in one transaction, and removes their earlier
 * versions: PostgreSQL stores with each row the number of the transaction that wrote it, and among
 * rows that have times, such a number tells the second.
 */
export function levelRowVersions(pool: Pool): ScheduledJob {
  return {
    name: 'level-ethics-rows',
    everyMs: hourMs,
    async run(now) {
      const { date } = toParisTime(now);
      const isAnyLevelled = await transactionOn(pool, async (client) => {
        let levelled = 0;
        for (const table of tables) {
          const { rowCount } = await client.query(
            `UPDATE ${table} SET touched_on = NULL WHERE touched_on < $1`,
            [date],
          );
          levelled += rowCount ?? 0;
        }
        return levelled > 0;
      });
      if (isAnyLevelled) await pool.query(`VACUUM ${tables.join(', ')}`);
    },
  };
}
