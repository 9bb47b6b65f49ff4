import { compareStoredFiles } from '@parvis/services/main/verifying/compare-stored-files.ts';
import type { Connection } from './connect-to-running.ts';
import { findingLine } from './finding-line.ts';
import { progressLine } from './progress-line.ts';

/**
 * Compares stored files with the digests by which the log names them, and prints which differ.
 * @returns whether none does
 */
export async function verifyStoredFiles({
  log,
  configuration,
}: Pick<Connection, 'log' | 'configuration'>): Promise<boolean> {
  const progress = progressLine(process.stderr);
  const { files, findings } = await compareStoredFiles(log, configuration, (done) =>
    progress.show(`${done} files compared`),
  );
  progress.end();
  for (const finding of findings) console.log(findingLine(finding));
  console.log(`${files - findings.length} of ${files} files are as the log names them.`);
  return findings.length === 0;
}
