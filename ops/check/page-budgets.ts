import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { hydrationBytes as designBudgets } from '@parvis/web/design/budgets.ts';
import {
  hydratedListingBytes,
  hydrationBytes,
  islandsOfListings,
  scriptBeforeHydrationBytes,
  styleSheetsBytes,
} from '@parvis/web/public/budgets.ts';
import { z } from 'zod';

/**
 * Compares the sizes of what visitors' pages fetch with their budgets; exit code 1 when one is
 * exceeded.
 */
const client = join(process.cwd(), 'dist/client');
const builtSchema = z.object({
  public: z.object({ script: z.string(), stylesheets: z.array(z.string()) }),
  design: z.object({ script: z.string() }),
});
const built = builtSchema.parse(JSON.parse(readFileSync(join(client, 'assets.json'), 'utf8')));

interface Weighed {
  readonly what: string;
  readonly bytes: number;
  readonly ceiling: number;
}

const rows = [
  {
    what: 'script before waking',
    bytes: gzipped(listImports(built.public.script)),
    ceiling: scriptBeforeHydrationBytes,
  },
  { what: 'style sheets', bytes: gzipped(built.public.stylesheets), ceiling: styleSheetsBytes },
  { what: 'a filtered list awake', bytes: gzipped(listingAwake()), ceiling: hydratedListingBytes },
  ...weighIslands('', built.public.script, hydrationBytes),
  ...weighIslands('design: ', built.design.script, designBudgets),
];
for (const { what, bytes, ceiling } of rows) {
  const verdict = bytes > ceiling ? 'too heavy' : 'within';
  console.log(`${what.padEnd(28)} ${String(bytes).padStart(7)} bytes, ${verdict} ${ceiling}`);
}
console.log(`${rows.length} weights taken`);
process.exitCode = rows.some(({ bytes, ceiling }) => bytes > ceiling) ? 1 : 0;

/** Every script that a filtered list has loaded once all its islands are hydrated. */
function listingAwake(): readonly string[] {
  const { script } = built.public;
  const fetched = islandsOfListings.flatMap((name) => listImports(islandFile(script, name)));
  return [
    ...new Set([
      ...listImports(script),
      ...fetched,
      ...listImports(importedBy(script, 'load-ahead')),
    ]),
  ];
}

/** What each island loads on hydration, beyond the scripts already loaded. */
function weighIslands(
  prefix: string,
  script: string,
  ceilings: Readonly<Record<string, number>>,
): Weighed[] {
  const there = listImports(script);
  return Object.entries(ceilings).map(([name, ceiling]) => {
    const fetched = listImports(islandFile(script, name)).filter((path) => !there.includes(path));
    return { what: prefix + name, bytes: gzipped(fetched), ceiling };
  });
}

function islandFile(script: string, name: string): string {
  return importedBy(script, `${name}.island`);
}

/** The built file of a module that a script imports when it is needed. */
function importedBy(script: string, module: string): string {
  const file = [...readScript(script).matchAll(/import\([`'"]\.\/([^`'"]+)[`'"]\)/g)]
    .map(([, path = '']) => path)
    .find((path) => path.startsWith(`${module}-`));
  if (file === undefined) throw new Error(`The script ${script} imports nothing called ${module}.`);
  return `/assets/${file}`;
}

/** A file and everything that it imports before it runs. */
function listImports(script: string, seen: string[] = []): string[] {
  if (seen.includes(script)) return seen;
  seen.push(script);
  for (const [, path = ''] of readScript(script).matchAll(
    /(?:from|import)\s*[`'"]\.\/([^`'"]+\.js)[`'"]/g,
  )) {
    listImports(`/assets/${path}`, seen);
  }
  return seen;
}

function readScript(script: string): string {
  return readFileSync(join(client, script), 'utf8');
}

function gzipped(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readScript(file)).length, 0);
}
