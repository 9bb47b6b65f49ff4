import { readFile } from 'node:fs/promises';
import { choiceListSchema } from '@parvis/contracts/content/choice-endpoints.ts';
import { inlineTypeSchema } from '@parvis/contracts/content/inline-endpoints.ts';
import { contentKinds } from '@parvis/contracts/content/kinds.ts';
import { videoProviderSchema } from '@parvis/contracts/media/details.ts';

/** The shelves of the library. */
export const shelves = ['image', 'video', 'file'] as const;

const record = new URL(
  '../../../ops/decisions/058-the-paths-of-the-back-office.md',
  import.meta.url,
);
const words: Readonly<Record<string, readonly string[]>> = {
  kind: contentKinds,
  list: choiceListSchema.options,
  provider: videoProviderSchema.options,
  action: ['activate', 'deactivate'],
};

/**
 * Parses the paths that the decision record lists for the back-office.
 * @param spelledOut the parameters of which each value is a separate path; by default all those
 * with few values
 * @returns `METHOD path`, sorted
 */
export async function adminPaths(
  spelledOut: readonly string[] = [...Object.keys(words), 'type'],
): Promise<readonly string[]> {
  return tableOfPaths(await readFile(record, 'utf8'), (word, path) => {
    if (!spelledOut.includes(word)) return undefined;
    const types = path.includes('/library/') ? shelves : inlineTypeSchema.options;
    return word === 'type' ? types : words[word];
  });
}

/** The values of a parameter of which each is a separate path. */
type Values = (word: string, path: string) => readonly string[] | undefined;

/**
 * Parses a decision record's table whose first two columns are paths and methods. A path after a
 * comma replaces the last segment of the first one; a row without paths continues the one above.
 * When there are several methods, each belongs to one of the paths, or all belong to the only path.
 * @param values returns the values of a parameter in braces; undefined leaves it unchanged
 * @returns `METHOD path`, sorted
 */
function tableOfPaths(markdown: string, values: Values): readonly string[] {
  const rows = [...markdown.matchAll(/^\| (.*?)\| (\w+(?:, \w+)*) \|/gm)].slice(1);
  const found = new Set<string>();
  let paths: readonly string[] = [];
  for (const [, first = '', second = ''] of rows) {
    if (first.trim() !== '') paths = pathsOf(first);
    const methods = second.split(', ');
    const paired = paths.length > 1 && methods.length > 1;
    for (const [index, path] of paths.entries()) {
      const own = paired ? methods.slice(index, index + 1) : methods;
      const addresses = expanded(path, values);
      for (const name of own.flatMap((method) => addresses.map((one) => `${method} ${one}`)))
        found.add(name);
    }
  }
  return [...found].toSorted();
}

function pathsOf(cell: string): readonly string[] {
  const [first = '', ...others] = [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
  return [first, ...others.map((step) => first.slice(0, first.lastIndexOf('/')) + step)];
}

function expanded(path: string, values: Values): readonly string[] {
  for (const [braced, word = ''] of path.matchAll(/\{(\w+)\}/g)) {
    const known = values(word, path);
    if (known) return known.flatMap((value) => expanded(path.replace(braced, value), values));
  }
  return [path];
}
