import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentStamp } from './content-stamp.mjs';

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
  const before = contentStamp(root, { folders: ['ops'], files: [] });
  write(path, 'after');
  return contentStamp(root, { folders: ['ops'], files: [] }) !== before;
}

test.each([
  ['code', 'ops/start/serve.mjs', true],
  ['a page of the demonstration', page, true],
  ['a spec', 'ops/demo/ids.unit.spec.ts', false],
  ['a readme', 'ops/demo/README.md', false],
])('a build is out of date once %s has changed: %s, %s', (_what, path, stale) => {
  expect(isStaleAfter(path)).toBe(stale);
});
