import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

/**
 * A connection for node:http over a socket that stays with its owner, who passes on what arrives.
 * What node:http writes is written to the socket; when it closes the connection, the owner decides
 * about the socket.
 */
export class RelayedConnection extends Duplex {
  readonly #socket: Socket;
  /** Called with the response to each request on this connection, before it is handled. */
  readonly onRequest: (response: ServerResponse) => void;

  constructor(socket: Socket, onRequest: (response: ServerResponse) => void) {
    super({ allowHalfOpen: true });
    this.#socket = socket;
    this.onRequest = onRequest;
  }

  /** Passes on bytes that arrived; the socket is paused while node:http is behind. */
  receive(bytes: Buffer): void {
    if (!this.push(bytes)) this.#socket.pause();
  }

  /** Called by Express, for the address of the client. */
  get remoteAddress(): string | undefined {
    return this.#socket.remoteAddress;
  }

  /** Called by node:http. */
  setTimeout(milliseconds: number): this {
    this.#socket.setTimeout(milliseconds);
    return this;
  }

  override _read(): void {
    this.#socket.resume();
  }

  override _write(chunk: Buffer, encoding: BufferEncoding, done: (cause?: Error | null) => void) {
    this.#socket.write(chunk, encoding, done);
  }

  override _writev(
    chunks: { readonly chunk: Buffer; readonly encoding: BufferEncoding }[],
    done: (cause?: Error | null) => void,
  ): void {
    this.#socket.cork();
    const last = chunks.length - 1;
    for (const [at, { chunk, encoding }] of chunks.entries())
      this.#socket.write(chunk, encoding, at === last ? done : undefined);
    this.#socket.uncork();
  }

  override _final(done: () => void): void {
    this.#socket.end(done);
  }
}
