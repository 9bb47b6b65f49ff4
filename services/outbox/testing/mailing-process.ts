import { setTimeout as sleep } from 'node:timers/promises';
import { InProcessBus } from '../../adapters/bus/in-process-bus.ts';
import { openPool } from '../../adapters/database/open-pool.ts';
import { PostgresEventLog } from '../../adapters/log/postgres/postgres-event-log.ts';
import { FileMailer } from '../../adapters/mail/file-mailer.ts';
import type { Mailer } from '../../adapters/mail/mailer.ts';
import { createReactorEngine } from '../../reactors/reactor-engine.ts';
import { SubjectStore } from '../../subjects/subject-store.ts';
import { OutboxWorker } from '../outbox-worker.ts';
import { greeting, greetingReactor, secret } from './mailing-world.ts';

/**
 * A process that reacts and sends until it is killed. Arguments: address of the database, address
 * of the log, outbox folder, time. It prints a line before and after it hands over an e-mail.
 */
const [databaseUrl = '', logUrl = '', folder = '', time = ''] = process.argv.slice(2);
const clock = { now: () => new Date(time) };
const pool = openPool(databaseUrl);
const log = new PostgresEventLog({ url: logUrl });
const files = new FileMailer({ folder, from: { address: 'a@estuaire.example' }, clock });
const mailer: Mailer = {
  async send(mail, id) {
    console.log(`sending ${id}`);
    await sleep(5);
    const sending = await files.send(mail, id);
    console.log(`sent ${id}`);
    await sleep(5);
    return sending;
  },
  close: () => files.close(),
};
const subjects = await SubjectStore.open(pool, [secret], clock);
const templates = [greeting];
const worker = new OutboxWorker({ pool, log, clock, mailer, subjects, templates, pollMs: 5 });
const engine = createReactorEngine({
  log,
  pool,
  bus: new InProcessBus(),
  clock,
  reactors: [greetingReactor],
  readableEvents: (handles, events) => events.filter(({ type }) => handles.includes(type)),
  pace: { pollMs: 5, standbyMs: 5, batchSize: 3 },
  onOrders: () => worker.wakeUp(),
});
engine.start();
worker.start();
console.log('started');
