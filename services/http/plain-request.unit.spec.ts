import { expect, test } from 'vitest';
import { readPlainRequest } from './plain-request.ts';

const read = (text: string) => readPlainRequest(Buffer.from(text, 'latin1'));

test('everything that a response depends on is read', () => {
  expect(read('GET / HTTP/1.1\r\nHost: a\r\n\r\n')).toEqual({
    target: '/',
    host: 'a',
    cookie: undefined,
    ifNoneMatch: undefined,
    acceptEncoding: undefined,
  });
  const fields = [
    'host: a',
    'Cookie: a=1; b=2',
    'If-None-Match: W/"x"  ',
    'ACCEPT-ENCODING:\tgzip, br',
    'Connection: Keep-Alive',
    'X-Empty:',
    'X-Latin: \u00e9',
  ];
  expect(read(`GET /en/?q=a HTTP/1.1\r\n${fields.join('\r\n')}\r\n\r\n`)).toEqual({
    target: '/en/?q=a',
    host: 'a',
    cookie: 'a=1; b=2',
    ifNoneMatch: 'W/"x"',
    acceptEncoding: 'gzip, br',
  });
});

test.each([
  '',
  'GET',
  'GET / HTTP/1.1\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\n',
  'GET / HTTP/1.1\r\nHost: a\n\n',
  'GET / HTTP/1.1\r\nHost: a\r\nProxy-Connection: close\r\n\r\n',
  'GET / HTTP/1.1\nHost: a\r\n\r\n',
  'GET / HTTP/1.0\r\nHost: a\r\n\r\n',
  'GET  / HTTP/1.1\r\nHost: a\r\n\r\n',
  'get / HTTP/1.1\r\nHost: a\r\n\r\n',
  'HEAD / HTTP/1.1\r\nHost: a\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET http://a/ HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET * HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /\u00e9 HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /\t HTTP/1.1\r\nHost: a\r\n\r\n',
  '\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nCookie: a\r\nCookie: b\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\n X: folded\r\n\r\n',
  'GET / HTTP/1.1\r\nHost : a\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\0\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\rb\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\ncontent-length: 3\r\n\r\nabc',
  'GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nConnection: keep-alive, upgrade\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\n\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(8_192)}\r\n\r\n`,
])('%j is left to node:http', (text) => {
  expect(read(text)).toBeUndefined();
});

test('spaces around a value are not part of it, a no-break space is', () => {
  expect(read('GET / HTTP/1.1\r\nHost: a\r\nCookie: \t a \xa0 \t\r\n\r\n')?.cookie).toBe('a \xa0');
});

test('a header of thousands of spaces costs about as much as one of letters', () => {
  const fastest = (value: string) => {
    const bytes = Buffer.from(`GET / HTTP/1.1\r\nHost: a\r\nX:${value}\x01\r\n\r\n`, 'latin1');
    const times = Array.from({ length: 9 }, () => {
      const begun = performance.now();
      for (let n = 0; n < 5; n += 1) expect(readPlainRequest(bytes)).toBeUndefined();
      return performance.now() - begun;
    });
    return Math.min(...times);
  };
  expect(fastest(' '.repeat(8_000)) / fastest('a'.repeat(8_000))).toBeLessThan(6);
});
