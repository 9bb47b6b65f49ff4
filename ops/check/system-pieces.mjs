import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Refusal } from '../start/refusal.mjs';
import { runCommand } from '../start/run-command.mjs';

/** Programs that the tests drive, each with the Debian package it comes in. */
const pieces = [
  { program: 'chromium', debian: 'chromium' },
  { program: 'chromium-headless-shell', debian: 'chromium-headless-shell' },
  { program: 'nats-server', debian: 'nats-server' },
];

/**
 * Makes sure that the programs are there; on Debian, root installs what is missing.
 * @param {string} root the repository
 * @returns {Promise<string>} what is there, for people
 * @throws {Refusal} naming what is missing
 */
export async function installSystemPieces(root) {
  const missing = missingPieces();
  if (missing.length > 0 && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    await aptInstall(
      root,
      missing.map(({ debian }) => debian),
    );
  }
  const still = missingPieces().map(({ program }) => program);
  if (still.length === 0) return pieces.map(({ program }) => program).join(', ');
  throw new Refusal(
    `The tests need ${still.join(' and ')}, which this machine lacks and which only root on Debian gets installed: install ${still.length === 1 ? 'it' : 'them'} and run the tests again.`,
  );
}

async function aptInstall(root, packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  console.log(`Installing ${packages.join(' and ')} with apt-get…`);
  const updated = await runCommand('apt-get', ['update'], { cwd: root, env });
  const installed = await runCommand(
    'apt-get',
    ['install', '--yes', '--no-install-recommends', ...packages],
    { cwd: root, env },
  );
  if (installed.code === 0) return;
  const tail = `${updated.output}\n${installed.output}`.trim().split('\n').slice(-8).join('\n');
  throw new Refusal(`${tail}\n\napt-get could not install ${packages.join(' and ')}.`);
}

function missingPieces() {
  return pieces.filter(({ program }) => findProgram(program) === undefined);
}

/** The path of a program, looked for where system services live too. */
function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
