import { readFile } from 'node:fs/promises';
import type { Verification } from '@parvis/contracts/notary/views.ts';
import { logVerification } from '@parvis/contracts/security/traced.ts';
import { systemClock } from '@parvis/services/adapters/clock.ts';
import { storedEventsOf } from '@parvis/services/adapters/log/redaction/redacted-event-log.ts';
import { isPostgres } from '@parvis/services/main/databases.ts';
import { openTiles, originOf, scanningThreads } from '@parvis/services/main/notary.ts';
import { openWitnesses } from '@parvis/services/main/witnesses.ts';
import { NotaryTable } from '@parvis/services/notary/notary-table.ts';
import { checkpointNoteIn } from '@parvis/services/notary/notes/checkpoint.ts';
import { readWitnessKey } from '@parvis/services/notary/notes/cosignature.ts';
import type { VerifierKey } from '@parvis/services/notary/notes/signed-note.ts';
import { NothingSigned, verify } from '@parvis/services/notary/verify/verify.ts';
import { recordOnCommandLine } from '@parvis/services/security/record-events.ts';
import { readSecrets } from '@parvis/services/subjects/secret.ts';
import { Vault } from '@parvis/services/subjects/vault.ts';
import { z } from 'zod';
import { defineCommand } from './command.ts';
import { CommandLineError } from './command-line-error.ts';
import { type Connection, connectToRunning } from './connect-to-running.ts';
import { findingLine } from './finding-line.ts';
import { progressLine } from './progress-line.ts';
import { verifyReadModels } from './verify-read-models.ts';
import { verifyStoredFiles } from './verify-stored-files.ts';

/** `parvis audit verify`: compares the log with what the notary signed. */
export const auditVerify = defineCommand({
  name: 'audit verify',
  usage: '[--checkpoint FILE]… [--key KEY]… [--witness KEY]… [--read-models] [--files]',
  summary: 'Tells whether anybody rewrote the log, and where first',
  details: [
    '--checkpoint FILE   a checkpoint kept elsewhere (saved from /tlog/checkpoint, or an e-mail that has it); may be repeated',
    '--key KEY           a verifier key kept elsewhere, name+id+key; may be repeated',
    '--witness KEY       the verifier key of a witness, besides those in PARVIS_WITNESSES; may be repeated',
    '--read-models       compares what is served with what the log leads to, too; names the rows',
    '--files             compares stored pictures, documents and files of builds with the log, too',
    'Ends with 1 when anything is wrong.',
  ],
  options: {
    checkpoint: { type: 'string', multiple: true },
    key: { type: 'string', multiple: true },
    witness: { type: 'string', multiple: true },
    'read-models': { type: 'boolean' },
    files: { type: 'boolean' },
  },
  schema: z.object({
    checkpoint: z.array(z.string()).default([]),
    key: z.array(z.string()).default([]),
    witness: z.array(z.string()).default([]),
    'read-models': z.boolean().default(false),
    files: z.boolean().default(false),
  }),
  run: verifyRunning,
});

/** `parvis audit replace-key`: signs with another key from the next checkpoint on. */
export const auditReplaceKey = defineCommand({
  name: 'audit replace-key',
  usage: '',
  summary: 'Makes another key with which the log is signed; that is recorded',
  schema: z.object({}),
  run: () =>
    withNotary(async ({ table }) => {
      await table.replaceKey();
      console.log('The next checkpoint is signed by both keys, the following ones by the new one.');
    }),
});

/** `parvis audit begin-anew`: signs the log under another name, after it was replaced on purpose. */
export const auditBeginAnew = defineCommand({
  name: 'audit begin-anew',
  usage: '[--key-lost]',
  summary: 'Signs the log under another name, after an older backup of it was restored',
  details: [
    'Only for a notary that stopped (“audit verify” says so): its earlier checkpoints',
    'prove nothing about the log from then on. Restart Parvis afterwards.',
    '--key-lost   the file with its key (PARVIS_NOTARY_KEY) is lost: another key signs',
  ],
  options: { 'key-lost': { type: 'boolean' } },
  schema: z.object({ 'key-lost': z.boolean().default(false) }),
  run: ({ 'key-lost': isKeyLost }) =>
    withNotary(async ({ table, configuration }) => {
      const row = await table.read();
      if (row === undefined || (row.stopped === null && !isKeyLost))
        throw new CommandLineError('The notary signs the log: there is no reason to begin anew.');
      await table.beginAnew(originOf(configuration, row.number + 1), isKeyLost);
      console.log('Another tree begins when Parvis is started again.');
    }),
});

