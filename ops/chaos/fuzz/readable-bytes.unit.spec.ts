import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { readableBytes } from './readable-bytes.ts';

test.each([
  ['', '""'],
  ['GET / HTTP/1.1\r\n\r\n', '"GET / HTTP/1.1\\r\\n\\r\\n"'],
  ['/\0\x7f\xff', '"/\\u0000\\x7f\\xff"'],
  [`a${'b'.repeat(40)}c`, '"a" + "b".repeat(40) + "c"'],
  ['a=b&'.repeat(2_000), '"a=b&".repeat(2000)'],
])('%j is written so that it can be run again', (text, written) => {
  expect(readableBytes(Buffer.from(text, 'latin1'))).toBe(written);
  expect(runInNewContext(written)).toBe(text);
});
