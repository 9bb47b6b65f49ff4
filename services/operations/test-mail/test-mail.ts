import { randomUUID } from 'node:crypto';
import { defaultLocale, type Locale, localeSchema } from '@parvis/contracts/site/locale.ts';
import type { Pool } from 'pg';
import type { Clock } from '../../adapters/clock.ts';
import { insertOrders } from '../../outbox/statements.ts';
import type { MailTemplate } from '../../outbox/template.ts';
import { addressOf, type SubjectStore } from '../../subjects/subject-store.ts';

const words = {
  fr: {
    subject: 'Les e-mails de Parvis fonctionnent',
    text: 'Ce message a été demandé depuis la ligne de commande.\n\nS’il vous parvient, Parvis peut écrire à ses lecteurs.\n',
  },
  en: {
    subject: 'Mail from Parvis works',
    text: 'This message was requested on the command line.\n\nIf it reaches you, Parvis can write to its readers.\n',
  },
} as const;

/** The mail by which an operator checks that mail arrives. */
export const testMail: MailTemplate = {
  name: 'test-mail',
  async render(subject, params) {
    const address = addressOf(subject);
    if (address === undefined) return undefined;
    const locale = localeSchema.catch(defaultLocale).parse(params['locale']);
    return { to: { address }, locale, ...words[locale] };
  },
};

/** Orders a test mail to an address, in its reader's language; a running worker sends it. */
export async function orderTestMail(
  pool: Pool,
  subjects: SubjectStore,
  clock: Clock,
  address: string,
  locale: Locale,
): Promise<void> {
  const subjectId = await subjects.subjectOf(address);
  const order = {
    cause: randomUUID(),
    subjectId,
    template: testMail.name,
    params: { locale },
  };
  await insertOrders(pool, [order], clock.now());
}
