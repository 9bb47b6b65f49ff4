import { printUntilKilled } from '@parvis/ops/testing/print-until-killed.ts';
import { openPool } from '../../adapters/database/open-pool.ts';
import { PostgresEventLog } from '../../adapters/log/postgres/postgres-event-log.ts';
import { SmtpMailer } from '../../adapters/mail/smtp-mailer.ts';
import { OutboxWorker } from '../../outbox/outbox-worker.ts';
import { secret } from '../../outbox/testing/mailing-world.ts';
import { SubjectStore } from '../../subjects/subject-store.ts';
import { Suppressions } from '../../subjects/suppressions.ts';
import { digestMails } from '../mails/digest-mails.ts';
import { planDigests } from '../plan/plan-digests.ts';
import { publicUrl, testLinks } from './digest-world.ts';

/**
 * A process that plans digests and sends them until it kills itself. Arguments: the addresses of the
 * database, the log and the mail server, the time, and what it does so with: a line of this number,
 * or an e-mail of this number, once the mail server has accepted it and before anything else runs.
 * It prints a line before and after everything it awaits.
 */
const [databaseUrl = '', logUrl = '', smtpUrl = '', time = '', lastLine = '', lastMail = ''] =
  process.argv.slice(2);
const print = printUntilKilled(Number(lastLine), 1);
const clock = { now: () => new Date(time) };
const pool = openPool(databaseUrl);
pool.on('connect', (client) => {
  client.query = waitedFor(client.query.bind(client));
});
const smtp = new SmtpMailer({ url: smtpUrl, from: { address: 'a@estuaire.example' }, clock });
let mails = 0;
const send: typeof smtp.send = async (...mail) => {
  const sending = await smtp.send(...mail);
  mails += 1;
  if (mails === Number(lastMail)) process.kill(process.pid, 'SIGKILL');
  return sending;
};
const mailer = { send: waitedFor(send), close: () => smtp.close() };
const log = new PostgresEventLog({ url: logUrl });
const subjects = await SubjectStore.open(pool, [secret], clock);
const siteName = async () => 'Estuaire';
const templates = digestMails({ pool, clock, publicUrl, siteName, ...testLinks });
const suppressions = new Suppressions(pool, [secret], clock);
const sending = { mailer, subjects, suppressions, templates };
const worker = new OutboxWorker({ pool, log, clock, ...sending, pollMs: 5 });
await planDigests({ pool, subjects, log }).run(clock.now());
while ((await worker.sendDue()) > 0);
print('ended');
process.exit(0);

/** Prints a line before and after a promise, where the process may be killed. */
function waitedFor<F extends (...given: never[]) => unknown>(wait: F): F {
  return new Proxy(wait, {
    apply(target, self, given: never[]) {
      print('begins');
      const waiting = Reflect.apply(target, self, given);
      if (waiting instanceof Promise) return waiting.finally(() => print('ended one'));
      return waiting;
    },
  });
}
