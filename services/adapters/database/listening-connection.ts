import { BackgroundLoop } from '@parvis/projections/follower/background-loop.ts';
import { untilWoken } from '@parvis/projections/follower/follower.ts';
import { withTimeout } from '@parvis/projections/postgres/with-timeout.ts';
import { Client } from 'pg';

const connectMs = 5_000;
/** How long closing may take; the server notices a connection that is lost. */
const closeMs = 1_000;

export interface ListeningOptions {
  readonly url: string;
  /** The channel of LISTEN: lowercase letters and underscores. */
  readonly channel: string;
  /** Called with what other connections notify. */
  readonly onPayload: (payload: string) => void;
  /** Called whenever it begins to listen: what was notified before is lost. */
  readonly onListening?: () => void;
}

/**
 * One connection that listens to a channel of PostgreSQL. Connects in the background and always
 * reconnects; whoever needs the database reports its failures.
 */
export class ListeningConnection {
  readonly #options: ListeningOptions;
  readonly #connecting: BackgroundLoop;
  #client: Client | undefined;

  constructor(options: ListeningOptions) {
    this.#options = options;
    this.#connecting = new BackgroundLoop({
      step: () => this.#stayConnected(),
      onError: () => undefined,
    });
    this.#connecting.start();
  }

  /** The connection while it listens, to notify others over it; it does not wait for the disk. */
  get client(): Client | undefined {
    return this.#client;
  }

  async close(): Promise<void> {
    await this.#connecting.stop();
    const client = this.#client;
    this.#client = undefined;
    if (client !== undefined) await withTimeout(closeMs, client.end()).catch(() => undefined);
  }

  async #stayConnected(): Promise<number> {
    if (this.#client !== undefined) return untilWoken;
    const { url, channel, onPayload, onListening } = this.#options;
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
      application_name: `parvis listens to ${channel}`,
      options: '-c synchronous_commit=off',
    });
    client.on('error', () => undefined);
    client.on('end', () => this.#lost(client));
    await client.connect();
    const { rows } = await client.query<{ own: number }>('select pg_backend_pid() as own');
    client.on('notification', ({ processId, payload = '' }) => {
      if (processId !== rows[0]?.own) onPayload(payload);
    });
    await client.query(`listen ${channel}`);
    this.#client = client;
    onListening?.();
    return untilWoken;
  }

  #lost(client: Client): void {
    if (client !== this.#client) return;
    this.#client = undefined;
    this.#connecting.wakeUp();
  }
}
