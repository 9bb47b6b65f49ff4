import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parseResponses, textOf } from './http-responses.ts';

const read = (text: string, { methods = ['GET', 'GET'], isOver = false } = {}) =>
  parseResponses(Buffer.from(text, 'latin1'), methods, isOver);
const statusesIn = (...given: Parameters<typeof read>) =>
  read(...given).whole.map(({ status }) => status);
const ok = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';
const created = 'HTTP/1.1 201 Created\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n';

test('responses are read one after another, whatever delimits their bodies', () => {
  expect(statusesIn(ok + created + ok)).toEqual([200, 201, 200]);
  expect(read(ok + created).whole.map(textOf)).toEqual(['ok', 'ok']);
  expect(read(ok + created).rest).toHaveLength(0);
});

test('interim responses do not count, and a response to HEAD or 304 has no body', () => {
  expect(statusesIn(`HTTP/1.1 100 Continue\r\n\r\n${ok}`)).toEqual([200]);
  expect(statusesIn(`HTTP/1.1 304 Not Modified\r\nContent-Length: 9\r\n\r\n${ok}`)).toEqual([
    304, 200,
  ]);
  const head = 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n';
  expect(statusesIn(head + ok, { methods: ['HEAD', 'GET'] })).toEqual([200, 200]);
});

test('an incomplete response is not counted, unless it ends with the connection', () => {
  for (const part of ['HTTP/1.1 200 OK\r\n', ok.slice(0, -1), created.slice(0, -2)])
    expect(read(ok + part)).toMatchObject({ whole: [{ status: 200 }], rest: Buffer.from(part) });
  const bare = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n';
  expect(statusesIn(bare)).toEqual([]);
  expect(statusesIn(bare, { isOver: true })).toEqual([400]);
});

test.each([
  ['nonsense\r\n\r\n', 'no status line: "nonsense"'],
  ['HTTP/1.1 200 OK\r\nA : b\r\n\r\n', 'no header: "A : b"'],
  ['HTTP/1.1 200 OK\r\nA: \0\r\n\r\n', 'no header: "A: \\u0000"'],
  ['HTTP/1.1 200 OK\r\nETag: a\r\netag: b\r\n\r\n', 'the header etag stands there twice'],
  ['HTTP/1.1 200 OK\r\nContent-Length: 1x\r\n\r\n', 'a length that is none: 1x'],
  [
    'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    'two lengths of one body',
  ],
  ['HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n', 'a chunk of no size: "x"'],
  ['HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nabcd', 'a chunk longer than it says'],
])('%j is not HTTP', (text, defect) => {
  expect(read(text).defect).toBe(defect);
});

test('a compressed body is decompressed', () => {
  const packed = gzipSync('bonjour');
  const head = `HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: ${packed.length}\r\n\r\n`;
  const { whole } = parseResponses(Buffer.concat([Buffer.from(head), packed]), ['GET'], false);
  expect(whole.map(textOf)).toEqual(['bonjour']);
});
