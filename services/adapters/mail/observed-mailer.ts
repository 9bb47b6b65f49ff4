import { Counter } from 'prom-client';
import type { Metrics } from '../metrics/metrics.ts';
import type { Mailer } from './mailer.ts';

/** Wraps a mailer so that e-mails are counted by outcome. */
export function observedMailer(mailer: Mailer, { registry }: Pick<Metrics, 'registry'>): Mailer {
  const mails = new Counter({
    name: 'parvis_mails_total',
    help: 'Mails handed over, by outcome; a deferred one is retried',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of ['sent', 'deferred', 'rejected', 'failed']) mails.inc({ outcome }, 0);
  return {
    async send(mail, id) {
      let outcome = 'failed';
      try {
        const sending = await mailer.send(mail, id);
        outcome = sending.outcome;
        return sending;
      } finally {
        mails.inc({ outcome });
      }
    },
    close: () => mailer.close(),
  };
}
