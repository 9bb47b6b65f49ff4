import type { Mail } from '@parvis/contracts/mail/mail.ts';

/** The result of handing over a mail. A code names the problem without naming anybody. */
export type Sending =
  | { readonly outcome: 'sent' }
  /** A retry may help. */
  | { readonly outcome: 'deferred'; readonly code: string }
  /** A retry cannot help. */
  | { readonly outcome: 'rejected'; readonly code: string };

/** Port: passes mails on, to a server or into a folder. One contract suite covers all. */
export interface Mailer {
  /**
   * Hands one mail over. An invalid mail, such as one whose subject would begin another header, is
   * rejected with `invalid-mail`.
   * @param id lower-case letters and digits; becomes the Message-ID, so that a repetition is
   * recognised
   */
  send(mail: Mail, id: string): Promise<Sending>;
  close(): Promise<void>;
}