async function withNotary(
  work: (parts: Connection & { readonly table: NotaryTable }) => Promise<void>,
): Promise<void> {
  const connection = await connectToRunning();
  try {
    const secrets = await readSecrets(connection.configuration);
    await work({ ...connection, table: new NotaryTable(connection.pool, new Vault(secrets)) });
  } finally {
    await connection.close();
  }
}

async function verifyRunning({
  checkpoint: notes,
  key: keys,
  witness: witnessTexts,
  'read-models': withReadModels,
  files: withFiles,
}: VerifyRequest): Promise<void> {
  const elsewhere = await Promise.all(
    notes.map(async (name) => ({ name, note: checkpointNoteIn(await readFile(name, 'utf8')) })),
  );
  await withNotary(async ({ log, logUrl, pool, table, configuration }) => {
    const progress = progressLine(process.stderr);
    const stored = { ...storedEventsOf(log), head: () => log.head() };
    const ports = {
      log: stored,
      db: pool,
      table,
      tiles: openTiles(configuration),
      clock: systemClock,
    };
    const threads = scanningThreads(stored, logUrl);
    const witnesses = [
      ...openWitnesses(configuration).map(({ key }) => key),
      ...witnessTexts.map(requireWitnessKey),
    ];
    const found = await verify(
      { ...ports, ...threads, isGapless: isPostgres(logUrl) },
      elsewhere,
      keys,
      witnesses,
      (events) => progress.show(`${events} events verified`),
    ).catch((cause: unknown) => {
      throw cause instanceof NothingSigned
        ? new CommandLineError('The log was not signed yet: start Parvis, and try again.')
        : cause;
    });
    progress.end();
    await recordOnCommandLine(pool, logVerification, systemClock.now()).catch((cause: unknown) =>
      console.error(`The verification is not in the security trace: ${String(cause)}`),
    );
    const stopped = (await table.read())?.stopped;
    const names = new Set(witnesses.map(({ name }) => name));
    console.log(writeReport(found, elsewhere.length, names).join('\n'));
    if (stopped) console.log(`The notary signs no more: ${stopped}.`);
    const isAsBuilt = !withReadModels || (await verifyReadModels({ log, pool }));
    const isAsStored = !withFiles || (await verifyStoredFiles({ log, configuration }));
    if (found.findings.length > 0 || stopped)
      throw new CommandLineError('The log is not as it was signed.');
    if (!isAsBuilt) throw new CommandLineError('Read models are not as the log leads to them.');
    if (!isAsStored) throw new CommandLineError('Files are not as the log names them.');
  });
}

interface VerifyRequest {
  readonly checkpoint: readonly string[];
  readonly key: readonly string[];
  readonly witness: readonly string[];
  readonly 'read-models': boolean;
  readonly files: boolean;
}

function requireWitnessKey(text: string): VerifierKey {
  const key = readWitnessKey(text);
  if (key === undefined)
    throw new CommandLineError(`${text} is not the verifier key of a witness (name+id+key).`);
  return key;
}

function writeReport(
  found: Verification,
  elsewhere: number,
  witnesses: ReadonlySet<string>,
): readonly string[] {
  const { events, signed, findings, provedFromElsewhere, provedSince, witnessed } = found;
  const silent = [...witnesses].filter((name) => witnessed.every((one) => one.name !== name));
  return [
    ...findings.map(findingLine),
    `${events} events read; ${signed} of them are signed${findings.length === 0 ? ', and they are as signed' : ''}.`,
    ...(events > signed ? [`${events - signed} newer ones are not signed yet.`] : []),
    ...(provedSince === null
      ? []
      : [`Events before ${provedSince}, when the notary began, are proved only from then on.`]),
    ...witnessed.map(
      ({ name, at, size }) =>
        `The witness ${name} saw the first ${size} events at ${at}, as they are here.`,
    ),
    ...silent.map((name) => `Nothing that the witness ${name} cosigned is kept.`),
    elsewhere === 0
      ? 'Not proved without a checkpoint kept elsewhere (--checkpoint FILE): that nobody with access to this machine rewrote the log together with its signatures.'
      : `Proved by checkpoints kept elsewhere: the first ${provedFromElsewhere} events. Not proved: that nobody with access to this machine rewrote later ones together with their signatures.`,
  ];
}
