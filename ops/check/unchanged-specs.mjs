import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheFolder, root, workspaces } from './places.mjs';

/**
 * What a spec was when all its tests passed.
 * @typedef {{ fingerprint: string, tests: number }} Passed
 */

const record = join(cacheFolder, 'unit-passed.json');

/** Everything that each spec depends on besides what it imports. */
const common = [
  'vitest.config.ts',
  'tsconfig.json',
  'package.json',
  'pnpm-lock.yaml',
  ...workspaces.map((workspace) => `${workspace}/package.json`),
];

/** A literal that may name one of our files, from its folder or from the repository. */
const literal = /['"`](?<name>[\w./@-]+)(\?\w*)?['"`]/g;

/** What imports do not tell: files read, folders listed, programs run, modules with computed names. */
const readsMore =
  /'node:(fs|fs\/promises|child_process|worker_threads|module)'|import\.meta\.glob|\bimport\(\s*(?!['"\s])/;

/**
 * Fingerprints of the unit specs as they are now: each covers the contents of every file that the
 * spec imports, at any depth, the configuration, the versions of packages and of Node. A spec that
 * reads other files or runs programs has none.
 * @param {string} [folder] the repository
 * @returns {ReadonlyMap<string, string>}
 */
export function takeFingerprints(folder = root) {
  const read = readerOfFiles(folder);
  const base = [...closureOf(common, read)].map(read);
  const fingerprints = new Map();
  for (const spec of unitSpecs(folder)) {
    const files = [...closureOf([spec], read)].map(read);
    if (files.some((file) => file.readsMore)) continue;
    const contents = [...base, ...files].map(({ digest }) => digest);
    fingerprints.set(spec, digestOf([process.version, ...contents].join('\n')));
  }
  return fingerprints;
}

/**
 * Specs whose tests all passed when their fingerprint was the same.
 * @param {ReadonlyMap<string, string>} fingerprints
 * @returns {ReadonlyMap<string, Passed>}
 */
export function findUnchanged(fingerprints) {
  const passed = Object.entries(readRecord());
  return new Map(
    passed.filter(([spec, { fingerprint }]) => fingerprints.get(spec) === fingerprint),
  );
}

/** @param {ReadonlyMap<string, Passed>} passed every spec that need not run while it is unchanged */
export function rememberPassed(passed) {
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify(Object.fromEntries(passed)));
}

function readRecord() {
  try {
    return JSON.parse(readFileSync(record, 'utf8'));
  } catch {
    return {};
  }
}

function unitSpecs(folder) {
  return workspaces.flatMap((workspace) =>
    readdirSync(join(folder, workspace), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.unit\.spec\.tsx?$/.test(path) && !path.includes('node_modules/'))
      .map((path) => `${workspace}/${path}`),
  );
}

function closureOf(entries, read) {
  const found = new Set(entries);
  for (const file of found) for (const other of read(file).names) found.add(other);
  return found;
}

/** Reads each file once; paths are relative to the repository. */
function readerOfFiles(folder) {
  const files = new Map();
  return (path) => {
    const file = files.get(path) ?? readOne(folder, path);
    files.set(path, file);
    return file;
  };
}

function readOne(folder, path) {
  const text = readFileSync(join(folder, path), 'utf8');
  const isCode = /\.(tsx?|mjs|cjs)$/.test(path);
  return {
    digest: `${path} ${digestOf(text)}`,
    names: isCode || path.endsWith('.css') ? filesNamedIn(text, path, folder) : [],
    readsMore: isCode && readsMore.test(text),
  };
}

/** The files that a text names, whether or not it imports them. */
function filesNamedIn(text, path, folder) {
  const names = [...text.matchAll(literal)].map(({ groups }) => groups.name);
  const paths = names.flatMap((name) => [
    join(dirname(path), name),
    name.replace(/^@parvis\//, ''),
  ]);
  return [...new Set(paths)].filter((one) =>
    statSync(join(folder, one), { throwIfNoEntry: false })?.isFile(),
  );
}

function digestOf(text) {
  return createHash('sha256').update(text).digest('hex');
}
