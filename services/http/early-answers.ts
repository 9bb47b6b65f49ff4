import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type PlainRequest, readPlainRequest } from './plain-request.ts';

/** The whole answer to a request, head and body; undefined when node:http is to answer it. */
export type AnswerEarly = (request: PlainRequest) => Buffer | undefined;

/** Connections that were only ever answered early. */
export interface EarlyConnections {
  /** Ends those on which nothing is under way, as `closeIdleConnections` ends the server's own. */
  closeIdle(): void;
  closeAll(): void;
}

/**
 * Answers plain requests before node:http reads them, which costs it more than the answer. A connection
 * belongs to node:http for good from the first request on that is not answered here, with every byte
 * of it; limits of time and size, errors and closing are then its own.
 */
export function answerEarly(server: Server, answer: AnswerEarly): EarlyConnections {
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
      // Who asks on without reading is node:http's to slow down.
      const request = socket.writableNeedDrain ? undefined : readPlainRequest(bytes);
      const bytesBack = request && answer(request);
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
    const closeWhenIdle = () => {
      if (socket.writableLength === 0) socket.destroy();
    };
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

/** A visitor who went away; the socket closes by itself. */
function ignore(): void {}
