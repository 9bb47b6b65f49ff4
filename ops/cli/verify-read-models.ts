import { type RowsVerification, verifyRows } from '@parvis/projections/engine/verify-rows.ts';
import { readModels } from '@parvis/projections/read-models.ts';
import type { Connection } from './connect-to-running.ts';
import { progressLine } from './progress-line.ts';

/**
 * Compares the read models with what the log leads to, and prints which rows differ.
 * @returns whether none does
 */
export async function verifyReadModels({
  log,
  pool,
}: Pick<Connection, 'log' | 'pool'>): Promise<boolean> {
  const progress = progressLine(process.stderr);
  const found = await verifyRows({
    pool,
    log,
    projections: readModels,
    onProgress: (events) => progress.show(`${events} events folded`),
  });
  progress.end();
  console.log(writeReport(found).join('\n'));
  return found.differences.length === 0;
}

function writeReport({ verified, skipped, differences }: RowsVerification): readonly string[] {
  const differing = new Set(differences.map(({ projection }) => projection));
  const same = verified.length - differing.size;
  return [
    ...differences.map(
      ({ projection, table, difference, key, columns }) =>
        `READ-MODEL ${projection}, table ${table}, row ${key}: ${difference}${columns.length === 0 ? '' : `, in ${columns.join(', ')}`}.`,
    ),
    `${same} of ${verified.length} read models are as the log leads to them.`,
    ...[...differing].map((name) => `To build it from the log: parvis projections rebuild ${name}`),
    ...skipped.map((name) => `${name} was not compared: it has stopped, or waits for a rebuild.`),
  ];
}
