import type { SubjectId } from '@parvis/contracts/subjects/subject-id.ts';
import { systemClock } from '@parvis/services/adapters/clock.ts';
import { exportSubject } from '@parvis/services/subjects/export-subject.ts';
import { readSecrets } from '@parvis/services/subjects/secret.ts';
import { Suppressions } from '@parvis/services/subjects/suppressions.ts';
import { z } from 'zod';
import { accountHeldAt } from './account-held-at.ts';
import { type Command, defineCommand } from './command.ts';
import { connectToRunning } from './connect-to-running.ts';
import { erasePerson, nothingStored } from './erase-person.ts';
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
      // What a legal hold keeps from everybody else is there for the person, and for the case.
      const reader = { read: (one: SubjectId) => subjects.readHeld(one) };
      console.log(JSON.stringify(await exportSubject(reader, pool, id), undefined, 2));
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
    withSubjects(async (subjects, connection) => {
      await erasePerson({ subjects, connection, address, isSure: yes });
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
