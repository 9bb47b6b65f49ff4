import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the lines of a table, after the first, which is a comment. */
export async function readLines(folder: string, name: string): Promise<readonly string[]> {
  const text = await readFile(join(folder, name), 'utf8');
  return text
    .slice(text.indexOf('\n') + 1)
    .trimEnd()
    .split('\n');
}

/** Returns the rows of a table, split into fields. */
export async function readTable(folder: string, name: string): Promise<readonly string[][]> {
  return (await readLines(folder, name)).map((line) => line.split('\t'));
}
