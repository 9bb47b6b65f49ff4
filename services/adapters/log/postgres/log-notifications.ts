import { backoffMs } from '@parvis/projections/follower/backoff.ts';
import type { Signal } from '@parvis/projections/follower/signal.ts';
import { Client, type Pool } from 'pg';

const channel = 'log_grew';
/** The minimum interval between two NOTIFYs, in milliseconds. */
const notifyEveryMs = 20;

/**
 * Notifies other processes, after the commit, that the log has grown; never inside the appending
 * transaction, where NOTIFY holds a server-wide lock until the commit is on disk.
 */
export class LogNotifier {
  readonly #pool: Pool;
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<unknown> = Promise.resolve();

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Notifies once for many calls in a short time. Polling compensates for a lost notification. */
  notifySoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#sending = this.#pool.query(`notify ${channel}`).catch(() => undefined);
    }, notifyEveryMs);
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#sending;
  }
}

/** Raises a signal when any process notifies. Uses a separate connection, reopened when lost. */
export class LogListener {
  readonly #url: string;
  readonly #signal: Signal;
  #client: Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #failures = 0;
  #closed = false;
  #connecting: Promise<void> = Promise.resolve();

  constructor(url: string, signal: Signal) {
    this.#url = url;
    this.#signal = signal;
  }

  /** Opens the connection unless it is open. Never throws: without it, readers poll. */
  start(): void {
    if (this.#closed || this.#client !== undefined) return;
    const client = new Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: 2000,
      application_name: 'parvis log listener',
    });
    this.#client = client;
    client.on('error', () => this.#startAgain(client));
    client.on('notification', () => this.#signal.raise());
    this.#connecting = this.#listen(client);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    await this.#connecting;
    await this.#client?.end().catch(() => undefined);
  }

  async #listen(client: Client): Promise<void> {
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      this.#failures = 0;
      this.#signal.raise();
    } catch {
      this.#startAgain(client);
    }
  }

  #startAgain(lost: Client): void {
    if (this.#closed || this.#client !== lost) return;
    this.#client = undefined;
    this.#failures += 1;
    void lost.end().catch(() => undefined);
    this.#retry = setTimeout(() => this.start(), backoffMs(this.#failures));
  }
}
