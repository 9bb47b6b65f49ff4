import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The programs that the benchmarks use, with their Debian packages. */
const packages = { pgbench: 'postgresql-15', nginx: 'nginx', wrk: 'wrk' } as const;

/**
 * Returns the path of a program, which is installed if it is missing and we are root on Debian.
 * @throws Error naming the package
 */
export function requireProgram(name: keyof typeof packages): string {
  const found = findProgram(name);
  if (found !== undefined) return found;
  install(packages[name]);
  const installed = findProgram(name);
  if (installed !== undefined) return installed;
  throw new Error(
    `${name} is missing: install Debian's package ${packages[name]}, or its equivalent, and run the benchmarks again.`,
  );
}

function install(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log(`Installing ${name} with apt-get…`);
  // Run level 1: what is installed here must not start as a service.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  spawnSync('apt-get', ['update'], { env });
  spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', name], { env });
}

/** Also searches the folders where Debian installs services and PostgreSQL's programs. */
function findProgram(name: string): string | undefined {
  const postgres = '/usr/lib/postgresql';
  const versions = existsSync(postgres) ? readdirSync(postgres) : [];
  const folders = [
    ...versions.map((version) => join(postgres, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/usr/sbin',
  ];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
