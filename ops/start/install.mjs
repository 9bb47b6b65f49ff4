import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from './refusal.mjs';
import { runCommand } from './run-command.mjs';

const stampedFiles = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  '.pnpmfile.cjs',
  ...['contracts', 'projections', 'services', 'web', 'ops'].map(
    (workspace) => `${workspace}/package.json`,
  ),
];

/**
 * Installs the packages of the lock file unless they are already installed.
 * @param {string} root the repository
 * @param {string} dataFolder folder of the complete output, `install.log`
 * @returns {Promise<boolean>} whether anything was installed
 * @throws {Refusal} when the installation fails
 */
export async function installIfChanged(root, dataFolder) {
  const stampFile = join(root, 'node_modules', '.parvis-stamp');
  const stamp = stampOf(root);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false;

  const logFile = join(dataFolder, 'install.log');
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const args = ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'];
  makeFolder(join(root, 'node_modules'));
  writeFileSync(logFile, '');
  const { code, output } = await runCommand('npx', args, {
    cwd: root,
    env: installEnvironment(),
    onOutput: (text) => appendFileSync(logFile, text),
  });
  if (code !== 0) throw explain(code, output, logFile);
  writeFileSync(stampFile, stamp);
  return true;
}

/**
 * Creates a folder and checks that it can be written.
 * @throws {Refusal} with the reason why it cannot be written
 */
export function makeFolder(path) {
  try {
    for (const folder of missingFolders(path)) mkdirSync(folder);
    writeFileSync(join(path, '.probe'), '');
    rmSync(join(path, '.probe'));
  } catch (cause) {
    throw new Refusal(
      `The folder ${path} cannot be written (${cause.code}): give this user the right to write there, or set PARVIS_DATA to another folder.`,
      { cause },
    );
  }
}

/** Outermost first. Node's own recursive mkdir does not terminate below /proc. */
function missingFolders(path) {
  if (existsSync(path)) return [];
  return [...missingFolders(dirname(path)), path];
}

/** There is no terminal for a prompt, and an unreachable registry should fail quickly. */
function installEnvironment() {
  return {
    ...process.env,
    CI: '1',
    NODE_ENV: 'development',
    npm_config_fetch_retries: '3',
    npm_config_fetch_retry_mintimeout: '1000',
    npm_config_fetch_retry_maxtimeout: '5000',
    npm_config_update_notifier: 'false',
  };
}

function stampOf(root) {
  const hash = createHash('sha256').update(
    `${process.versions.modules} ${process.platform} ${process.arch}`,
  );
  for (const file of stampedFiles) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const noNetwork =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|dns error|error sending request|tcp connect/i;

function explain(code, output, logFile) {
  if (code === 127)
    return new Refusal(
      'npm is not installed with this Node: install Node with its npm and start again.',
    );
  const tail = output.trim().split('\n').slice(-12).join('\n');
  const reason = noNetwork.test(output)
    ? 'The packages could not be downloaded because the npm registry cannot be reached: check the network (or the proxy) and start again.'
    : 'The packages could not be installed.';
  return new Refusal(`${tail}\n\n${reason} The whole output is in ${logFile}.`);
}
