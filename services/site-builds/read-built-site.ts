import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteBuild } from '@parvis/contracts/site-builds/events.ts';
import { digestOf } from './kept-files.ts';

/** What the build wrote about the public site. */
export interface BuiltSite {
  readonly site: {
    readonly templates: string;
    /** The addresses of the files that visitors' browsers load. */
    readonly files: readonly string[];
  };
  readonly public: { readonly stylesheets: readonly string[] };
}

/** A build, and its files with the catalogues. */
export interface BuildWithFiles {
  readonly build: SiteBuild;
  readonly contents: readonly Uint8Array[];
}

/** Reads the files of a build from its client folder. */
export async function readBuiltSite(
  clientFolder: string,
  version: string,
  { site: { templates, files }, public: { stylesheets } }: BuiltSite,
): Promise<BuildWithFiles> {
  const words = await readFile(join(clientFolder, 'words.json'));
  const contents = await Promise.all(files.map((path) => readFile(join(clientFolder, path))));
  const digests = files.map((path, at) => [path, digestOf(contents[at] ?? words)]);
  return {
    build: {
      version,
      templates,
      words: digestOf(words),
      stylesheets: [...stylesheets],
      files: Object.fromEntries(digests),
    },
    contents: [words, ...contents],
  };
}
