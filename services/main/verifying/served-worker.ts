import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type RowsVerification, verifyRows } from '@parvis/projections/engine/verify-rows.ts';
import { readModels } from '@parvis/projections/read-models.ts';
import { createAccountNames } from '../../accounts/account-names.ts';
import { openPool } from '../../adapters/database/open-pool.ts';
import { RedactedEventLog } from '../../adapters/log/redaction/redacted-event-log.ts';
import { namedMarks } from '../../redactions/mark.ts';
import { openLog } from '../databases.ts';
import { serveFunctions } from '../function-thread.ts';

const functions = {
  /** Compares all read models with what the log leads to, over connections of its own. */
  async compareReadModels(databaseUrl: string, logUrl: string): Promise<RowsVerification> {
    // On Linux this is the priority of the calling thread alone.
    setPriority(0, constants.priority.PRIORITY_LOW);
    const pool = openPool(databaseUrl, { size: 2 });
    const stored = await openLog(logUrl);
    try {
      const log = new RedactedEventLog(stored, namedMarks(createAccountNames(pool)));
      return await verifyRows({ pool, log, projections: readModels });
    } finally {
      await stored.close();
      await pool.end();
    }
  },
};
export type ServedFunctions = typeof functions;

if (parentPort !== null) serveFunctions(parentPort, functions);
