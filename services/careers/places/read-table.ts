import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the rows of a table, split into fields; lines that begin with # are comments. */
export async function readTable(folder: string, name: string): Promise<readonly string[][]> {
  const text = await readFile(join(folder, name), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}
