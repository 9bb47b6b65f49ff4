import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Refusal } from '../start/refusal.mjs';
import { runCommand } from '../start/run-command.mjs';

/** Programs that the tests use, each with the Debian package that contains it. */
const programs = [
  { program: 'chromium', debian: 'chromium' },
  { program: 'chromium-headless-shell', debian: 'chromium-headless-shell' },
  { program: 'nats-server', debian: 'nats-server' },
];

/** The second browser of `npm run test:long`. */
export const firefox = { program: 'firefox-esr', debian: 'firefox-esr' };

/** Without these the tests that use them are skipped, with a message. */
const optionalPrograms = [{ program: 'prometheus', debian: 'prometheus' }];

/** The font that substitutes our serif until it has loaded; titles are measured in both. */
const font = {
  program: 'Liberation Serif',
  debian: 'fonts-liberation',
  file: '/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf',
};

/**
 * Ensures that the programs are installed; as root on Debian, installs those that are missing.
 * @param {string} root the repository
 * @param {readonly { program: string, debian: string }[]} [more] further programs
 * @returns {Promise<string>} the programs' names, for display
 * @throws {Refusal} naming the missing programs
 */
export async function installSystemPackages(root, more = []) {
  const wanted = [...programs, ...more];
  const needed = missingPrograms(wanted);
  const missing = [...needed, ...without(optionalPrograms)];
  if (missing.length > 0 && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const packages = missing.map(({ debian }) => debian);
    await aptInstall(root, packages).catch((cause) => {
      if (needed.length > 0) throw cause;
    });
  }
  const still = missingPrograms(wanted).map(({ program }) => program);
  if (still.length === 0) return wanted.map(({ program }) => program).join(', ');
  throw new Refusal(
    `The tests need ${still.join(' and ')}, and installing automatically requires root on Debian: install ${still.length === 1 ? 'it' : 'them'} and run the tests again.`,
  );
}

async function aptInstall(root, packages) {
  // Run level 1: what is installed here must not start as a service.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
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

function missingPrograms(wanted) {
  const missing = without(wanted);
  // On systems other than Debian, fonts are in other folders, and the typeface or Times New Roman
  // is usually installed.
  const lacksFont = existsSync('/etc/debian_version') && !existsSync(font.file);
  return lacksFont ? [...missing, font] : missing;
}

function without(wanted) {
  return wanted.filter(({ program }) => findProgram(program) === undefined);
}

/** Path of a program; folders of system services are searched too. */
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
