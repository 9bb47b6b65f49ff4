import { type Mail, type Mailbox, mailSchema } from '@parvis/contracts/mail/mail.ts';
import MailComposer from 'nodemailer/lib/mail-composer';

/** A message in transit: its envelope and its bytes (RFC 5322, MIME). */
export interface Message {
  readonly envelope: { readonly from: string; readonly to: string };
  readonly raw: Buffer;
}

/** The headers of a message that are not part of the e-mail itself. */
export interface MessageHeaders {
  readonly id: string;
  readonly from: Mailbox;
  readonly date: Date;
}

/** Composes an e-mail as a message; undefined when the e-mail is invalid. */
export async function composeMessage(
  mail: Mail,
  { id, from, date }: MessageHeaders,
): Promise<Message | undefined> {
  const checked = mailSchema.safeParse(mail);
  if (!checked.success) return undefined;
  const { to, replyTo, fromName, subject, text, html, unsubscribe } = checked.data;
  const composer = new MailComposer({
    from: addressOf({ name: fromName, ...from }),
    to: addressOf(to),
    ...(replyTo && { replyTo: addressOf(replyTo) }),
    subject,
    text,
    ...(html !== undefined && { html }),
    date,
    messageId: `<${id}@${from.address.replace(/^.*@/, '')}>`,
    headers: composeHeaders(checked.data.locale, unsubscribe),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const raw = await composer.compile().build();
  return { envelope: { from: from.address, to: to.address }, raw };
}

function addressOf({ name, address }: Mailbox): { name: string; address: string } {
  return { name: name ?? '', address };
}

function composeHeaders(locale: string, unsubscribe: string | undefined): Record<string, string> {
  return {
    'Content-Language': locale,
    // Suppresses automatic replies (RFC 3834).
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribe !== undefined && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}
