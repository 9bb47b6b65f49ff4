import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { scratchFolder } from '../testing/scratch-folder.ts';

const fingerprintsSchema = z.record(z.string(), z.string());
const program = new URL('unchanged-specs.mjs', import.meta.url).pathname;
const workspaces = ['contracts', 'projections', 'services', 'web', 'ops'];
const spec = 'web/ui/price.unit.spec.ts';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(scratchFolder(), 'parvis-unchanged-'));
  for (const name of ['package.json', 'tsconfig.json', 'pnpm-lock.yaml']) write(name, '{}');
  for (const workspace of workspaces) write(`${workspace}/package.json`, '{}');
  write('vitest.config.ts', `import { unitTests } from './ops/testing/unit-tests.ts';`);
  write('ops/testing/unit-tests.ts', `export const unitTests = { setupFiles: ['ops/begin.ts'] };`);
  write('ops/begin.ts', '');
  write(spec, `import { price } from './price.ts';`);
  write('web/ui/price.ts', `import { currency } from '@parvis/contracts/currency.ts';`);
  write('contracts/currency.ts', `export const currency = 'EUR';`);
  write('contracts/unrelated.ts', '');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a spec keeps its fingerprint while nothing that it imports changes', () => {
  const before = fingerprints();
  write('contracts/unrelated.ts', 'export const changed = true;');
  expect(fingerprints()).toEqual(before);
  expect(Object.keys(before)).toEqual([spec]);
});

test.each([
  ['the spec', spec, `import { price } from './price.ts'; // another`],
  ['what it imports at any depth', 'contracts/currency.ts', `export const currency = 'CHF';`],
  ['what prepares every test', 'ops/begin.ts', 'globalThis.changed = true;'],
  ['the versions of packages', 'pnpm-lock.yaml', '{ "changed": true }'],
])('a spec has another fingerprint after a change of %s', (_what, path, text) => {
  const before = fingerprints();
  write(path, text);
  expect(fingerprints()[spec]).not.toBe(before[spec]);
});

test.each([
  ['reads files', `import { readFileSync } from 'node:fs';`],
  ['runs programs', `import { spawn } from 'node:child_process';`],
  ['lists a folder', `const all = import.meta.glob('./*.ts');`],
  ['computes what it imports', 'const one = await import(`./${name}.ts`);'],
])('a spec that %s, itself or in what it imports, has no fingerprint', (_what, text) => {
  write('contracts/currency.ts', text);
  expect(fingerprints()).toEqual({});
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function fingerprints(): Record<string, string> {
  const script = `
    import { takeFingerprints } from ${JSON.stringify(program)};
    console.log(JSON.stringify(Object.fromEntries(takeFingerprints(${JSON.stringify(folder)}))));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script]);
  return fingerprintsSchema.parse(JSON.parse(String(output)));
}
