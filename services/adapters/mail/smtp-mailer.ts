import type { Mail, Mailbox } from '@parvis/contracts/mail/mail.ts';
import { createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import { classifyFailure } from './classify-failure.ts';
import { composeMessage } from './compose-message.ts';
import type { Mailer, SendOutcome } from './mailer.ts';

export interface SmtpMailerSettings {
  /** `smtp://` (STARTTLS if offered, or required with `?requireTLS=true`) or `smtps://`. */
  readonly url: string;
  readonly from: Mailbox;
  readonly clock: Clock;
  readonly maxConnections?: number;
  /** The timeout in milliseconds for connecting, for the server's greeting, and for inactivity. */
  readonly timeoutMs?: number;
}

/** Hands e-mails to an SMTP server over a few persistent connections. */
export class SmtpMailer implements Mailer {
  readonly #from: Mailbox;
  readonly #clock: Clock;
  readonly #transport;

  constructor({ url, from, clock, maxConnections = 8, timeoutMs = 20_000 }: SmtpMailerSettings) {
    this.#from = from;
    this.#clock = clock;
    this.#transport = createTransport({
      url,
      pool: true,
      maxConnections,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      dnsTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(mail: Mail, id: string): Promise<SendOutcome> {
    const postmark = { id, from: this.#from, date: this.#clock.now() };
    const message = await composeMessage(mail, postmark);
    if (message === undefined) return { outcome: 'rejected', code: 'invalid-mail' };
    try {
      await this.#transport.sendMail(message);
      return { outcome: 'sent' };
    } catch (cause) {
      return classifyFailure(cause);
    }
  }

  async close(): Promise<void> {
    this.#transport.close();
  }
}
