import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export const known = 'GET /known HTTP/1.1\r\nHost: a\r\n\r\n';
export const other = 'GET /other HTTP/1.1\r\nHost: a\r\n\r\n';

/** Makes a server listen until the test ends; returns its port. */
export async function listening(server: Server): Promise<number> {
  onTestFinished(() => server.close().closeAllConnections());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null)
    throw new Error('expected it to listen on a port');
  return address.port;
}

/** The responses on one connection to requests sent one after the other. */
export async function talk(port: number, requests: readonly (string | Buffer)[]): Promise<string> {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  const heard = listen(socket);
  for (const request of requests.slice(0, -1)) {
    socket.write(request);
    await Promise.race([once(socket, 'data'), heard]);
  }
  socket.end(requests.at(-1) ?? '');
  return heard;
}

/** Everything that arrives until the connection closes. */
export async function listen(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => undefined);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString('latin1');
}

/** Who responded to what, by bodies such as `early /known;`. */
export function responsesIn(heard: string): readonly string[] {
  return heard.match(/(?:early|node) [^;]+;/g) ?? [];
}
