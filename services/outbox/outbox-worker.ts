import { inGroups } from '@parvis/projections/postgres/in-groups.ts';
import type { Pool } from 'pg';
import type { Clock } from '../adapters/clock.ts';
import { DueLoop } from '../scheduler/due-loop.ts';
import { type MailLog, recordSent } from './record-sent.ts';
import { maxAttempts, retryDelayMs } from './retry-delay.ts';
import { type Result, type SendingDeps, sendClaimed } from './send-claimed.ts';
import {
  type ClaimedMail,
  claimDue,
  nextDueMail,
  postponeMail,
  type SettledMail,
  settleMails,
} from './statements.ts';
import type { MailTemplate } from './template.ts';

export interface OutboxWorkerDeps extends Omit<SendingDeps, 'templates'> {
  readonly pool: Pool;
  readonly log: MailLog;
  readonly clock: Clock;
  readonly templates: readonly MailTemplate<string>[];
  /** The number of e-mails sent concurrently. */
  readonly concurrency?: number;
  /** How often the clock is read, in milliseconds. */
  readonly pollMs?: number;
  /**
   * Called with transient errors, whose messages may repeat personal data, and with the names of
   * e-mails that could not be sent.
   */
  readonly onError?: (error: unknown) => void;
}

/** As many as `SmtpMailer` has connections. */
const mailsAtOnce = 8;

/** Longer than any mailer takes for one e-mail, in milliseconds. */
const claimDurationMs = 5 * 60_000;

/** How long a sent e-mail may wait for others to be recorded with it, in milliseconds. */
const recordAfterMs = 10_000;

/**
 * Sends due e-mails, several concurrently. Any number of workers, in any number of processes, share
 * one outbox. An e-mail is sent at least once; a duplicate has the same Message-ID.
 */
export class OutboxWorker {
  readonly #parts: OutboxWorkerDeps;
  readonly #templates: ReadonlyMap<string, MailTemplate<string>>;
  readonly #loop: DueLoop;
  readonly #settleTogether: (settled: SettledMail) => Promise<undefined>;
  /** Since when e-mails wait to be recorded. */
  #unrecordedSince: Date | undefined;

  constructor(parts: OutboxWorkerDeps) {
    this.#parts = parts;
    this.#templates = new Map(parts.templates.map((template) => [template.name, template]));
    this.#settleTogether = inGroups(async (settled: readonly SettledMail[]) => {
      await settleMails(parts.pool, settled);
      return settled.map(() => undefined);
    });
    this.#loop = new DueLoop({
      clock: parts.clock,
      work: async () => (await this.sendDue()) > 0,
      nextDue: () => nextDueMail(parts.pool),
      everyMs: parts.pollMs,
      onError: (cause) => this.#report(cause),
    });
  }

  start(): void {
    this.#loop.start();
  }

  /** Wakes the worker: there may be e-mails to send. */
  wakeUp(): void {
    this.#loop.wakeUp();
  }

  /** Resolves when the e-mails in progress are settled. */
  async stop(): Promise<void> {
    await this.#loop.stop();
  }

  /**
   * Sends due e-mails, at most one batch, and records what was sent once nothing is due, or after
   * ten seconds.
   * @returns the number handled
   */
  async sendDue(): Promise<number> {
    const { pool, clock, log, concurrency = mailsAtOnce } = this.#parts;
    const now = clock.now();
    const lapsesAt = new Date(now.getTime() + claimDurationMs);
    const claimed = await claimDue(pool, concurrency, now, lapsesAt);
    await Promise.all(claimed.map((mail) => this.#send(mail)));
    this.#unrecordedSince ??= now;
    const waitedMs = now.getTime() - this.#unrecordedSince.getTime();
    if (claimed.length > 0 && Math.abs(waitedMs) < recordAfterMs) return claimed.length;
    const recorded = await recordSent(log, pool);
    this.#unrecordedSince = undefined;
    return claimed.length + recorded;
  }

  async #send(mail: ClaimedMail): Promise<void> {
    const { subjects, suppressions, mailer } = this.#parts;
    const parts = { subjects, suppressions, mailer, templates: this.#templates };
    const result = await sendClaimed(parts, mail);
    await this.#settle(mail, result);
  }

  async #settle(mail: ClaimedMail, result: Result): Promise<void> {
    const { pool, clock } = this.#parts;
    const now = clock.now();
    switch (result.outcome) {
      case 'sent':
      case 'cancelled':
        return this.#settleTogether({
          claim: mail.claim,
          settlement: { state: result.outcome },
          at: now,
        });
      case 'rejected':
        return this.#bury(mail, result.code);
      case 'deferred': {
        if (mail.attempts >= maxAttempts) return this.#bury(mail, result.code);
        this.#report(`${mail.template} deferred: ${result.code}`);
        const dueAt = new Date(now.getTime() + retryDelayMs(mail.attempts));
        return postponeMail(pool, mail, result.code, dueAt);
      }
    }
  }

  async #bury(mail: ClaimedMail, problem: string): Promise<void> {
    this.#report(`${mail.template} not sent: ${problem}`);
    const settlement = { state: 'dead', problem } as const;
    const at = this.#parts.clock.now();
    await this.#settleTogether({ claim: mail.claim, settlement, at });
  }

  #report(error: unknown): void {
    this.#parts.onError?.(error);
  }
}
