import { printUntilKilled } from '@parvis/ops/testing/print-until-killed.ts';
import { LogReader } from '@parvis/projections/follower/log-reader.ts';
import { InProcessBus } from '../../adapters/bus/in-process-bus.ts';
import { openPool } from '../../adapters/database/open-pool.ts';
import { PostgresEventLog } from '../../adapters/log/postgres/postgres-event-log.ts';
import { FileMailer } from '../../adapters/mail/file-mailer.ts';
import type { Mailer } from '../../adapters/mail/mailer.ts';
import { createReactorEngine } from '../../reactors/reactor-engine.ts';
import { SubjectStore } from '../../subjects/subject-store.ts';
import { Suppressions } from '../../subjects/suppressions.ts';
import { OutboxWorker } from '../outbox-worker.ts';
import { greeting, greetingReactor, secret } from './mailing-world.ts';

/**
 * A process that reacts and sends until it kills itself. Arguments: address of the database, address
 * of the log, outbox folder, time, and the number of the line with which it does. It prints a line
 * before and after it hands over an e-mail.
 */
const [databaseUrl = '', logUrl = '', folder = '', time = '', line = ''] = process.argv.slice(2);
const print = printUntilKilled(Number(line), 1);
const clock = { now: () => new Date(time) };
const pool = openPool(databaseUrl);
const log = new PostgresEventLog({ url: logUrl });
const files = new FileMailer({ folder, from: { address: 'a@estuaire.example' }, clock });
const mailer: Mailer = {
  async send(mail, id) {
    print(`sending ${id}`);
    const sending = await files.send(mail, id);
    print(`sent ${id}`);
    return sending;
  },
  close: () => files.close(),
};
const subjects = await SubjectStore.open(pool, [secret], clock);
const templates = [greeting];
const suppressions = new Suppressions(pool, [secret], clock);
const sending = { mailer, subjects, suppressions, templates };
const worker = new OutboxWorker({ pool, log, clock, ...sending, pollMs: 5 });
const engine = createReactorEngine({
  log,
  pool,
  clock,
  reactors: [greetingReactor],
  readableEvents: (handles, events) => events.filter(({ type }) => handles.includes(type)),
  batchSize: 3,
  onOrders: () => worker.wakeUp(),
});
const reader = new LogReader({ log, pool, bus: new InProcessBus(), pace: { pollMs: 5 } });
engine.start(reader);
reader.start();
worker.start();
print('started');
