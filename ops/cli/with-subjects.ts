import { systemClock } from '@parvis/services/adapters/clock.ts';
import { readSecrets } from '@parvis/services/subjects/secret.ts';
import { SubjectStore } from '@parvis/services/subjects/subject-store.ts';
import { type Connection, connectToRunning } from './connect-to-running.ts';

/** Runs work on the personal data of the running Parvis. */
export async function withSubjects(
  work: (subjects: SubjectStore, connection: Connection) => Promise<void>,
): Promise<void> {
  const connection = await connectToRunning();
  try {
    const secrets = await readSecrets(connection.configuration);
    await work(await SubjectStore.open(connection.pool, secrets, systemClock), connection);
  } finally {
    await connection.close();
  }
}
