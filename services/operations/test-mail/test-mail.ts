import { randomUUID } from 'node:crypto';
import { defaultLocale, type Locale, localeSchema } from '@parvis/contracts/site/locale.ts';
import type { Pool } from 'pg';
import type { Clock } from '../../adapters/clock.ts';
import { layOutMail } from '../../outbox/mail-layout/lay-out-mail.ts';
import { mailWords } from '../../outbox/mail-layout/mail-words.ts';
import { insertOrders } from '../../outbox/statements.ts';
import type { MailTemplate } from '../../outbox/template.ts';
import { addressOf, type SubjectStore } from '../../subjects/subject-store.ts';

export const testMailName = 'test-mail';

/**
 * Returns the e-mail by which an operator checks that e-mails arrive.
 * @param siteName the name of the site
 */
export function testMail(siteName: (locale: Locale) => Promise<string>): MailTemplate {
  return {
    name: testMailName,
    isForStaff: true,
    async render(subject, params) {
      const address = addressOf(subject);
      if (address === undefined) return undefined;
      const locale = localeSchema.catch(defaultLocale).parse(params['locale']);
      const { formatMessage } = mailWords(locale);
      const heading = formatMessage({ id: 'mail.test.subject' });
      const laidOut = layOutMail({
        locale,
        siteName: await siteName(locale),
        heading,
        blocks: [{ kind: 'paragraph', text: formatMessage({ id: 'mail.test.text' }) }],
        why: formatMessage({ id: 'mail.test.why' }),
      });
      return { to: { address }, subject: heading, ...laidOut };
    },
  };
}

/** To whom a test e-mail goes, and whether a mail server sends it instead of a folder. */
export interface TestMailOrder {
  readonly address: string;
  readonly locale: Locale;
  readonly hasServer: boolean;
}

/** Orders a test e-mail, in its reader's language; a running worker sends it. */
export async function orderTestMail(
  pool: Pool,
  subjects: SubjectStore,
  clock: Clock,
  { address, locale, hasServer }: TestMailOrder,
): Promise<void> {
  const subjectId = await subjects.subjectOf(address);
  const order = {
    cause: randomUUID(),
    subjectId,
    template: testMailName,
    params: { locale, hasServer },
  };
  await insertOrders(pool, [order], clock.now());
}
