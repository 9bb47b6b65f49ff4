import type { Mail } from '@parvis/contracts/mail/mail.ts';

/** The outcome of handing over a mail. A code describes the problem without identifying anybody. */
export type SendOutcome =
  | { readonly outcome: 'sent' }
  /** A retry may help. */
  | { readonly outcome: 'deferred'; readonly code: string }
  /** A retry cannot help. */
  | { readonly outcome: 'rejected'; readonly code: string };

/** Port: passes mails on, to a server or into a folder. One contract suite covers all adapters. */
export interface Mailer {
  /**
   * Hands over one mail. An invalid mail, such as one whose subject would inject a header, is
   * rejected with `invalid-mail`.
   * @param id lower-case letters and digits; becomes the Message-ID, by which a repetition is
   * recognised
   */
  send(mail: Mail, id: string): Promise<SendOutcome>;
  close(): Promise<void>;
}
