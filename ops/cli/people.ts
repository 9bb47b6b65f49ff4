import { randomUUID } from 'node:crypto';
import { systemClock } from '@parvis/services/adapters/clock.ts';
import { eraseSubject } from '@parvis/services/subjects/erase-subject.ts';
import { exportSubject, type SubjectExport } from '@parvis/services/subjects/export-subject.ts';
import { readSecrets } from '@parvis/services/subjects/secret.ts';
import { Suppressions } from '@parvis/services/subjects/suppressions.ts';
import { z } from 'zod';
import { accountHeldAt } from './account-held-at.ts';
import { ask } from './ask.ts';
import { type Command, defineCommand } from './command.ts';
import { CommandLineError } from './command-line-error.ts';
import { connectToRunning } from './connect-to-running.ts';
import { addressSchema } from './mail.ts';
import { withSubjects } from './with-subjects.ts';

/** `parvis people export`: prints all personal data of somebody. */
export const peopleExport = defineCommand({
  name: 'people export',
  usage: 'ADDRESS',
  summary: 'Prints everything that is stored about somebody, as JSON',
  arguments: ['address'],
  schema: z.object({ address: addressSchema }),
  run: ({ address }) =>
    withSubjects(async (subjects, { pool }) => {
      const id = await subjects.find(address);
      if (id === undefined) throw nothingStored(await accountHeldAt(pool, address));
      console.log(JSON.stringify(await exportSubject(subjects, pool, id), undefined, 2));
    }),
});

/** `parvis people erase`: shows what is stored about somebody, asks, and erases it. */
export const peopleErase = defineCommand({
  name: 'people erase',
  usage: 'ADDRESS [--yes]',
  summary: 'Shows what is stored about somebody, asks, and erases it',
  details: ['--yes   does not ask', 'What was erased cannot be brought back.'],
  arguments: ['address'],
  options: { yes: { type: 'boolean' } },
  schema: z.object({ address: addressSchema, yes: z.boolean().default(false) }),
  run: ({ address, yes }) =>
    withSubjects(async (subjects, { log, pool }) => {
      const id = await subjects.find(address);
      const exported = id && (await exportSubject(subjects, pool, id));
      const account = await accountHeldAt(pool, address);
      if (id === undefined || exported === undefined) throw nothingStored(account);
      console.log(summarize(exported));
      if (!yes) await requireConfirmation();
      const erasure = { commandId: randomUUID(), actor: 'system', at: systemClock.now() };
      await eraseSubject(log, pool, id, erasure);
      console.log(
        'Erased: nothing that a visitor left under this address is held any more. If its owner refused e-mails, a keyed hash of the mailbox is kept, so that none is sent.',
      );
      if (account !== undefined) console.log(account);
    }),
});

/** `parvis people refuse`: adds a mailbox to those that nothing is sent to. */
export const peopleRefuse = suppression(
  'refuse',
  'Sends nothing to this mailbox any more',
  async (suppressions, address) => {
    await suppressions.add(address, 'refused');
    return 'Nothing is sent to this mailbox any more.';
  },
);

/** `parvis people accept`: lifts that, at its owner's request. */
export const peopleAccept = suppression(
  'accept',
  'Sends e-mails to this mailbox again',
  async (suppressions, address) =>
    (await suppressions.remove(address))
      ? 'E-mails may be sent to this mailbox again.'
      : 'This mailbox refused no e-mails.',
);

/** Lists what is stored about a subject, by its kind. */
export function summarize({ since, data, mails }: SubjectExport): string {
  const kinds = [...new Set(data.map(({ kind }) => kind))];
  return [
    `Stored about this address since ${since.toISOString().slice(0, 10)}:`,
    ...kinds.map((kind) => `  ${kind}: ${data.filter((one) => one.kind === kind).length}`),
    `  e-mails that were sent or wait: ${mails.length}`,
  ].join('\n');
}

async function requireConfirmation(): Promise<void> {
  const { stdin: input, stderr: output } = process;
  const answer = await ask('Erase all of it, for good?', { input, output });
  if (answer === true) return;
  throw new CommandLineError(
    answer === undefined
      ? 'Nothing was erased: there is no terminal to ask at; add --yes.'
      : 'Nothing was erased.',
  );
}

function suppression(
  word: 'refuse' | 'accept',
  summary: string,
  act: (suppressions: Suppressions, address: string) => Promise<string>,
): Command {
  return defineCommand({
    name: `people ${word}`,
    usage: 'ADDRESS',
    summary,
    arguments: ['address'],
    schema: z.object({ address: addressSchema }),
    async run({ address }) {
      const connection = await connectToRunning();
      try {
        const secrets = await readSecrets(connection.configuration);
        console.log(await act(new Suppressions(connection.pool, secrets, systemClock), address));
      } finally {
        await connection.close();
      }
    },
  });
}

function nothingStored(account: string | undefined): CommandLineError {
  return new CommandLineError(
    account === undefined
      ? 'We hold nothing about this address.'
      : `No visitor left anything under this address. ${account}`,
  );
}
