import type { Bus, Hint } from '@parvis/contracts/log/bus.ts';
import { BackgroundLoop } from '@parvis/projections/follower/background-loop.ts';
import { withTimeout } from '@parvis/projections/postgres/with-timeout.ts';
import { Client } from 'pg';
import { readHint } from './hint-text.ts';
import { InProcessBus, type InProcessBusOptions } from './in-process-bus.ts';

const channel = 'parvis_hint';
/** PostgreSQL refuses a longer payload, in bytes. */
const maxPayload = 7_999;
/** The most hints that wait for a server that does not respond; more are dropped. */
const maxWaiting = 1_000;
const connectMs = 5_000;
/** How long closing may take; the server notices a connection that is lost. */
const closeMs = 1_000;
/** The connection is watched by its events, so that nothing needs to be polled. */
const idleMs = 60_000;

export interface PostgresBusOptions extends InProcessBusOptions {
  /** The database that all processes share. */
  readonly url: string;
}

/**
 * Carries hints between processes by LISTEN and NOTIFY, over one connection each. Connects in the
 * background and always reconnects; while disconnected, hints stay inside the process.
 */
export class PostgresBus implements Bus {
  readonly #local: InProcessBus;
  readonly #url: string;
  readonly #connecting: BackgroundLoop;
  #client: Client | undefined;
  #waiting: string[] = [];
  #isSending = false;

  constructor({ url, ...options }: PostgresBusOptions) {
    this.#url = url;
    this.#local = new InProcessBus(options);
    // Whoever needs the database reports its failures.
    this.#connecting = new BackgroundLoop({
      step: () => this.#stayConnected(),
      onError: () => undefined,
    });
    this.#connecting.start();
  }

  /** Whether a hint published now would be sent. */
  get connected(): boolean {
    return this.#client !== undefined;
  }

  publish(hint: Hint): void {
    this.#local.publish(hint);
    if (this.#client === undefined || this.#waiting.length >= maxWaiting) return;
    this.#waiting.push(payloadOf(hint));
    if (!this.#isSending) void this.#send(this.#client);
  }

  subscribe(listener: (hint: Hint) => void): () => void {
    return this.#local.subscribe(listener);
  }

  async close(): Promise<void> {
    await this.#local.close();
    await this.#connecting.stop();
    const client = this.#client;
    this.#client = undefined;
    if (client !== undefined) await withTimeout(closeMs, client.end()).catch(() => undefined);
  }

  /** Hints that are published while others are sent follow together. */
  async #send(client: Client): Promise<void> {
    this.#isSending = true;
    try {
      while (this.#waiting.length > 0 && client === this.#client)
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

  async #stayConnected(): Promise<number> {
    if (this.#client !== undefined) return idleMs;
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
      // A notification is worth no wait for the disk.
      options: '-c synchronous_commit=off',
    });
    client.on('error', () => undefined);
    client.on('end', () => this.#lost(client));
    await client.connect();
    const { rows } = await client.query<{ own: number }>('select pg_backend_pid() as own');
    client.on('notification', ({ processId, payload = '' }) => {
      const hint = processId === rows[0]?.own ? undefined : readHint(payload);
      if (hint !== undefined) this.#local.publish(hint);
    });
    await client.query(`listen ${channel}`);
    this.#waiting = [];
    this.#client = client;
    return idleMs;
  }

  #lost(client: Client): void {
    if (client !== this.#client) return;
    this.#client = undefined;
    this.#connecting.wakeUp();
  }
}

/** The tags of a large change are left out: readers then read the change feed. */
function payloadOf(hint: Hint): string {
  const payload = JSON.stringify(hint);
  if (hint.about !== 'projection' || Buffer.byteLength(payload) <= maxPayload) return payload;
  return JSON.stringify({ ...hint, tags: [] });
}
