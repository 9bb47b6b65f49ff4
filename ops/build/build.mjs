import { spawn } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { giveUp, Refusal } from '../start/refusal.mjs';
import { contentStamp } from './content-stamp.mjs';

/** @typedef {import('./content-stamp.mjs').Stamped} Stamped */

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'dist');
const stampFile = join(dist, 'stamp');

/** The sources of the bundles. @type {Stamped} */
const sources = {
  folders: ['contracts', 'projections', 'services', 'web', 'ops'],
  files: ['package.json', 'pnpm-lock.yaml', 'tsconfig.json'],
};

/** The sources from which pages are rendered. @type {Stamped} */
const templates = { folders: ['web/server', 'web/site', 'web/ui'], files: [], only: /\.tsx?$/ };

/**
 * Builds dist/ unless it was built from exactly these sources. The new build replaces the old one
 * only when it is complete.
 * @returns {Promise<boolean>} whether anything was built
 */
export async function buildIfChanged() {
  if (isBuilt()) return false;
  const stamp = contentStamp(root, sources);
  const draft = `${dist}.draft-${process.pid}`;
  const previous = `${dist}.previous-${process.pid}`;
  try {
    await runBuilds(draft, stamp.slice(0, 12), contentStamp(root, templates));
    writeFileSync(join(draft, 'stamp'), stamp);
    if (existsSync(dist)) renameSync(dist, previous);
    renameSync(draft, dist);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(previous, { recursive: true, force: true });
  }
  return true;
}

/** Returns whether dist/ was built from exactly these sources. */
export function isBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === contentStamp(root, sources);
}

/** Runs in its own process, so that the server does not keep the build's memory. */
function runBuilds(...given) {
  const script = join(root, 'ops/build/run.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...given], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = [];
  child.stdout.on('data', (chunk) => said.push(chunk));
  child.stderr.on('data', (chunk) => said.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve(undefined);
      reject(new Refusal(`The build failed:\n${Buffer.concat(said).toString('utf8').trim()}`));
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--check')) process.exit(isBuilt() ? 0 : 1);
  const started = performance.now();
  const built = await buildIfChanged().catch(giveUp);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(built ? `Built dist/ in ${seconds} s` : 'dist/ is up to date');
}
