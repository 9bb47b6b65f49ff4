import { connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy that can be stopped, restarted on its port, and made to lose one response. */
export class BreakableProxy {
  readonly #target: { readonly host: string; readonly port: number };
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;
  #losing: string | undefined;

  constructor(target: { readonly host: string; readonly port: number }) {
    this.#target = target;
  }

  get port(): number {
    return this.#port;
  }

  /** Listens on its previous port, or on a free one. */
  async start(): Promise<void> {
    const server = createServer((client) => this.#join(client));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.#port, '127.0.0.1', resolve);
    });
    const address = server.address();
    if (typeof address === 'object' && address) this.#port = address.port;
    this.#server = server;
  }

  /** Ends every connection and refuses new ones. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    for (const socket of this.#sockets) socket.destroy();
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  /**
   * Forwards the next request that contains `text`, waits for its response, and drops it with the
   * connection.
   */
  loseResponseTo(text: string): void {
    this.#losing = text;
  }

  #join(client: Socket): void {
    const server = connect(this.#target);
    const end = () => {
      client.destroy();
      server.destroy();
      this.#sockets.delete(client);
      this.#sockets.delete(server);
    };
    let losesResponse = false;
    for (const socket of [client, server]) {
      this.#sockets.add(socket);
      socket.setNoDelay(true).on('error', end).on('close', end);
    }
    client.on('data', (chunk) => {
      if (this.#losing !== undefined && chunk.includes(this.#losing)) {
        losesResponse = true;
        this.#losing = undefined;
      }
      server.write(chunk);
    });
    server.on('data', (chunk) => {
      if (losesResponse) end();
      else client.write(chunk);
    });
  }
}
