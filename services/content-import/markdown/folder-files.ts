import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** What products write themselves, and the tools beside them. */
const skipped = new Set([
  'node_modules',
  '.git',
  '.github',
  'public',
  '_site',
  'build',
  '.docusaurus',
  'resources',
  'themes',
  'vendor',
  '.jekyll-cache',
  'archetypes',
]);
const maxFiles = 50_000;

/** Returns the files of a site, by their paths within it. @throws Error when there are too many */
export async function listFiles(folder: string): Promise<ReadonlySet<string>> {
  const found: string[] = [];
  const left = [folder];
  for (let at = left.pop(); at !== undefined; at = left.pop())
    for (const entry of await readdir(at, { withFileTypes: true })) {
      const path = join(at, entry.name);
      if (entry.isDirectory() && !(skipped.has(entry.name) && !isContent(relative(folder, path))))
        left.push(path);
      // Links could lead out of the folder.
      if (entry.isFile()) found.push(relative(folder, path).split(sep).join('/'));
      if (found.length > maxFiles) throw new Error(`${folder} has more than ${maxFiles} files`);
    }
  return new Set(found.toSorted());
}

/** A section may be called like a folder that tools write. */
function isContent(path: string): boolean {
  return /^(?:content|docs|blog|i18n)\//.test(path.split(sep).join('/'));
}
