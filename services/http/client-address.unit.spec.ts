import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test.each([
  ['without a proxy, the sender’s', undefined, 0, '10.0.0.9'],
  ['without a proxy, whatever the sender claims', '1.1.1.1', 0, '10.0.0.9'],
  ['behind one proxy, the last that was forwarded', '1.1.1.1, 2.2.2.2', 1, '2.2.2.2'],
  ['behind two, the one before', '1.1.1.1, 2.2.2.2', 2, '1.1.1.1'],
  ['behind a proxy that forwards none, the proxy’s', undefined, 1, '10.0.0.9'],
  ['with fewer than there are proxies, the first', '1.1.1.1', 3, '1.1.1.1'],
])('the address of a client is, %s', (_what, forwarded, proxies, expected) => {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: '10.0.0.9' });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  expect(clientAddress(request, proxies)).toBe(expected);
});
