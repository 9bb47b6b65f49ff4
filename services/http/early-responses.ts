import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type PlainRequest, readPlainRequest } from './plain-request.ts';

/** The whole response to a request, head and body; undefined when node:http must handle it. */
export type RespondEarly = (request: PlainRequest) => Buffer | undefined;

/** Connections on which every response so far was an early one. */
export interface EarlyConnections {
  /** Closes the idle ones, as `closeIdleConnections` closes the server's own. */
  closeIdle(): void;
  closeAll(): void;
}

/**
 * Responds to plain requests before node:http parses them, which costs more than the response. From
 * the first byte of the first request without such a response, a connection belongs to node:http,
 * which then handles time and size limits, errors and closing.
 */
export function respondEarly(server: Server, respond: RespondEarly): EarlyConnections {
  const early = new Set<Socket>();
  const toNodeHttp = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    early.add(socket);
    const forget = () => early.delete(socket);
    const leave = () => {
      forget();
      socket.off('data', take).off('timeout', closeWhenIdle).off('error', ignore);
      socket.off('end', finish).off('close', forget).setTimeout(0);
    };
    function take(bytes: Buffer): void {
      // A client that keeps sending without reading is left to the back-pressure of node:http.
      const request = socket.writableNeedDrain ? undefined : readPlainRequest(bytes);
      const bytesBack = request && respond(request);
      if (bytesBack !== undefined) {
        socket.setTimeout(server.keepAliveTimeout);
        socket.write(bytesBack);
        return;
      }
      leave();
      socket.pause();
      socket.unshift(bytes);
      for (const listener of toNodeHttp) listener.call(server, socket);
      socket.resume();
    }
    // Idle, or with a client that requests and never reads: no byte was transferred for that long.
    const closeWhenIdle = () => void socket.destroy();
    const finish = () => socket.end();
    socket.setTimeout(server.headersTimeout);
    socket.on('data', take).on('timeout', closeWhenIdle).on('error', ignore);
    socket.on('end', finish).on('close', forget);
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

/** The client has disconnected; the socket closes without further action. */
function ignore(): void {}
