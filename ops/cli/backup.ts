import { readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { systemClock } from '@parvis/services/adapters/clock.ts';
import type { Configuration } from '@parvis/services/adapters/config/configuration.ts';
import { canSealTo } from '@parvis/services/ethics/seal.ts';
import { readExistingSecrets, type Secrets } from '@parvis/services/subjects/secret.ts';
import { Decrypter } from 'age-encryption';
import { z } from 'zod';
import { restoreBackup } from '../backup/restore-backup.ts';
import { type BackupSummary, writeBackup } from '../backup/write-backup.ts';
import { readVersion } from '../start/read-version.ts';
import { defineCommand } from './command.ts';
import { CommandLineError } from './command-line-error.ts';
import { whenInterrupted } from './interruption.ts';
import { progressLine } from './progress-line.ts';
import { requireConfiguration } from './require-configuration.ts';
import { words } from './words.ts';

const dayMs = 86_400_000;
const folder = words('The folder');

const recipientSchema = z
  .string()
  .refine(canSealTo, 'A --recipient is a public key of age (age1…).');

/** `parvis backup`: writes a verified backup of database, log and media. */
export const backup = defineCommand({
  name: 'backup',
  usage: 'FOLDER [--recipient AGE-KEY]… [--kept DAYS] [--log-command COMMAND]',
  summary: 'Writes a verified backup of the database, the log, images and files',
  details: [
    'FOLDER is created; it must be empty. Parvis may run meanwhile, or be stopped.',
    '--recipient AGE-KEY     encrypts it for the owner of this public key (age1…); may be repeated',
    '--kept DAYS             for how long you keep it: an erasure says until when it holds what was erased',
    '--log-command COMMAND   saves a log that is not in PostgreSQL, at the right moment',
    'PARVIS_SECRET is not inside: keep it elsewhere. See ops/backup/README.md.',
  ],
  arguments: ['folder'],
  options: {
    recipient: { type: 'string', multiple: true },
    'log-command': { type: 'string' },
    kept: { type: 'string' },
  },
  schema: z.object({
    folder,
    recipient: z.array(recipientSchema).default([]),
    'log-command': words('The command of --log-command').optional(),
    kept: z.coerce
      .number('--kept is a number of days.')
      .int('--kept is a number of days.')
      .min(1, '--kept is at least a day.')
      .max(36_500, '--kept is at most a hundred years.')
      .optional(),
  }),
  async run({ folder: given, recipient: recipients, kept, 'log-command': logCommand }) {
    const site = await requireSite();
    const { say, progress } = output();
    const target = resolve(given);
    const summary = await writeBackup({
      ...site,
      folder: target,
      recipients,
      logCommand,
      keptUntil: kept === undefined ? undefined : dayIn(kept),
      version: await readVersion(process.cwd()),
      print: say,
      progress,
      onBegin: () =>
        whenInterrupted(async () => {
          await rm(target, { recursive: true, force: true });
          return `There is no backup: what was written to ${target} was deleted. The site is unchanged.`;
        }),
    });
    say(writtenSummary(summary, target));
  },
});

/** `parvis restore`: puts a backup in the place of an empty or former site. */
export const restore = defineCommand({
  name: 'restore',
  usage: 'FOLDER [--replace] [--identity FILE]',
  summary: 'Restores a backup into the configured databases and data folder',
  details: [
    'Parvis must be stopped. The backup and PARVIS_SECRET are checked before anything is written.',
    '--replace         deletes the site that is there',
    '--identity FILE   the secret key of age (AGE-SECRET-KEY-…) of an encrypted backup',
    'While it is not complete, Parvis does not start; running it again completes it.',
  ],
  arguments: ['folder'],
  options: { replace: { type: 'boolean' }, identity: { type: 'string' } },
  schema: z.object({
    folder,
    replace: z.boolean().default(false),
    identity: words('The file of --identity').optional(),
  }),
  async run({ folder: given, replace, identity }) {
    const site = await requireSite();
    const { say, progress } = output();
    const identities = identity === undefined ? [] : await readIdentities(identity);
    const source = resolve(given);
    const contents = await restoreBackup({
      ...site,
      folder: source,
      identities,
      replace,
      print: say,
      progress: (done, all) => progress(`${percent(done, all)} of the backup`),
      onWrite: () =>
        whenInterrupted(
          () =>
            `The site is not complete, and Parvis will not start: run “parvis restore ${source}” again.`,
        ),
    });
    say(
      `Restored: the site as of ${contents.finishedAt}. Start Parvis; it computes its read models from the log before it serves.`,
    );
  },
});

/** Returns the day that many days from now (ISO 8601, UTC). */
function dayIn(days: number): string {
  return new Date(systemClock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
}

function writtenSummary({ files, bytes, contents }: BackupSummary, target: string): string {
  const mebibytes = (bytes / 2 ** 20).toFixed(1);
  const missing = [
    ...(contents.log === null ? ['The log is not inside: its own server saves it.'] : []),
    ...(contents.media === null
      ? ['Images and files are not inside: they are in the bucket.']
      : []),
  ];
  return [
    `Backup written and verified: ${files} files, ${mebibytes} MiB${contents.encrypted ? ', encrypted' : ''}, in ${target}.`,
    ...missing,
    'PARVIS_SECRET is not inside: without it the backup cannot be restored.',
  ].join('\n');
}

function percent(done: number, all: number): string {
  return `${all === 0 ? 100 : Math.min(100, Math.floor((done / all) * 100))} %`;
}

async function requireSite(): Promise<{
  readonly configuration: Configuration;
  readonly secrets: Secrets;
}> {
  const configuration = requireConfiguration();
  const secrets = await readExistingSecrets(configuration);
  if (secrets !== undefined) return { configuration, secrets };
  throw new CommandLineError(
    `There is no secret: set PARVIS_SECRET, or put the file “secret” into ${configuration.dataFolder}. Nothing was changed.`,
  );
}

/** Lines on the screen, with the progress of the work below the last one. */
function output() {
  const line = progressLine(process.stderr);
  return {
    say(text: string) {
      line.end();
      console.log(text);
    },
    progress: line.show,
  };
}

/** Reads the keys in a file as age writes it: one a line, with comments. */
async function readIdentities(file: string): Promise<readonly string[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.trim());
  const keys = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const decrypter = new Decrypter();
  try {
    for (const key of keys) decrypter.addIdentity(key);
  } catch (cause) {
    throw new CommandLineError(`${file} contains something else than keys of age.`, { cause });
  }
  if (keys.length === 0) throw new CommandLineError(`${file} contains no key of age.`);
  return keys;
}
