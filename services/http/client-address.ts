import type { IncomingMessage } from 'node:http';

/**
 * Returns the address of a client, as Express does: the one that the outermost of our own proxies
 * forwarded.
 * @param proxies the number of our proxies in front of the server
 */
export function clientAddress({ socket, headers }: IncomingMessage, proxies: number): string {
  const forwarded = headers['x-forwarded-for'];
  const listed = (Array.isArray(forwarded) ? forwarded.join() : (forwarded ?? ''))
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const addresses = [...listed, socket.remoteAddress ?? ''];
  return addresses.at(-1 - Math.min(proxies, listed.length)) ?? '';
}
