import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The installation's secrets: the current one, and earlier ones that still unseal existing data.
 */
export type Secrets = readonly [current: string, ...earlier: string[]];

/** Keys for one purpose, in the order of the secrets from which they were derived. */
export type Keys = readonly [current: Buffer, ...earlier: Buffer[]];

/** Where the secrets are configured. */
interface SecretSettings {
  readonly secret: string | undefined;
  readonly earlierSecrets: readonly string[];
  readonly dataFolder: string;
}

/** Derives a key of 256 bits for one purpose from the current secret. */
export function keyFor([current]: Secrets, purpose: string): Buffer {
  return derive(current, purpose);
}

/** Derives a key of 256 bits for one purpose from each secret. */
export function keysFor([current, ...earlier]: Secrets, purpose: string): Keys {
  return [derive(current, purpose), ...earlier.map((secret) => derive(secret, purpose))];
}

function derive(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `parvis ${purpose}`, 32));
}

/**
 * Returns the installation's secrets as configured.
 * @throws Error when the data folder cannot be written
 */
export async function readSecrets({
  secret,
  earlierSecrets,
  dataFolder,
}: SecretSettings): Promise<Secrets> {
  return [await readOrCreateSecret(secret, dataFolder), ...earlierSecrets];
}

/**
 * Returns the installation's secrets without creating one; undefined when there is none yet.
 * @throws Error when the secret of the data folder cannot be read
 */
export async function readExistingSecrets({
  secret,
  earlierSecrets,
  dataFolder,
}: SecretSettings): Promise<Secrets | undefined> {
  const current = secret ?? (await readSecret(join(dataFolder, 'secret')));
  return current === undefined ? undefined : [current, ...earlierSecrets];
}

/**
 * Returns the installation's secret: the configured one, or that of the data folder, created on
 * first use. Only the owner may read the file. If several processes start at the same time, one of
 * them creates it.
 * @throws Error when the folder cannot be written
 */
export async function readOrCreateSecret(
  configured: string | undefined,
  dataFolder: string,
): Promise<string> {
  if (configured !== undefined) return configured;
  const path = join(dataFolder, 'secret');
  return (await readSecret(path)) ?? (await createSecret(path, dataFolder));
}

async function createSecret(path: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.secret-${randomUUID()}`);
  try {
    const file = await open(draft, 'wx', 0o600);
    await file.writeFile(randomBytes(32).toString('base64url'));
    await file.sync();
    await file.close();
    // Unlike a rename, a link never replaces a file that another process created meanwhile.
    await link(draft, path).catch((cause: unknown) => {
      if (!hasCode(cause, 'EEXIST')) throw cause;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(path, 'utf8');
}

async function readSecret(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (cause) {
    if (hasCode(cause, 'ENOENT')) return undefined;
    throw cause;
  }
}

function hasCode(cause: unknown, code: string): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === code;
}
