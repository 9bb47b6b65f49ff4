/** Every e-mail that is sent, by the name of its template. */
export const mailNames = [
  'account-email-changes',
  'account-link',
  'administrator-added',
  'alert-confirmation',
  'alert-dormant',
  'alerts-link',
  'contact-message',
  'job-digest',
  'newsletter-digest',
  'offers-left-feed',
  'own-data-link',
  'something-waits',
  'account-was-reset',
  'test-mail',
] as const;
/**
 * E-mails that go to the person they are about; others go to our own people, also about a visitor.
 * Only reports on the former say anything about that person's mailbox.
 */
export const mailsToSubjects: ReadonlySet<string> = new Set<MailName>([
  'alert-confirmation',
  'alert-dormant',
  'alerts-link',
  'job-digest',
  'newsletter-digest',
  'own-data-link',
]);

export type MailName = (typeof mailNames)[number];
