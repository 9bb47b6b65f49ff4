import { type Finding, isOfServed, type Verification } from '@parvis/contracts/notary/views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { mailInLanguages } from '../../outbox/mail-layout/mail-in-languages.ts';
import { mailWords } from '../../outbox/mail-layout/mail-words.ts';
import { selectStaff } from '../../outbox/select-staff.ts';
import { orderStaffMails, type StaffMailPorts } from '../../outbox/staff-mails.ts';
import type { MailTemplate } from '../../outbox/template.ts';
import { readLastVerification } from './last-verification.ts';

const templateName = 'log-not-as-signed';

/**
 * Orders an e-mail to all administrators when a verification found something: one for the same
 * findings, however often they are found in succession.
 */
export async function orderAlarmMails(
  ports: StaffMailPorts,
  { findings, failingSince }: Verification,
  at: Date,
): Promise<void> {
  if (findings.length === 0 || failingSince === undefined) return;
  const about = failingSince;
  await orderStaffMails(ports, { template: templateName, roles: ['administrator'], about }, at);
}

/**
 * Returns the e-mail that says that the log is not as it was signed, or that what is stored beside it
 * is not as the log has it: in every language, because those of accounts are unknown; none when all is
 * well again.
 */
export function alarmMail(db: Queryable, publicUrl: string): MailTemplate {
  return {
    name: templateName,
    isForStaff: true,
    async render(_subject, params) {
      const administrators = await selectStaff(db, ['administrator']);
      const to = administrators.find(({ id }) => id === params['account']);
      const found = await readLastVerification(db);
      if (to === undefined || found === undefined || found.findings.length === 0) return undefined;
      return mailInLanguages(to, (locale) => wordsIn(locale, found, publicUrl));
    },
  };
}

const ofLog = {
  subject: 'mail.log-alarm.subject',
  text: 'mail.log-alarm.text',
  whatToDo: 'mail.log-alarm.what-to-do',
} as const;
const ofServed = {
  subject: 'mail.served-alarm.subject',
  text: 'mail.served-alarm.text',
  whatToDo: 'mail.served-alarm.what-to-do',
} as const;

/** The log comes first: while it is not as signed, nothing else is known to be right. */
function wordsIn(locale: Locale, { findings }: Verification, publicUrl: string) {
  const { formatMessage } = mailWords(locale);
  const inLog = findings.filter((finding) => !isOfServed(finding));
  const [named, words] = inLog.length > 0 ? [inLog, ofLog] : [findings, ofServed];
  return {
    subject: formatMessage({ id: words.subject }),
    text: [
      formatMessage({ id: words.text }, { count: named.length }),
      named.map(lineOf).join('\n'),
      `${formatMessage({ id: words.whatToDo })}\n${publicUrl}/admin/audit/notary`,
    ].join('\n\n'),
  };
}

function lineOf({ kind, position, detail }: Finding): string {
  if (isOfServed({ kind })) return `- ${kind}, ${detail}`;
  return position === null ? `- ${kind}` : `- ${kind}, ${Number(position)}`;
}
