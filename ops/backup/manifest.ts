import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keysFor, type Secrets } from '@parvis/services/subjects/secret.ts';
import { Vault } from '@parvis/services/subjects/vault.ts';
import { z } from 'zod';
import { CommandLineError } from '../cli/command-line-error.ts';

/** The file that a complete backup has; it is written last. */
export const manifestName = 'manifest.json';

const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);
/** Below the backup's folder; never outside of it. */
const pathSchema = z.string().regex(/^(?!.*(?:^|\/)\.)[A-Za-z0-9._/-]{1,600}$/);

const fileSchema = z.object({
  path: pathSchema,
  /** Size and SHA-256 of the file as it is stored: compressed, and encrypted if the backup is. */
  bytes: z.number().int().nonnegative(),
  sha256: sha256Schema,
});

const tableSchema = fileSchema.extend({
  table: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int().nonnegative(),
});

const databaseSchema = z.object({
  /** Names of the migrations that its schema had. */
  migrations: z.array(z.string()),
  /** Referenced tables before those that reference them. */
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
});

const contentsSchema = z.object({
  format: z.literal(1),
  /** The version of Parvis that wrote it. */
  parvis: z.string(),
  finishedAt: z.iso.datetime(),
  encrypted: z.boolean(),
  /** Marks of the secrets under which its personal data is sealed, in hexadecimal. */
  secretMarks: z.array(sha256Schema),
  /** The end of the log when the copy of the database began. */
  logPosition: z.string(),
  database: databaseSchema,
  /** `null`: the log is saved by its own server. */
  log: databaseSchema.nullable(),
  /** `null`: images and files are in a bucket, which its own service saves. */
  media: z.array(fileSchema).nullable(),
});

const manifestSchema = z.object({
  contents: contentsSchema,
  /** HMAC of `contents` under a key derived from the secret: nobody without it can alter a backup. */
  seal: sha256Schema,
});

export type BackupFile = z.infer<typeof fileSchema>;
export type CopiedTable = z.infer<typeof tableSchema>;
export type CopiedDatabase = z.infer<typeof databaseSchema>;
export type BackupContents = z.infer<typeof contentsSchema>;

/** Returns the text of a manifest, sealed under the current secret. */
export function sealedManifest(contents: BackupContents, secrets: Secrets): string {
  const parsed = contentsSchema.parse(contents);
  return JSON.stringify({
    contents: parsed,
    seal: computeSeals(parsed, secrets)[0]?.toString('hex'),
  });
}

/**
 * Reads the manifest of a backup and checks that it is complete, unaltered, and of this secret.
 * @throws CommandLineError naming what is wrong
 */
export async function readManifest(folder: string, secrets: Secrets): Promise<BackupContents> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch((cause: unknown) => {
    throw new CommandLineError(
      `${folder} is no complete backup: it has no ${manifestName}, which is written last. Nothing was changed.`,
      { cause },
    );
  });
  const read = manifestSchema.safeParse(parsedOrUndefined(text));
  if (!read.success)
    throw new CommandLineError(
      `The ${manifestName} of ${folder} cannot be read: it is damaged, or of another version of Parvis. Nothing was changed.`,
    );
  const { contents, seal } = read.data;
  requireSecret(contents, secrets);
  const expected = Buffer.from(seal, 'hex');
  if (!computeSeals(contents, secrets).some((one) => timingSafeEqual(one, expected)))
    throw new CommandLineError(
      `The ${manifestName} of ${folder} was altered after the backup. Nothing was changed.`,
    );
  return contents;
}

/** Returns all files of a backup except its manifest. */
export function listFiles({ database, log, media }: BackupContents): readonly BackupFile[] {
  return [...database.tables, ...(log?.tables ?? []), ...(media ?? [])];
}

function requireSecret({ secretMarks }: BackupContents, secrets: Secrets): void {
  const known = new Set(new Vault(secrets).fingerprints.map((mark) => mark.toString('hex')));
  if (secretMarks.every((mark) => known.has(mark))) return;
  throw new CommandLineError(
    'PARVIS_SECRET is not the secret with which this site sealed its personal data: set it to that one (with PARVIS_SECRET_EARLIER, if it was being replaced). Nothing was changed.',
  );
}

function computeSeals(contents: BackupContents, secrets: Secrets): readonly Buffer[] {
  const text = JSON.stringify(contents);
  return keysFor(secrets, 'backup manifest').map((key) =>
    createHmac('sha256', key).update(text).digest(),
  );
}

function parsedOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
