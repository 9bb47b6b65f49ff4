import { expect, test } from 'vitest';
import { newReceiptCode, openReceipt, readReceiptCode } from './receipt-code.ts';

const salt = Buffer.alloc(32, 7);

test('a receipt code has a hundred bits, in groups that can be read aloud', () => {
  const codes = Array.from({ length: 50 }, newReceiptCode);
  for (const code of codes)
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(codes).size).toBe(50);
});

test.each([
  ['0123-4567-89AB-CDEF-GHJK', '0123-4567-89AB-CDEF-GHJK'],
  [' o1234567 89ab.cdef-ghjk', '0123-4567-89AB-CDEF-GHJK'],
  ['0123–4567—89AB‑CDEF−GHJK', '0123-4567-89AB-CDEF-GHJK'],
  ['0123\u00a04567\u202f89AB\u200bCDEF GHJK', '0123-4567-89AB-CDEF-GHJK'],
  ['O1L3 4567 89ab cdef ghjk', '0113-4567-89AB-CDEF-GHJK'],
])('%j is read as %s', (typed, code) => {
  expect(readReceiptCode(typed)).toBe(code);
});

test.each(['', '0123', '0123-4567-89AB-CDEF-GHJKM', '0123-4567-89AB-CDEF-GHJU', 'é'.repeat(20)])(
  '%j is not a receipt code',
  (typed) => {
    expect(readReceiptCode(typed)).toBeUndefined();
  },
);

test('the same code gives the same key and hash, and others in another installation', async () => {
  const code = newReceiptCode();
  const [first, again] = [await openReceipt(code, salt), await openReceipt(code, salt)];
  const elsewhere = await openReceipt(code, Buffer.alloc(32, 8));
  expect(again).toEqual(first);
  expect(elsewhere.identity).not.toBe(first.identity);
  expect(elsewhere.hash).not.toEqual(first.hash);
  expect(first.identity).toMatch(/^AGE-SECRET-KEY-PQ-1/);
});
