import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from './places.mjs';

/**
 * What a file was when it passed a check, and how many tests passed in it.
 * @typedef {{ fingerprint: string, tests: number }} Passed
 * @typedef {ReadonlyMap<string, string | undefined>} Fingerprints by path
 */

/**
 * Files that passed a check when their fingerprint was the same.
 * @param {string} check its name
 * @param {Fingerprints} fingerprints
 * @returns {ReadonlyMap<string, Passed>}
 */
export function findUnchanged(check, fingerprints) {
  const passed = Object.entries(readRecord(check));
  return new Map(
    passed.filter(([path, { fingerprint }]) => fingerprints.get(path) === fingerprint),
  );
}

/**
 * Remembers the files that need not be checked again while they are unchanged. Of a file that was
 * saved meanwhile, nobody knows which contents were checked: it is not remembered.
 * @param {string} check
 * @param {ReadonlyMap<string, Passed>} unchanged those that were known before
 * @param {Iterable<readonly [path: string, tests: number]>} passed those that passed now
 * @param {{ before: Fingerprints, after: Fingerprints }} fingerprints
 */
export function rememberPassed(check, unchanged, passed, { before, after }) {
  const all = new Map(unchanged);
  for (const [path, tests] of passed) {
    const fingerprint = before.get(path);
    if (fingerprint && fingerprint === after.get(path)) all.set(path, { fingerprint, tests });
  }
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(recordOf(check), JSON.stringify(Object.fromEntries(all)));
}

function readRecord(check) {
  try {
    return JSON.parse(readFileSync(recordOf(check), 'utf8'));
  } catch {
    return {};
  }
}

function recordOf(check) {
  return join(cacheFolder, `${check}-passed.json`);
}
