import { execFileSync, type SpawnOptions } from 'node:child_process';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { CannotStart } from './cannot-start.ts';

/** The account that runs PostgreSQL's processes. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** How to spawn one of PostgreSQL's programs. */
export interface Launch {
  readonly command: string;
  readonly args: readonly string[];
  readonly options: SpawnOptions;
}

/**
 * `undefined`: the account that runs Node. Otherwise another account, with or without a capability
 * to read everything.
 */
export type RunAs = (Account & { readonly capability: string | undefined }) | undefined;

/**
 * Capabilities to traverse other accounts' folders, the narrower first, with its bit in `CapBnd`.
 */
const capabilities = [
  { name: 'dac_read_search', bit: 2n },
  { name: 'dac_override', bit: 1n },
] as const;

/**
 * Chooses the account that runs PostgreSQL, which refuses to run as root: as root, the `owner` of
 * an existing data folder, else the system account `postgres`, else `nobody`. When that account
 * cannot read one of `paths`, for instance below a folder of mode 0700, `setpriv` gives it the one
 * capability it lacks.
 * @throws CannotStart when root finds no account for the data, or cannot give it access
 */
export function chooseAccount(paths: readonly string[], owner: Account | undefined): RunAs {
  if (process.getuid?.() !== 0) return undefined;
  const account = owner && owner.uid !== 0 ? owner : systemAccount();
  const closed = paths.map((path) => firstClosed(path, account)).find((path) => path !== undefined);
  return {
    ...account,
    capability: closed === undefined ? undefined : availableCapability(closed),
  };
}

/** Wraps a program so that it runs as `runAs`, in its own session and without our environment. */
export function launch(program: string, args: readonly string[], runAs: RunAs): Launch {
  const env = {
    PATH: process.env['PATH'] ?? '/usr/bin:/bin',
    LC_ALL: 'C',
    TZ: 'UTC',
  };
  const options: SpawnOptions = {
    cwd: '/',
    detached: true,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  };
  if (runAs === undefined) return { command: program, args, options };
  const { uid, gid, capability } = runAs;
  if (capability === undefined)
    return { command: program, args, options: { ...options, uid, gid } };
  const become = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  // Without the secure bit, access(2) ignores capabilities, and initdb uses it to find its files.
  const caps = [
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
    '--securebits=+no_setuid_fixup',
  ];
  return {
    command: 'setpriv',
    args: [...become, ...caps, '--', program, ...args],
    options,
  };
}

function systemAccount(): Account {
  const account = accountNamed('postgres') ?? accountNamed('nobody');
  if (account) return account;
  throw new CannotStart(
    'PostgreSQL refuses to run as root and this system has neither an account named postgres nor one named nobody: create one, or start Parvis as another user.',
  );
}

function accountNamed(name: string): Account | undefined {
  const id = (flag: string): number =>
    Number(
      execFileSync('id', [flag, name], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    );
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

/**
 * Returns the first of the file and the folders above it that `account` may not read or pass
 * through.
 */
function firstClosed(path: string, account: Account): string | undefined {
  const real = realpathSync(path);
  const parents: string[] = [];
  for (let at = dirname(real); at !== dirname(at); at = dirname(at)) parents.push(at);
  if (!isAllowed(real, account, 4)) return real;
  return parents.findLast((parent) => !isAllowed(parent, account, 1));
}

/** `bit`: 4 to read, 1 to pass through. */
function isAllowed(path: string, account: Account, bit: 1 | 4): boolean {
  const { mode, uid, gid } = statSync(path);
  if (uid === account.uid) return (mode & (bit << 6)) !== 0;
  if (gid === account.gid) return (mode & (bit << 3)) !== 0;
  return (mode & bit) !== 0;
}

function availableCapability(closed: string): string {
  const available = capabilities.find(({ bit }) => (boundingSet() >> bit) & 1n);
  if (available && hasSetpriv()) return available.name;
  throw new CannotStart(
    `PostgreSQL refuses to run as root, and no other account can pass through ${closed}: open that folder (chmod a+x), start Parvis as another user, or keep Parvis and its data (PARVIS_DATA) elsewhere.`,
  );
}

function boundingSet(): bigint {
  try {
    const bits = /^CapBnd:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
    return BigInt(`0x${bits ?? '0'}`);
  } catch {
    return 0n;
  }
}

function hasSetpriv(): boolean {
  try {
    execFileSync('setpriv', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
