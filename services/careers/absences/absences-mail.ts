import { roles, rolesPermit } from '@parvis/contracts/accounts/roles.ts';
import { absenceAnswerDays } from '@parvis/contracts/careers/absences.ts';
import { titleOf } from '@parvis/contracts/careers/offer-path.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import { toParisTime } from '@parvis/contracts/site/paris-time.ts';
import type { Queryable } from '@parvis/projections/postgres/queryable.ts';
import { mailInLanguages } from '../../outbox/mail-layout/mail-in-languages.ts';
import { mailWords } from '../../outbox/mail-layout/mail-words.ts';
import { selectStaff } from '../../outbox/select-staff.ts';
import { orderStaffMails, type StaffMailPorts } from '../../outbox/staff-mails.ts';
import type { MailTemplate } from '../../outbox/template.ts';
import { newestAbsence } from './absence-rows.ts';
import { listAbsences } from './list-absences.ts';

const templateName = 'offers-left-feed';
/** The number of offers that an e-mail names. */
const namedOffers = 10;
const editingRoles = roles.filter((role) => rolesPermit([role], 'content.write'));

/**
 * Orders an e-mail to everybody who may decide about the offers that left their feed: one for those
 * that left it on the same day, however often it is ordered.
 */
export async function orderAbsencesMails(
  ports: StaffMailPorts,
  source: string,
  at: Date,
): Promise<void> {
  const since = await newestAbsence(ports.db, source);
  if (since === undefined) return;
  const about = `${source}/${toParisTime(since).date}`;
  const params = { source };
  await orderStaffMails(ports, { template: templateName, roles: editingRoles, about, params }, at);
}

/**
 * Returns the e-mail that asks whether offers that left their feed are withdrawn, in both
 * languages, because those of accounts are unknown; none when nothing waits any more.
 */
export function absencesMail(db: Queryable, publicUrl: string): MailTemplate {
  return {
    name: templateName,
    isForStaff: true,
    async render(_subject, params) {
      const source = String(params['source']);
      const people = await selectStaff(db, editingRoles);
      const to = people.find(({ id }) => id === params['account']);
      const waiting = await listAbsences(db, { source, page: 1, pageSize: namedOffers });
      if (to === undefined || waiting.total === 0) return undefined;
      const url = `${publicUrl}/admin/offers/absent?source=${source}`;
      return mailInLanguages(to, (locale) => wordsIn(locale, source, waiting, url));
    },
  };
}

function wordsIn(
  locale: Locale,
  source: string,
  { items, total }: Awaited<ReturnType<typeof listAbsences>>,
  url: string,
) {
  const { formatMessage } = mailWords(locale);
  const named = items.map(
    ({ offer: { shown } }) => `- ${titleOf(shown, locale)} (${shown.reference})`,
  );
  const more = total - items.length;
  const values = { count: total, source, days: absenceAnswerDays };
  const text = [
    formatMessage({ id: 'mail.absences.text' }, values),
    [
      ...named,
      ...(more > 0 ? [formatMessage({ id: 'mail.absences.more' }, { count: more })] : []),
    ].join('\n'),
    `${formatMessage({ id: 'mail.absences.decide' })}\n${url}`,
  ];
  const subject = formatMessage({ id: 'mail.absences.subject' }, values);
  return { subject, text: text.join('\n\n') };
}
