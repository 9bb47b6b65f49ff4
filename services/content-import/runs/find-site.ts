import { readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { collectionNames } from '@parvis/contracts/content/kinds.ts';
import { toSlug } from '@parvis/contracts/site/slug.ts';
import { unpackZip } from './unpack-zip.ts';

/** What archives have beside their folder. */
const beside = /^(?:__MACOSX|\.DS_Store|Thumbs\.db)$/;
/** The folders of sites themselves: their names are part of what their documents are called. */
const folders = new Set<string>([...Object.values(collectionNames), 'content', 'docs', '_posts']);
const maxDepth = 5;

/**
 * Returns the file or the folder to import of an uploaded file: the only folder in an archive, at any
 * depth, or the only export of WordPress in it. What is named like the archive is known by that name
 * when it is imported again, also as `name (1).zip`.
 * @throws ImportFailed
 */
export async function findSite(upload: string, filename: string, folder: string): Promise<string> {
  if (extname(filename).toLowerCase() !== '.zip') return upload;
  const stem = basename(filename, extname(filename)).replace(/\s*\(\d{1,3}\)$/, '');
  const root = join(folder, toSlug(stem) || 'site');
  await unpackZip(upload, root);
  return descend(root, maxDepth);
}

async function descend(folder: string, left: number): Promise<string> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(
    ({ name }) => !beside.test(name),
  );
  const [only] = entries;
  if (only === undefined || left === 0) return folder;
  if (entries.length > 1) return folder;
  if (only.isDirectory() && !folders.has(only.name))
    return descend(join(folder, only.name), left - 1);
  return /\.xml$/i.test(only.name) ? join(folder, only.name) : folder;
}
