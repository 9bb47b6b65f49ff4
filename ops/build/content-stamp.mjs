import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `only`: what the names of files in folders match.
 * @typedef {{ folders: readonly string[], files: readonly string[], only?: RegExp }} Stamped
 */

const ignoredFolders = new Set(['node_modules', 'e2e', 'decisions', 'docker']);
const ignoredFile = /\.spec\.tsx?$|^(?!ops\/demo\/estuaire\/).*\.md$/;

/**
 * Returns a hash of the paths and contents of files, which changes exactly when they do. Specs,
 * end-to-end tests and documents are ignored, except those of the demonstration, which are served.
 * @param {string} root absolute path that the rest is relative to
 * @param {Stamped} stamped
 * @returns {string} 64 hexadecimal characters
 */
export function contentStamp(root, { folders, files, only = /^/ }) {
  const hash = createHash('sha256');
  const paths = [
    ...files,
    ...folders.flatMap((folder) => filesBelow(root, folder)).filter((path) => only.test(path)),
  ].sort();
  for (const path of paths) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** @returns {string[]} */
function filesBelow(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : filesBelow(root, path);
    return entry.isFile() && !ignoredFile.test(path) ? [path] : [];
  });
}
