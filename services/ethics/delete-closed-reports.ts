import { toParisTime } from '@parvis/contracts/site/paris-time.ts';
import type { Pool } from 'pg';
import type { ScheduledJob } from '../scheduler/scheduler.ts';
import { deleteReport } from './reports.ts';

/** The maximum number of reports deleted in one run; the next run deletes the rest. */
const batchSize = 500;
const hourMs = 3_600_000;

/** Deletes reports permanently, this number of days after they were closed. */
export function deleteClosedReports(pool: Pool, days: number): ScheduledJob {
  return {
    name: 'delete-ethics-reports',
    everyMs: hourMs,
    async run(now) {
      const { rows } = await pool.query<{ id: string }>(
        `SELECT id FROM ethics_report WHERE closed_on + $2::int <= $1::date
         ORDER BY closed_on, id LIMIT ${batchSize}`,
        [toParisTime(now).date, days],
      );
      for (const { id } of rows) await deleteReport(pool, id);
    },
  };
}
