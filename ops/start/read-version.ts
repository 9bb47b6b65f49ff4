import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the version of the Parvis in a folder. */
export async function readVersion(folder: string): Promise<string> {
  const { version }: { version: string } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  );
  return version;
}
