import type { Mail } from '@parvis/contracts/mail/mail.ts';
import type { MailName } from '@parvis/contracts/mail/mail-names.ts';
import type { Subject } from '../subjects/subject-store.ts';
import type { MailParams } from './mail-order.ts';

/** Composes one type of mail. */
export interface MailTemplate<Name extends string = MailName> {
  /** Lowercase words joined by hyphens. */
  readonly name: Name;
  /**
   * Whether its e-mails go to our own people, for their work: accounts, mailboxes, officers. Without
   * it, nothing is sent to a mailbox that refused e-mails.
   */
  readonly isForStaff?: true;
  /**
   * Composes the e-mail from the subject's current data; undefined when it is no longer wanted. Its
   * recipient need not be the subject.
   */
  render(subject: Subject, params: MailParams): Promise<Mail | undefined>;
}
