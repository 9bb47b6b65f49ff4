import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root, workspaces } from './places.mjs';

/** What every result depends on. */
const everywhere = [
  'tsconfig.json',
  'package.json',
  'pnpm-lock.yaml',
  ...workspaces.map((workspace) => `${workspace}/package.json`),
];
/** What prepares unit tests. */
const preparesTests = ['ops/testing/unit-tests.ts', 'ops/build/messages-plugin.ts'];

/** A string that may be a path, or begin one: it has no end if the rest is computed or a pattern. */
const literal = /['"`](?:@parvis\/)?(?<name>[\w./@-]+)(?<end>(?:\?\w*)?['"`])?/g;
/** Imports that are gone when the code runs. */
const typeImports = /^(?:import|export) type [^;]*;/gm;
/** What reads files other than by importing them by their name. */
const readsFiles = /'node:fs|\bimport\.meta\b/;
/** What reads files of its own folder without naming them. */
const readsItsFolder = /(?<!['"`],\s*)import\.meta\.(?:url|dirname|filename)\b(?!,\s*['"`])/;
/** What imports modules of folders that it names. */
const importsFolders = /\bimport\.meta\.glob\b|\bimport\(\s*`/;
/** What reads files that no text names: built ones, modules with computed names. */
const readsUnknown = /'node:module'|process\.cwd\(|(?<![.#]|async )\bimport\(\s*(?:[^'"`\s]|`\$)/;
const runsPrograms = /'node:child_process'/;
/** What declares types that files see without importing them. */
const declaresForAll = /^declare (?:global|module) /m;

/**
 * Fingerprints of the unit specs as they are now: each covers the contents of every file that the
 * spec imports or reads, at any depth, the configuration, the versions of packages and of Node. A
 * file is read if a text names it or a folder that it is in. A spec that may read anything else, or
 * that runs programs, has none.
 * @param {string} [folder] the repository
 * @returns {ReadonlyMap<string, string | undefined>} by path
 */
export function fingerprintSpecs(folder = root) {
  const { paths, read, digestOfFolder } = openFiles(folder);
  const digestsOf = (files) => {
    const folders = new Set(files.flatMap((file) => file.folders));
    return [...files.map((file) => file.digest), ...[...folders].map(digestOfFolder)];
  };
  const closure = (entries) => closureOf(entries, read, 'runs');
  const common = ['vitest.config.ts', ...everywhere].map((path) => read(path).digest);
  const base = [...common, ...digestsOf(closure(preparesTests))];
  const specs = paths.filter((path) => /\.unit\.spec\.tsx?$/.test(path));
  return new Map(
    specs.map((spec) => {
      const files = closure([spec]);
      const isKnown = !read(spec).runsPrograms && files.every((file) => !file.readsUnknown);
      return [spec, isKnown ? fingerprintOf([...base, ...digestsOf(files)]) : undefined];
    }),
  );
}

/**
 * Fingerprints of the files that are linted: each covers the file, every file that it imports, at any
 * depth, the rules, declarations for all files, the versions of packages and of Node.
 * @param {string} [folder] the repository
 * @returns {ReadonlyMap<string, string>} by path
 */
export function fingerprintSources(folder = root) {
  const { paths, read } = openFiles(folder);
  const sources = paths.filter(isCode);
  const rules = ['.oxlintrc.json', 'ops/check/lint-rules.mjs', ...everywhere].map(read);
  const base = [...rules, ...sources.map(read).filter((file) => file.declaresForAll)];
  return new Map(
    sources.map((path) => {
      const files = [...base, ...closureOf([path], read, 'imports')];
      return [path, fingerprintOf(files.map((file) => file.digest))];
    }),
  );
}

function fingerprintOf(digests) {
  return digestOf([process.version, ...digests].join('\n'));
}

/** These files and those to which they lead, at any depth. */
function closureOf(entries, read, how) {
  const found = new Set(entries.map(read));
  for (const file of found) for (const other of file[how]) found.add(read(other));
  return [...found];
}

/** Our files, each of which is read once; paths are relative to the repository. */
function openFiles(folder) {
  const paths = ['', ...workspaces].flatMap((at) => listFiles(folder, at));
  const tree = { files: new Set(paths), below: groupByFolder(paths) };
  const read = once((path) => readOne(folder, path, tree));
  const digestOfFolder = once((at) =>
    digestOf(
      tree.below
        .get(at)
        .map((path) => read(path).digest)
        .join('\n'),
    ),
  );
  return { paths, read, digestOfFolder };
}

/** The files below a workspace, or those beside the workspaces. */
function listFiles(folder, at) {
  return readdirSync(join(folder, at), { recursive: at !== '', withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** The paths below each folder; the repository is the folder `.`. */
function groupByFolder(paths) {
  const below = new Map();
  for (const path of paths) {
    let at = path;
    do {
      at = dirname(at);
      if (!below.has(at)) below.set(at, []);
      below.get(at).push(path);
    } while (at !== '.');
  }
  return below;
}

function readOne(folder, path, tree) {
  const bytes = readFileSync(join(folder, path));
  const text = isCode(path) || path.endsWith('.css') ? String(bytes) : '';
  const running = text.replaceAll(typeImports, '');
  const folders = foldersNamed(path, running).filter((one) => tree.below.has(one));
  const modules = importsFolders.test(text) ? folders.flatMap((one) => tree.below.get(one)) : [];
  return {
    digest: digestOf(Buffer.concat([Buffer.from(`${path}\n`), bytes])),
    imports: filesNamed(path, text, tree),
    runs: new Set([...filesNamed(path, running, tree), ...modules]),
    folders,
    readsUnknown: readsUnknown.test(text),
    runsPrograms: runsPrograms.test(text),
    declaresForAll: declaresForAll.test(text),
  };
}

function filesNamed(path, text, { files }) {
  const names = [...text.matchAll(literal)].map(({ groups }) => groups.name);
  return new Set(
    names
      .flatMap((name) => (name.includes('.') ? [join(dirname(path), name), join(name)] : []))
      .filter((one) => files.has(one)),
  );
}

/** The folders that a text names; one that reads files also names those beside it, or above. */
function foldersNamed(path, text) {
  const isReader = readsFiles.test(text);
  const found = readsItsFolder.test(text) ? [dirname(path)] : [];
  for (const { groups } of text.matchAll(literal)) {
    const { name, end } = groups;
    // Of a name that is computed from there, only the folder is known.
    const start = end ? name : name.slice(0, name.lastIndexOf('/') + 1);
    if (isReader && start !== '') found.push(join(dirname(path), start));
    if (/\w\/./.test(start) && (end || isReader)) found.push(join(start));
  }
  return found.map((one) => one.replace(/(?<=.)\/$/, ''));
}

function isCode(path) {
  return /\.(?:tsx?|mjs|js)$/.test(path);
}

/** Calls a function once for each argument. */
function once(compute) {
  const known = new Map();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key);
  };
}

function digestOf(bytes) {
  return createHash('sha256').update(bytes).digest('base64').slice(0, 20);
}
