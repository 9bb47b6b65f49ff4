import { expect, test } from 'vitest';
import { readByNode } from './node-reading.ts';

const get = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
const withHeader = (line: string) => `GET / HTTP/1.1\r\nHost: a\r\n${line}\r\n\r\n`;
const post = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n';
const open = { broken: false, closed: false };
const closed = { broken: false, closed: true };
const refused = { broken: true, closed: true };

test.each([
  [[get, get], { methods: ['GET', 'GET'], complete: 2, ...open }],
  [[get.slice(0, 9), get.slice(9) + get], { methods: ['GET', 'GET'], complete: 2, ...open }],
  [[`${post}ab`], { methods: ['POST'], complete: 0, ...open }],
  [[`${post}ab`, `cde${get}`], { methods: ['POST', 'GET'], complete: 2, ...open }],
  [[withHeader('Connection: close'), get], { methods: ['GET'], complete: 1, ...closed }],
  [[withHeader('Proxy-Connection: close'), get], { methods: ['GET'], complete: 1, ...closed }],
  [[withHeader('Expect: tea'), get], { methods: ['GET', 'GET'], complete: 2, ...open }],
  [['GET / HTTP/1.1\r\n\r\n'], { methods: [], complete: 0, ...closed }],
  [['CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'], { methods: [], complete: 0, ...refused }],
  [['nonsense\r\n\r\n'], { methods: [], complete: 0, ...refused }],
])('of %j node:http reads what it would over a socket', async (writes, reading) => {
  expect(await readByNode(writes.map((text) => Buffer.from(text, 'latin1')))).toMatchObject(
    reading,
  );
});

test('bytes sent after a connection was closed are ignored', async () => {
  const writes = [get, withHeader('Connection: close'), get].map((text) => Buffer.from(text));
  expect(await readByNode(writes)).toMatchObject({ complete: 2, closed: true, writes: 2 });
});
