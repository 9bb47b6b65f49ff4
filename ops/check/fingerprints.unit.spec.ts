import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { scratchFolder } from '../testing/scratch-folder.ts';

type Fingerprint = (folder: string) => ReadonlyMap<string, string | undefined>;

const functionSchema = z.custom<Fingerprint>((value) => typeof value === 'function');
const programSchema = z.object({
  fingerprintSpecs: functionSchema,
  fingerprintSources: functionSchema,
});
// By address: the checks run before packages are installed, and are no TypeScript.
const address = new URL('fingerprints.mjs', import.meta.url).href;
const { fingerprintSpecs, fingerprintSources } = programSchema.parse(await import(address));
const workspaces = ['contracts', 'projections', 'services', 'web', 'ops'];
const spec = 'web/ui/price.unit.spec.ts';
const source = 'web/ui/price.ts';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(scratchFolder(), 'parvis-fingerprints-'));
  for (const name of ['package.json', 'tsconfig.json', 'pnpm-lock.yaml', '.oxlintrc.json'])
    write(name, '{}');
  for (const workspace of workspaces) write(`${workspace}/package.json`, '{}');
  write('vitest.config.ts', `import { readFileSync } from 'node:fs'; const folder = '.';`);
  write('ops/testing/unit-tests.ts', `export const unitTests = { setupFiles: ['ops/begin.ts'] };`);
  write('ops/begin.ts', '');
  for (const name of ['check/lint-rules.mjs', 'build/messages-plugin.ts']) write(`ops/${name}`, '');
  write(spec, `import { price } from './price.ts';`);
  write(source, `import { currency } from '@parvis/contracts/currency.ts';`);
  write('contracts/currency.ts', `export const currency = 'EUR';`);
  write('contracts/unrelated.ts', '');
  write('contracts/rates/eur.csv', '1');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a spec keeps its fingerprint while nothing that it imports changes', () => {
  const before = fingerprints().specs;
  write('contracts/unrelated.ts', 'export const changed = true;');
  write('contracts/rates/eur.csv', '2');
  expect(fingerprints().specs).toEqual(before);
  expect(Object.keys(before)).toEqual([spec]);
});

test('types that a spec imports are gone when it runs', () => {
  write(spec, `import type { price } from './price.ts';`);
  const before = fingerprints().specs;
  write('contracts/currency.ts', `export const currency = 'CHF';`);
  expect(fingerprints().specs).toEqual(before);
});

test.each([
  ['the spec', spec, `import { price } from './price.ts'; // another`],
  ['what it imports at any depth', 'contracts/currency.ts', `export const currency = 'CHF';`],
  ['what prepares every test', 'ops/begin.ts', 'globalThis.changed = true;'],
  ['the versions of packages', 'pnpm-lock.yaml', '{ "changed": true }'],
])('a spec has another fingerprint after a change of %s', (_what, path, text) => {
  const before = fingerprints().specs;
  write(path, text);
  expect(fingerprints().specs[spec]).not.toBe(before[spec]);
});

test.each([
  ['a file', `readFileSync(new URL('rates/eur.csv', import.meta.url));`],
  ['a folder', `readdirSync(new URL('rates', import.meta.url));`],
  ['a folder by its path in the repository', `readdirSync('contracts/rates');`],
  ['a folder above', `readdirSync(new URL('../', import.meta.url));`],
  ['files with computed names', 'readFileSync(new URL(`rates/${name}.csv`, import.meta.url));'],
  ['files of its own folder', 'readFileSync(new URL(name, import.meta.url));'],
  ['files that match a pattern', `import.meta.glob('./rates/*.csv');`],
  ['modules with computed names', 'await import(`./rates/${name}.csv`);'],
])('a spec has another fingerprint after a change in what it reads: %s', (_what, code) => {
  write('contracts/currency.ts', `import { readFileSync, readdirSync } from 'node:fs';\n${code}`);
  const before = fingerprints().specs;
  write('contracts/rates/eur.csv', '2');
  const changed = fingerprints().specs;
  write('contracts/rates/chf.csv', '1');
  const added = fingerprints().specs;
  expect(new Set([before[spec], changed[spec], added[spec]]).size).toBe(
    code.includes('eur') ? 2 : 3,
  );
});

test.each([
  ['reads what was built', `readFileSync(join(process.cwd(), 'dist/client/assets.json'));`],
  ['computes what it imports', 'const one = await import(name);'],
])('a spec that %s, itself or in what it imports, has no fingerprint', (_what, text) => {
  write('contracts/currency.ts', text);
  expect(fingerprints().specs).toEqual({});
});

test('a spec that runs programs has no fingerprint', () => {
  write(spec, `import { spawn } from 'node:child_process';`);
  expect(fingerprints().specs).toEqual({});
});

test('a file keeps the fingerprint of its lint while neither it nor what it imports changes', () => {
  const before = fingerprints().sources;
  write(spec, '');
  write('contracts/unrelated.ts', 'export const changed = true;');
  const after = fingerprints().sources;
  const changed = Object.keys(before).filter((path) => before[path] !== after[path]);
  expect(changed).toEqual(['contracts/unrelated.ts', spec]);
});

test.each([
  ['it', source, `import { currency } from '@parvis/contracts/currency.ts'; // another`],
  ['what it imports', 'contracts/currency.ts', `export const currency = 'CHF';`],
  ['the configuration', '.oxlintrc.json', '{ "changed": true }'],
  ['our own rules', 'ops/check/lint-rules.mjs', 'export default {};'],
  ['the options of types', 'tsconfig.json', '{ "changed": true }'],
  ['types that no file imports', 'ops/begin.ts', 'declare global { interface Window {} }'],
])('a file is linted again after a change of %s', (_what, path, text) => {
  const before = fingerprints().sources;
  write(path, text);
  expect(fingerprints().sources[source]).not.toBe(before[source]);
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function fingerprints() {
  const known = [...fingerprintSpecs(folder)].filter(
    ([, fingerprint]) => fingerprint !== undefined,
  );
  return {
    specs: Object.fromEntries(known),
    sources: Object.fromEntries(fingerprintSources(folder)),
  };
}
