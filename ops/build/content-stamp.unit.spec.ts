import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const stamping = pathToFileURL(join(import.meta.dirname, 'content-stamp.mjs')).href;

/** Returns the stamp of a folder, by the script as Node runs it before a build. */
function stampOf(root: string): string {
  const sources = JSON.stringify({ folders: ['ops'], files: [] });
  const script = `import { contentStamp } from '${stamping}';
    console.log(contentStamp(${JSON.stringify(root)}, ${sources}));`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script]).toString();
}

const page = 'ops/demo/estuaire/content/pages/coast.en.md';

/** Returns whether a build from a folder is out of date after a file there has changed. */
function isStaleAfter(path: string): boolean {
  const root = mkdtempSync(join(tmpdir(), 'stamp-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (at: string, text: string) => {
    mkdirSync(dirname(join(root, at)), { recursive: true });
    writeFileSync(join(root, at), text);
  };
  for (const at of [page, path]) write(at, 'before');
  const before = stampOf(root);
  write(path, 'after');
  return stampOf(root) !== before;
}

test.each([
  ['code', 'ops/start/serve.mjs', true],
  ['a page of the demonstration', page, true],
  ['a spec', 'ops/demo/ids.unit.spec.ts', false],
  ['a readme', 'ops/demo/README.md', false],
])('a build is out of date once %s has changed: %s, %s', (_what, path, stale) => {
  expect(isStaleAfter(path)).toBe(stale);
});
