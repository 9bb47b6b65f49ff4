import type { Bus, Hint } from '@parvis/contracts/log/bus.ts';
import { connect, Events, type NatsConnection } from 'nats';
import { readHint } from './hint-text.ts';
import { InProcessBus, type InProcessBusOptions } from './in-process-bus.ts';

const subject = 'parvis.hint';
const retryMs = 250;

export interface NatsBusOptions extends InProcessBusOptions {
  /** `nats://host:port`, several separated by commas. */
  readonly servers: string;
}

/**
 * Carries hints between processes over NATS. Connects in the background and always reconnects;
 * while disconnected, hints are dropped: readers poll, so a late hint is useless.
 */
export class NatsBus implements Bus {
  readonly #local: InProcessBus;
  readonly #servers: string[];
  readonly #connecting: Promise<void>;
  #connection: NatsConnection | undefined;
  #connected = false;
  #closed = false;
  #cancelRetry: () => void = () => undefined;

  constructor({ servers, ...options }: NatsBusOptions) {
    this.#local = new InProcessBus(options);
    this.#servers = servers.split(',').map((server) => server.trim());
    this.#connecting = this.#stayConnected();
  }

  /** Whether a hint published now would be sent. */
  get connected(): boolean {
    return this.#connected;
  }

  publish(hint: Hint): void {
    if (!this.#connected) return;
    try {
      this.#connection?.publish(subject, JSON.stringify(hint));
    } catch {
      // The connection has just closed: the hint is dropped.
    }
  }

  subscribe(listener: (hint: Hint) => void): () => void {
    return this.#local.subscribe(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#connected = false;
    this.#cancelRetry();
    await this.#local.close();
    await this.#connection?.close();
    await this.#connecting;
  }

  async #stayConnected(): Promise<void> {
    while (!this.#closed) {
      const connection = await this.#tryToConnect();
      if (connection === undefined) await this.#pause();
      else if (this.#closed) await connection.close();
      else await this.#serve(connection);
    }
  }

  async #tryToConnect(): Promise<NatsConnection | undefined> {
    try {
      return await connect({
        servers: this.#servers,
        name: 'parvis',
        maxReconnectAttempts: -1,
        reconnectTimeWait: retryMs,
        timeout: 2000,
      });
    } catch {
      return undefined;
    }
  }

  /** Resolves once the connection is closed for good. */
  async #serve(connection: NatsConnection): Promise<void> {
    this.#connection = connection;
    connection.subscribe(subject, {
      callback: (error, message) => {
        if (error === null) this.#receive(message.string());
      },
    });
    void this.#watch(connection);
    // The response shows that the server has the subscription.
    this.#connected = await connection.flush().then(
      () => !this.#closed,
      () => false,
    );
    await connection.closed();
    this.#connected = false;
    this.#connection = undefined;
  }

  async #watch(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === Events.Disconnect) this.#connected = false;
      if (type === Events.Reconnect && !this.#closed) this.#connected = true;
    }
  }

  #receive(text: string): void {
    const hint = readHint(text);
    if (hint !== undefined) this.#local.publish(hint);
  }

  async #pause(): Promise<void> {
    if (this.#closed) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, retryMs);
      this.#cancelRetry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
