import { randomUUID } from 'node:crypto';
import { defaultLocale, localeSchema } from '@parvis/contracts/site/locale.ts';
import { systemClock } from '@parvis/services/adapters/clock.ts';
import type { Configuration } from '@parvis/services/adapters/config/configuration.ts';
import { orderTestMail } from '@parvis/services/operations/test-mail/test-mail.ts';
import { eraseSubject } from '@parvis/services/subjects/erase-subject.ts';
import { exportSubject } from '@parvis/services/subjects/export-subject.ts';
import { readSecrets } from '@parvis/services/subjects/secret.ts';
import { SubjectStore } from '@parvis/services/subjects/subject-store.ts';
import { Suppressions } from '@parvis/services/subjects/suppressions.ts';
import { CommandLineError } from './command-line-error.ts';
import { type Connection, connectToRunning } from './connect-to-running.ts';

/** `parvis mail test ADDRESS [fr|en]`: puts a test e-mail in this language into the outbox. */
export async function mail([
  word,
  address,
  language = defaultLocale,
]: readonly string[]): Promise<void> {
  const locale = localeSchema.safeParse(language);
  if (word !== 'test' || address === undefined || !locale.success)
    throw new CommandLineError('Usage: parvis mail test ADDRESS [fr|en].');
  await withSubjects(async (subjects, { pool }) => {
    await orderTestMail(pool, subjects, systemClock, address, locale.data);
    console.log('The mail is in the outbox; a running worker sends it.');
  });
}

/**
 * `parvis people export|erase ADDRESS`: exports or erases all personal data of somebody.
 * `parvis people refuse|accept ADDRESS`: stops every e-mail to their mailbox, or lifts that.
 */
export async function people([word, address]: readonly string[]): Promise<void> {
  if ((word === 'refuse' || word === 'accept') && address !== undefined)
    return suppress(word, address);
  if ((word !== 'export' && word !== 'erase') || address === undefined)
    throw new CommandLineError('Usage: parvis people export|erase|refuse|accept ADDRESS.');
  await withSubjects(async (subjects, { log, pool }) => {
    const id = await subjects.find(address);
    if (id === undefined) throw new CommandLineError('We hold nothing about this address.');
    if (word === 'export') {
      console.log(JSON.stringify(await exportSubject(subjects, pool, id), undefined, 2));
      return;
    }
    const erasure = { commandId: randomUUID(), actor: 'system', at: systemClock.now() };
    await eraseSubject(log, pool, id, erasure);
    console.log(
      'Erased: nothing is held about this address any more. If its owner refused e-mails, a keyed hash of the mailbox is kept, so that none is sent.',
    );
  });
}

/** Adds a mailbox to those that nothing is sent to, or removes it, at its owner's request. */
async function suppress(word: 'refuse' | 'accept', address: string): Promise<void> {
  const connection = await connectToRunning();
  try {
    const secrets = await readSecrets(connection.configuration);
    const suppressions = new Suppressions(connection.pool, secrets, systemClock);
    if (word === 'refuse') {
      await suppressions.add(address, 'refused');
      console.log('Nothing is sent to this mailbox any more.');
      return;
    }
    const wasThere = await suppressions.remove(address);
    console.log(
      wasThere ? 'E-mails may be sent to this mailbox again.' : 'This mailbox refused no e-mails.',
    );
  } finally {
    await connection.close();
  }
}

async function withSubjects(
  work: (subjects: SubjectStore, connection: Connection) => Promise<void>,
): Promise<void> {
  const connection = await connectToRunning();
  try {
    await work(await openStore(connection.configuration, connection), connection);
  } finally {
    await connection.close();
  }
}

async function openStore(
  configuration: Configuration,
  { pool }: Connection,
): Promise<SubjectStore> {
  return SubjectStore.open(pool, await readSecrets(configuration), systemClock);
}
