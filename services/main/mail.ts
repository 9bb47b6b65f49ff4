import { join } from 'node:path';
import { LogUnavailable } from '@parvis/contracts/log/event-log.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { readableEvents } from '@parvis/projections/engine/readable-events.ts';
import type { LogReader } from '@parvis/projections/follower/log-reader.ts';
import { isServerUnavailable } from '@parvis/projections/postgres/transient-error.ts';
import { accountMails } from '../accounts/account-mails.ts';
import { systemClock } from '../adapters/clock.ts';
import type { Configuration } from '../adapters/config/configuration.ts';
import { FileMailer } from '../adapters/mail/file-mailer.ts';
import type { Mailer } from '../adapters/mail/mailer.ts';
import { observedMailer } from '../adapters/mail/observed-mailer.ts';
import { SmtpMailer } from '../adapters/mail/smtp-mailer.ts';
import { alertMails, confirmationReactor } from '../alerts/mails/alert-mails.ts';
import { absencesMail } from '../careers/absences/absences-mail.ts';
import { contactMail, contactReactor } from '../contact/contact-mail.ts';
import type { ContentArea } from '../content/content-area.ts';
import { shownModule } from '../content/read-content/shown-module.ts';
import { accountWasResetMail } from '../ethics/suspend-key.ts';
import { waitingReportsMail } from '../ethics/waiting-reports-mail.ts';
import { checkpointMail } from '../notary/checkpoint-mail.ts';
import { alarmMail } from '../notary/verify/alarm-mail.ts';
import { testMail } from '../operations/test-mail/test-mail.ts';
import { OutboxWorker } from '../outbox/outbox-worker.ts';
import { readSentMails } from '../outbox/record-sent.ts';
import { ownDataMail } from '../own-data/own-data-mail.ts';
import { createReactorEngine } from '../reactors/reactor-engine.ts';
import { SiteNames } from '../site-settings/site-names.ts';
import { repeatErasures } from '../subjects/repeat-erasures.ts';
import { webhookStoppedMail } from '../webhooks/stopped-mail.ts';
import type { Connections } from './connections.ts';
import { digestMailsWithLinks, dormantReactor } from './digests.ts';
import type { Observability } from './observability.ts';
import type { People } from './people.ts';

/** Returns the folder of written e-mails; undefined when mail is sent by SMTP. */
export function outboxFolderOf({
  smtpUrl,
  dataFolder,
}: Pick<Configuration, 'smtpUrl' | 'dataFolder'>): string | undefined {
  return smtpUrl === undefined ? join(dataFolder, 'outbox') : undefined;
}

/** Starts the e-mail reactors and the sending of the outbox. */
export async function startMail(
  reader: LogReader,
  { log, pool, changes }: Connections,
  configuration: Configuration,
  { store, subjects, alerts }: Pick<ContentArea, 'store'> & People,
  { metrics, reportError }: Observability,
): Promise<{ stop(): Promise<void> }> {
  // A database restored from a backup repeats its erasures first.
  await repeatErasures(log, pool);
  // E-mails sent according to the log are not sent again, even if an older database has them
  // pending.
  await readSentMails(log, pool, systemClock);
  const mailer = observedMailer(makeMailer(configuration), metrics);
  const clock = systemClock;
  const { publicUrl } = configuration;
  const names = new SiteNames(log, clock);
  const siteName = (locale: Locale) => names.nameIn(locale);
  const postalAddress = (locale: Locale) => names.postalAddressIn(locale);
  const worker = new OutboxWorker({
    pool,
    log,
    clock,
    mailer,
    subjects,
    suppressions: alerts.suppressions,
    templates: [
      testMail(siteName),
      ...accountMails({ db: pool, clock, publicUrl, siteName }),
      ownDataMail({ db: pool, clock, publicUrl, siteName }),
      waitingReportsMail(pool, publicUrl),
      accountWasResetMail(pool, publicUrl),
      absencesMail(pool, publicUrl),
      webhookStoppedMail(pool, publicUrl),
      alarmMail(pool, publicUrl),
      checkpointMail(pool),
      contactMail({ log, moduleOf: (id) => shownModule(store, id), publicUrl, siteName }),
      ...digestMailsWithLinks(alerts, { publicUrl, siteName, postalAddress }),
      ...alertMails({ ...alerts, siteName, postalAddress }),
    ].map((template) => names.signing(template)),
    onError: (error) => reportError(withoutPersonalData(error), 'outbox'),
  });
  const engine = createReactorEngine({
    log,
    pool,
    clock,
    reactors: [contactReactor, confirmationReactor, dormantReactor(alerts)],
    readableEvents,
    onOrders: () => worker.wakeUp(),
    onError: (reactor, error) => reportError(withoutPersonalData(error), reactor),
  });
  engine.start(reader);
  worker.start();
  const endChanges = changes.subscribe({ look: () => worker.wakeUp() });
  return {
    async stop() {
      endChanges();
      await engine.stop();
      await worker.stop();
      await mailer.close();
    },
  };
}

/** Returns an outage, or the name alone of an error whose message may repeat personal data. */
function withoutPersonalData(error: unknown): unknown {
  const isOutage = error instanceof LogUnavailable || isServerUnavailable(error);
  return error instanceof Error && !isOutage ? error.name : error;
}

function makeMailer(configuration: Configuration): Mailer {
  const { smtpUrl: url, mailFrom: from, dataFolder } = configuration;
  return url === undefined
    ? new FileMailer({ folder: join(dataFolder, 'outbox'), from, clock: systemClock })
    : new SmtpMailer({ url, from, clock: systemClock });
}
