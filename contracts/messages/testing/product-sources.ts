import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A file of the product: its path from the root of the repository, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/**
 * Returns the TypeScript files of these folders, without specs and test kits; paths are from the
 * root.
 */
export function productSources(folders: readonly string[]): readonly SourceFile[] {
  return folders
    .flatMap(sourcePathsIn)
    .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }));
}

/** Returns the text of one file, by its path from the root. */
export function sourceText(path: string): string {
  return readFileSync(root + path, 'utf8');
}

function sourcePathsIn(folder: string): readonly string[] {
  return readdirSync(root + folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory())
      return ['node_modules', 'testing'].includes(entry.name) ? [] : sourcePathsIn(path);
    return /\.tsx?$/.test(path) && !/\.spec\.tsx?$/.test(path) ? [path] : [];
  });
}
