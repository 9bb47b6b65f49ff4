import type { Mail } from '@parvis/contracts/mail/mail.ts';

/** How handing a mail over ended. A code names the problem without naming anybody. */
export type Sending =
  | { readonly outcome: 'sent' }
  /** Trying again may help. */
  | { readonly outcome: 'deferred'; readonly code: string }
  /** Trying again is of no use. */
  | { readonly outcome: 'rejected'; readonly code: string };

/** Port: hands mails over, to a server or into a folder. One contract suite holds for all. */
export interface Mailer {
  /**
   * Hands one mail over. A mail that is no good, such as one whose subject would begin another
   * header, is rejected with `invalid-mail`.
   * @param id lower-case letters and digits; becomes the Message-ID, so that a repetition is known
   */
  send(mail: Mail, id: string): Promise<Sending>;
  close(): Promise<void>;
}
