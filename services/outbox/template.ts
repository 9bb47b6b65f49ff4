import type { Mail } from '@parvis/contracts/mail/mail.ts';
import type { Subject } from '../subjects/subject-store.ts';
import type { MailParams } from './mail-order.ts';

/** Makes one kind of mail. */
export interface MailTemplate {
  /** Lower-case words joined by dashes. */
  readonly name: string;
  /**
   * What is sent, made of what is known of the subject at this moment; nothing when the mail is not
   * wanted any more. The reader is whom the mail says, which need not be the subject.
   */
  render(subject: Subject, params: MailParams): Promise<Mail | undefined>;
}
