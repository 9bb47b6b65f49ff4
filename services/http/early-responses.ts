import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type PlainRequest, readPlainRequest } from './plain-request.ts';
import { RelayedConnection } from './relayed-connection.ts';

/** The whole response to a request, head and body; undefined when node:http must handle it. */
export type RespondEarly = (request: PlainRequest) => Buffer | undefined;

/** Connections that wait for a request, and are not in the hands of node:http. */
export interface EarlyConnections {
  /** Closes the idle ones, as `closeIdleConnections` closes the server's own. */
  closeIdle(): void;
  closeAll(): void;
}

/**
 * Responds to plain requests before node:http parses them, which costs more than the response. Other
 * plain requests are relayed to node:http one at a time, and the connection is read early again after
 * each response. From any other byte on, a connection belongs to node:http, which then handles time
 * and size limits, errors and closing.
 */
export function respondEarly(server: Server, respond: RespondEarly): EarlyConnections {
  const early = new Set<Socket>();
  const listeners = server.listeners('connection');
  server.removeAllListeners('connection');
  const toNodeHttp = (connection: Duplex) => {
    for (const listener of listeners) listener.call(server, connection);
  };
  server.on('connection', (socket: Socket) => {
    new EarlyConnection(socket, { server, respond, early, toNodeHttp }).open();
  });
  server.prependListener('request', (request, response) => {
    const connection: Duplex = request.socket;
    if (connection instanceof RelayedConnection) connection.onRequest(response);
  });
  return {
    closeIdle() {
      for (const socket of early) if (socket.writableLength === 0) socket.destroy();
    },
    closeAll() {
      for (const socket of early) socket.destroy();
    },
  };
}

interface ConnectionContext {
  readonly server: Server;
  readonly respond: RespondEarly;
  /** The sockets that wait for a request. */
  readonly early: Set<Socket>;
  readonly toNodeHttp: (connection: Duplex) => void;
}

/** A client's connection until it belongs to node:http. */
class EarlyConnection {
  readonly #socket: Socket;
  readonly #context: ConnectionContext;
  #relay: RelayedConnection | undefined;
  /** Whether node:http is handling a relayed request. */
  #isRelaying = false;
  /** Whether more arrived meanwhile: only node:http knows where it ends. */
  #staysRelayed = false;

  constructor(socket: Socket, context: ConnectionContext) {
    this.#socket = socket;
    this.#context = context;
  }

  /** Begins to read. */
  open(): void {
    const socket = this.#socket;
    const { server, early } = this.#context;
    early.add(socket);
    socket.setTimeout(server.headersTimeout);
    socket.on('data', this.#take).on('timeout', this.#timeOut).on('error', ignore);
    socket.on('end', this.#end).on('close', this.#close);
  }

  /**
   * Reads early again after the response to a relayed request, if nothing else arrived; a server that
   * stops ends the connection.
   */
  readonly #awaitResponse = (response: ServerResponse): void => {
    response.once('close', () => {
      if (this.#staysRelayed || !this.#relay?.writable) return;
      this.#isRelaying = false;
      if (this.#context.server.listening) this.#context.early.add(this.#socket);
      else this.#socket.end();
    });
  };

  readonly #take = (bytes: Buffer): void => {
    const socket = this.#socket;
    const { server, respond, early } = this.#context;
    if (this.#isRelaying) {
      this.#staysRelayed = true;
      this.#relay?.receive(bytes);
      return;
    }
    // A client that keeps sending without reading is left to the back-pressure of node:http.
    const request = socket.writableNeedDrain ? undefined : readPlainRequest(bytes);
    if (request === undefined) return this.#leave(bytes);
    const response = respond(request);
    if (response !== undefined) {
      socket.setTimeout(server.keepAliveTimeout);
      socket.write(response);
      return;
    }
    this.#isRelaying = true;
    early.delete(socket);
    this.#relay ??= this.#openRelay();
    this.#relay.receive(bytes);
  };

  #openRelay(): RelayedConnection {
    const relay = new RelayedConnection(this.#socket, this.#awaitResponse);
    this.#context.toNodeHttp(relay);
    relay.once('close', () => {
      if (this.#relay !== relay) return;
      this.#relay = undefined;
      if (this.#isRelaying) this.#socket.destroy();
    });
    return relay;
  }

  /** Leaves the connection to node:http, from these bytes on. */
  #leave(bytes: Buffer): void {
    const socket = this.#socket;
    this.#context.early.delete(socket);
    socket.off('data', this.#take).off('timeout', this.#timeOut).off('error', ignore);
    socket.off('end', this.#end).off('close', this.#close).setTimeout(0);
    this.#closeRelay();
    socket.pause();
    socket.unshift(bytes);
    this.#context.toNodeHttp(socket);
    socket.resume();
  }

  /** No byte was transferred for that long: idle, or a client that does not read, unless we work. */
  readonly #timeOut = (): void => {
    if (!this.#isRelaying || this.#socket.writableLength > 0) this.#socket.destroy();
  };

  readonly #end = (): void => void this.#socket.end();

  readonly #close = (): void => {
    this.#context.early.delete(this.#socket);
    this.#closeRelay();
  };

  #closeRelay(): void {
    const relay = this.#relay;
    this.#relay = undefined;
    relay?.destroy();
  }
}

/** The client has disconnected; the socket closes without further action. */
function ignore(): void {}
