/** Every e-mail that is sent, by the name of its template. */
export const mailNames = [
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
  'test-mail',
] as const;
export type MailName = (typeof mailNames)[number];
