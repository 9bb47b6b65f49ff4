import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { duplexPair } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** How node:http alone reads the bytes of one connection. */
export interface NodeReading {
  /** The methods of the requests whose heads it parsed. */
  readonly methods: readonly string[];
  /** How many of these were complete, with their bodies. */
  readonly complete: number;
  /** Whether it rejected the bytes that followed them. */
  readonly broken: boolean;
  /** Whether it closed the connection, because of that or because the request demanded it. */
  readonly closed: boolean;
  /** How many writes it accepted before that. */
  readonly writes: number;
}

/** How long its streams may take to deliver bytes, in turns of the event loop. */
const turnsPerWrite = 8;

/**
 * Passes writes, one after another, to a node:http server that responds to each request
 * immediately.
 */
export async function readByNode(writes: readonly Buffer[]): Promise<NodeReading> {
  const reading = {
    methods: new Array<string>(),
    complete: 0,
    broken: false,
    closed: false,
    writes: 0,
  };
  const server = createServer();
  for (const event of ['request', 'checkExpectation'] as const)
    server.on(event, (request: IncomingMessage, response: ServerResponse) => {
      reading.methods.push(request.method ?? '');
      request.resume().once('end', () => {
        reading.complete += 1;
        response.writeHead(200, { 'content-length': 0 }).end();
      });
    });
  const [client, socket] = duplexPair();
  for (const side of [client, socket]) side.on('error', () => undefined);
  const refuse = () => {
    reading.broken = true;
    socket.destroy();
  };
  // Without its own listener it closes the connection of a client that requests a tunnel.
  server.on('clientError', refuse).on('connect', refuse);
  client.resume().once('end', () => {
    reading.closed = true;
  });
  socket.once('close', () => {
    reading.closed = true;
  });
  server.emit('connection', socket);
  for (const bytes of writes) {
    if (reading.closed) break;
    client.write(bytes);
    reading.writes += 1;
    for (let turn = 0; turn < turnsPerWrite; turn += 1) await nextTurn();
  }
  const read = { ...reading, methods: [...reading.methods] };
  client.destroy();
  socket.destroy();
  return read;
}
