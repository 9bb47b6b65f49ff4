/**
 * Every e-mail that is sent, by the name of its template: to the subject, the person it is about, or
 * to our own people, also about a visitor. Only reports on the former say anything about that
 * person's mailbox.
 */
const recipients = {
  'account-email-changes': 'staff',
  'account-link': 'staff',
  'administrator-added': 'staff',
  'alert-confirmation': 'subject',
  'alert-dormant': 'subject',
  'alerts-link': 'subject',
  'contact-message': 'staff',
  'job-digest': 'subject',
  'log-checkpoint': 'staff',
  'log-not-as-signed': 'staff',
  'newsletter-digest': 'subject',
  'offers-left-feed': 'staff',
  'webhook-stopped': 'staff',
  'own-data-link': 'subject',
  'something-waits': 'staff',
  'account-was-reset': 'staff',
  'test-mail': 'staff',
} as const;
export type MailName = keyof typeof recipients;

const all: Readonly<Record<string, 'subject' | 'staff' | undefined>> = recipients;

/** Returns whether the e-mails of a template go to the person they are about. */
export const goesToSubject = (template: string) => all[template] === 'subject';
