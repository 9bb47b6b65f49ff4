import type { Mail } from '@parvis/contracts/mail/mail.ts';

/**
 * The outcome of handing over an e-mail. A code describes the problem without identifying anybody.
 */
export type SendOutcome =
  | { readonly outcome: 'sent' }
  /** A retry may help. */
  | { readonly outcome: 'deferred'; readonly code: string }
  /** A retry cannot help. */
  | { readonly outcome: 'rejected'; readonly code: string };

/**
 * Port: passes e-mails on, to a server or into a folder. One contract suite covers all adapters.
 */
export interface Mailer {
  /**
   * Hands over one e-mail. An invalid e-mail, such as one whose subject would inject a header, is
   * rejected with `invalid-mail`.
   * @param id lowercase letters and digits; becomes the Message-ID, by which a duplicate is
   * recognised
   */
  send(mail: Mail, id: string): Promise<SendOutcome>;
  close(): Promise<void>;
}
