import { join } from 'node:path';
import { isKnownEventType } from '@parvis/projections/platform/event-catalogue.ts';
import { testMail } from '../operations/test-mail/test-mail.ts';
import { systemClock } from '../platform/clock.ts';
import type { Configuration } from '../platform/config/configuration.ts';
import { FileMailer } from '../platform/mail/file-mailer.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { SmtpMailer } from '../platform/mail/smtp-mailer.ts';
import { OutboxWorker } from '../platform/outbox/outbox-worker.ts';
import { recallSent } from '../platform/outbox/record-sent.ts';
import { createReactorEngine } from '../platform/reactors/reactor-engine.ts';
import { repeatErasures } from '../platform/subjects/repeat-erasures.ts';
import { readOrCreateSecret } from '../platform/subjects/secret.ts';
import { SubjectStore } from '../platform/subjects/subject-store.ts';
import type { Connections } from './connections.ts';

/** The folder of written mails; undefined when mail goes out by SMTP. */
export function outboxFolderOf({ smtpUrl, dataFolder }: Configuration): string | undefined {
  return smtpUrl === undefined ? join(dataFolder, 'outbox') : undefined;
}

/** Opens personal data, after repeating every erasure: a restored database forgets again first. */
export async function openSubjects(
  { log, pool }: Pick<Connections, 'log' | 'pool'>,
  { secret, dataFolder }: Configuration,
): Promise<SubjectStore> {
  await repeatErasures(log, pool);
  return SubjectStore.open(pool, await readOrCreateSecret(secret, dataFolder), systemClock);
}

/** Reacts to events with mails, and sends what is in the outbox. */
export async function startMail(
  { log, pool, bus }: Connections,
  subjects: SubjectStore,
  configuration: Configuration,
  onTrouble: (cause: unknown, where: string) => void,
): Promise<{ stop(): Promise<void> }> {
  // What the log knows to be sent is not sent again, whatever an older database says.
  await recallSent(log, pool, systemClock);
  const mailer = makeMailer(configuration);
  const clock = systemClock;
  const worker = new OutboxWorker({
    pool,
    log,
    clock,
    mailer,
    subjects,
    templates: [testMail],
    onTrouble: (trouble) => onTrouble(trouble, 'outbox'),
  });
  const engine = createReactorEngine({
    log,
    pool,
    bus,
    clock,
    reactors: [],
    isKnown: isKnownEventType,
    onOrders: () => worker.wake(),
    onTrouble: (reactor, trouble) => onTrouble(trouble, reactor),
  });
  engine.start();
  worker.start();
  return {
    async stop() {
      await engine.stop();
      await worker.stop();
      await mailer.close();
    },
  };
}

function makeMailer(configuration: Configuration): Mailer {
  const { smtpUrl: url, mailFrom: from, dataFolder } = configuration;
  return url === undefined
    ? new FileMailer({ folder: join(dataFolder, 'outbox'), from, clock: systemClock })
    : new SmtpMailer({ url, from, clock: systemClock });
}
