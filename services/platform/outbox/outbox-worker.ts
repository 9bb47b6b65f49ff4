import type { EventLog } from '@parvis/contracts/log/event-log.ts';
import { pauseAfter } from '@parvis/projections/platform/passing-trouble.ts';
import { Wake } from '@parvis/projections/platform/wake.ts';
import type { Pool } from 'pg';
import type { Clock } from '../clock.ts';
import { recordSent } from './record-sent.ts';
import { maxAttempts, retryDelayMs } from './retry-delay.ts';
import { type Result, type SendingParts, sendClaimed } from './send-claimed.ts';
import { type ClaimedMail, claimDue, postponeMail, settleMail } from './statements.ts';
import type { MailTemplate } from './template.ts';

export interface OutboxWorkerParts extends Omit<SendingParts, 'templates'> {
  readonly pool: Pool;
  readonly log: Pick<EventLog, 'append'>;
  readonly clock: Clock;
  readonly templates: readonly MailTemplate[];
  /** Mails sent at the same time. */
  readonly concurrency?: number;
  /** Time between looks at the outbox when nothing rings, in milliseconds. */
  readonly pollMs?: number;
  /** Told the kind of trouble that passes, and of mails that could not be sent; never who they were for. */
  readonly onTrouble?: (trouble: string) => void;
}

/** Longer than any mailer takes over one mail, in milliseconds. */
const claimLastsMs = 5 * 60_000;

/**
 * Sends what is due, several mails at once. Any number of workers, in any number of processes, share
 * one outbox. A mail is sent at least once; should that be twice, its Message-ID is the same.
 */
export class OutboxWorker {
  readonly #parts: OutboxWorkerParts;
  readonly #templates: ReadonlyMap<string, MailTemplate>;
  readonly #wake = new Wake();
  #stopping = false;
  #running: Promise<void> | undefined;

  constructor(parts: OutboxWorkerParts) {
    this.#parts = parts;
    this.#templates = new Map(parts.templates.map((template) => [template.name, template]));
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Says that there may be something to send. */
  wake(): void {
    this.#wake.ring();
  }

  /** Resolves when what is being sent is settled. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#wake.ring();
    await this.#running;
  }

  /** Sends what is due, at most as many as are sent at once; records what was sent. @returns how much was done */
  async sendDue(): Promise<number> {
    const { pool, clock, log, concurrency = 4 } = this.#parts;
    const now = clock.now();
    const lapsesAt = new Date(now.getTime() + claimLastsMs);
    const claimed = await claimDue(pool, concurrency, now, lapsesAt);
    await Promise.all(claimed.map((mail) => this.#send(mail)));
    return claimed.length + (await recordSent(log, pool));
  }

  async #run(): Promise<void> {
    let failures = 0;
    while (!this.#stopping) {
      try {
        const done = await this.sendDue();
        failures = 0;
        if (done === 0 && !this.#stopping) await this.#wake.sleep(this.#parts.pollMs ?? 1_000);
      } catch (cause) {
        failures += 1;
        this.#report(cause instanceof Error ? cause.name : typeof cause);
        if (!this.#stopping) await this.#wake.sleep(pauseAfter(failures));
      }
    }
  }

  async #send(mail: ClaimedMail): Promise<void> {
    const { subjects, mailer } = this.#parts;
    const result = await sendClaimed({ subjects, mailer, templates: this.#templates }, mail);
    await this.#settle(mail, result);
  }

  async #settle(mail: ClaimedMail, result: Result): Promise<void> {
    const { pool, clock } = this.#parts;
    const now = clock.now();
    switch (result.outcome) {
      case 'sent':
      case 'cancelled':
        return settleMail(pool, mail, { state: result.outcome }, now);
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
    const { pool, clock } = this.#parts;
    this.#report(`${mail.template} not sent: ${problem}`);
    await settleMail(pool, mail, { state: 'dead', problem }, clock.now());
  }

  #report(trouble: string): void {
    this.#parts.onTrouble?.(trouble);
  }
}
