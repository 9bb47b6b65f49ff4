import { randomUUID } from 'node:crypto';
import { defaultLocale, type Locale, localeSchema } from '@parvis/contracts/site/locale.ts';
import type { Pool } from 'pg';
import type { Clock } from '../../adapters/clock.ts';
import { layOutMail } from '../../outbox/mail-layout/lay-out-mail.ts';
import { mailWords } from '../../outbox/mail-layout/mail-words.ts';
import { insertOrders } from '../../outbox/statements.ts';
import type { MailTemplate } from '../../outbox/template.ts';
import { addressOf, type SubjectStore } from '../../subjects/subject-store.ts';

const templateName = 'test-mail';

/**
 * Returns the e-mail by which an operator checks that e-mails arrive.
 * @param siteName the name of the site
 */
export function testMail(siteName: (locale: Locale) => Promise<string>): MailTemplate {
  return {
    name: templateName,
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

/** Orders a test e-mail to an address, in its reader's language; a running worker sends it. */
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
    template: templateName,
    params: { locale },
  };
  await insertOrders(pool, [order], clock.now());
}
