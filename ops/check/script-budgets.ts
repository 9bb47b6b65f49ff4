import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { wakingBytes as designBudgets } from '@parvis/web/design/budgets.ts';
import { scriptBeforeWakingBytes, wakingBytes } from '@parvis/web/public/budgets.ts';
import { z } from 'zod';

/** Weighs the built scripts of visitors' pages against their ceilings; exit code 1 when one is heavier. */
const client = join(process.cwd(), 'dist/client');
const builtSchema = z.object({
  public: z.object({ script: z.string() }),
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
    bytes: gzipped(closureOf(built.public.script)),
    ceiling: scriptBeforeWakingBytes,
  },
  ...islandsOf('', built.public.script, wakingBytes),
  ...islandsOf('design: ', built.design.script, designBudgets),
];
for (const { what, bytes, ceiling } of rows) {
  const verdict = bytes > ceiling ? 'too heavy' : 'within';
  console.log(`${what.padEnd(28)} ${String(bytes).padStart(7)} bytes, ${verdict} ${ceiling}`);
}
console.log(`${rows.length} scripts weighed`);
process.exitCode = rows.some(({ bytes, ceiling }) => bytes > ceiling) ? 1 : 0;

/** What each island fetches when it wakes first, beyond the script that is there already. */
function islandsOf(
  prefix: string,
  script: string,
  ceilings: Readonly<Record<string, number>>,
): Weighed[] {
  const there = closureOf(script);
  const imported = [...textOf(script).matchAll(/import\([`'"]\.\/([^`'"]+)[`'"]\)/g)];
  return Object.entries(ceilings).map(([name, ceiling]) => {
    const file = imported
      .map(([, path = '']) => path)
      .find((path) => path.startsWith(`${name}.island-`));
    if (file === undefined) throw new Error(`The script ${script} wakes no island called ${name}.`);
    const fetched = closureOf(`/assets/${file}`).filter((path) => !there.includes(path));
    return { what: prefix + name, bytes: gzipped(fetched), ceiling };
  });
}

/** A file and everything that it imports before it runs. */
function closureOf(script: string, seen: string[] = []): string[] {
  if (seen.includes(script)) return seen;
  seen.push(script);
  for (const [, path = ''] of textOf(script).matchAll(
    /(?:from|import)\s*[`'"]\.\/([^`'"]+\.js)[`'"]/g,
  )) {
    closureOf(`/assets/${path}`, seen);
  }
  return seen;
}

function textOf(script: string): string {
  return readFileSync(join(client, script), 'utf8');
}

function gzipped(scripts: readonly string[]): number {
  return scripts.reduce((sum, script) => sum + gzipSync(textOf(script)).length, 0);
}
