import { reseal } from '@parvis/services/main/reseal.ts';
import { readSecrets } from '@parvis/services/subjects/secret.ts';
import { WrongSecret } from '@parvis/services/subjects/subject-store.ts';
import { z } from 'zod';
import { defineCommand } from './command.ts';
import { CommandLineError } from './command-line-error.ts';
import { connectToRunning } from './connect-to-running.ts';
import { whenInterrupted } from './interruption.ts';

/** `parvis secrets reseal`: seals all stored data again, under the current PARVIS_SECRET. */
export const secretsReseal = defineCommand({
  name: 'secrets reseal',
  usage: '',
  summary: 'Seals all stored data again, after PARVIS_SECRET was replaced',
  details: ['See ops/security/keys.md.'],
  schema: z.object({}),
  run: resealAll,
});

async function resealAll(): Promise<void> {
  whenInterrupted(
    () => 'What was sealed again stays so; keep PARVIS_SECRET_EARLIER, and run this again.',
  );
  const connection = await connectToRunning();
  try {
    const known = await readSecrets(connection.configuration);
    const done = await reseal(connection.pool, known).catch((cause: unknown) => {
      throw cause instanceof WrongSecret ? new CommandLineError(cause.message) : cause;
    });
    console.log(
      `Sealed again: ${done.values} values, ${done.addresses} addresses, ${done.authenticators} authenticators.`,
    );
    if (done.doubled > 0)
      throw new CommandLineError(
        `Addresses that have two subjects: ${done.doubled}. A process without the current secret made one of them: end it, export and erase these people (see ops/security/keys.md), then repeat this.`,
      );
    console.log('Everything that is stored opens with PARVIS_SECRET alone.');
    if (done.earlierReports > 0)
      console.log(
        `Ethics reports whose receipt codes may need the earlier secret: ${done.earlierReports}. Keep it in PARVIS_SECRET_EARLIER until they are deleted.`,
      );
  } finally {
    await connection.close();
  }
}
