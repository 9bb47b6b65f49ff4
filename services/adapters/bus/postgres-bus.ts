import type { Bus, Hint } from '@parvis/contracts/log/bus.ts';
import type { Client } from 'pg';
import { ListeningConnection } from '../database/listening-connection.ts';
import { readHint } from './hint-text.ts';
import { InProcessBus, type InProcessBusOptions } from './in-process-bus.ts';

const channel = 'parvis_hint';
/** PostgreSQL refuses a longer payload, in bytes. */
const maxPayload = 7_999;
/** The most hints that wait for a server that does not respond; more are dropped. */
const maxWaiting = 1_000;

export interface PostgresBusOptions extends InProcessBusOptions {
  /** The database that all processes share. */
  readonly url: string;
}

/**
 * Carries hints between processes by LISTEN and NOTIFY, over one connection each; while disconnected,
 * hints stay inside the process.
 */
export class PostgresBus implements Bus {
  readonly #local: InProcessBus;
  readonly #connection: ListeningConnection;
  #waiting: string[] = [];
  #isSending = false;

  constructor({ url, ...options }: PostgresBusOptions) {
    this.#local = new InProcessBus(options);
    this.#connection = new ListeningConnection({
      url,
      channel,
      onPayload: (payload) => {
        const hint = readHint(payload);
        if (hint !== undefined) this.#local.publish(hint);
      },
      onListening: () => {
        this.#waiting = [];
      },
    });
  }

  /** Whether a hint published now would be sent. */
  get connected(): boolean {
    return this.#connection.client !== undefined;
  }

  publish(hint: Hint): void {
    this.#local.publish(hint);
    // Another process that hears of no poll polls for itself, which costs less than to notify it.
    if (hint.about === 'polled') return;
    const { client } = this.#connection;
    if (client === undefined || this.#waiting.length >= maxWaiting) return;
    this.#waiting.push(writePayload(hint));
    if (!this.#isSending) void this.#send(client);
  }

  subscribe(listener: (hint: Hint) => void): () => void {
    return this.#local.subscribe(listener);
  }

  async close(): Promise<void> {
    await this.#local.close();
    await this.#connection.close();
  }

  /** Hints that are published while others are sent follow together. */
  async #send(client: Client): Promise<void> {
    this.#isSending = true;
    try {
      while (this.#waiting.length > 0 && client === this.#connection.client)
        await client.query('select pg_notify($1, hint) from unnest($2::text[]) hint', [
          channel,
          this.#waiting.splice(0),
        ]);
    } catch {
      // The connection is lost, and with it these hints.
    } finally {
      this.#isSending = false;
    }
  }
}

/** The tags of a large change are left out: readers then read the change feed. */
function writePayload(hint: Hint): string {
  const payload = JSON.stringify(hint);
  if (hint.about !== 'projection' || Buffer.byteLength(payload) <= maxPayload) return payload;
  return JSON.stringify({ ...hint, tags: [] });
}
