import { gzipSync } from 'node:zlib';
import { maxBodyFields, usualBodyBytes } from '@parvis/contracts/limits/bodies.ts';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

/** A body that every endpoint refuses, whatever its schema. */
export interface BadBody {
  readonly what: string;
  readonly type: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly status: 400 | 413 | 415 | 422;
  /** The field that the refusal names, as a JSON pointer; empty for the whole body. */
  readonly pointer: string;
  readonly encoding?: string;
}

function nested(levels: number, open: string, close: string): string {
  return open.repeat(levels) + close.repeat(levels);
}

/** A row of the table; its bodies are invalid as a whole unless it names a field. */
function row(
  what: string,
  type: string,
  body: BadBody['body'],
  status: BadBody['status'],
  pointer = '',
): BadBody {
  return { what, type, body, status, pointer };
}

const manyFields = Object.fromEntries(Array.from({ length: maxBodyFields }, (_, n) => [n, 0]));

/** Bodies that every endpoint refuses before it applies a schema. */
export const badBodies: readonly BadBody[] = [
  row('malformed JSON', json, '{"title":', 400),
  row('JSON with something after it', json, '{}{}', 400),
  row('JSON with single quotes', json, "{'title':'a'}", 400),
  row('JSON with a number that is none', json, '{"title":NaN}', 400),
  row('JSON cut off in a character', json, new Uint8Array([0x7b, 0x22, 0xc3]), 400),
  row('an unescaped control character', json, '{"title":"a\nb"}', 400),
  row('NUL', json, '{"title":"a\\u0000b"}', 422, '/title'),
  row('a lone surrogate', json, '{"title":"a\\ud800"}', 422, '/title'),
  row('surrogates the wrong way round', json, '{"title":"\\udc00\\ud800"}', 422, '/title'),
  row('NUL deep inside', json, '{"a":[{"b":"\\u0000"}]}', 422, '/a/0/b'),
  row('NUL in a key', json, '{"a":{"\\u0000":1}}', 422, '/a'),
  row('the key __proto__', json, '{"__proto__":{"admin":true}}', 422),
  row('the key constructor', json, '{"constructor":{"prototype":{}}}', 422),
  row('the key __proto__ deep inside', json, '{"a":{"__proto__":{}}}', 422, '/a'),
  row('lists nested deeply', json, `{"a":${nested(20_000, '[', ']')}}`, 422),
  row('objects nested deeply', json, nested(6_000, '{"a":', '}').replace(':}', ':1}'), 422),
  row('more than is usual', json, JSON.stringify({ a: 'x'.repeat(usualBodyBytes) }), 413),
  row('very many fields', json, JSON.stringify({ a: manyFields }), 413),
  {
    ...row('more than is usual once unpacked', json, gzipped('x'.repeat(usualBodyBytes)), 413),
    encoding: 'gzip',
  },
  { ...row('no gzip at all', json, '{}', 400), encoding: 'gzip' },
  { ...row('an unknown compression', json, '{}', 415), encoding: 'parvis' },
  row('XML', 'application/xml', '<page/>', 415),
  row('text', 'text/plain', '{}', 415),
  row('a form with files', 'multipart/form-data; boundary=b', '--b--\r\n', 415),
  row('a type that is none', 'json', '{}', 415),
  row('an unknown character set', `${json}; charset=utf-99`, '{}', 415),
  row('a form in an unknown character set', `${form}; charset=utf-99`, 'a=b', 415),
  row('a form with NUL', form, 'title=a%00b', 422, '/title'),
  row('a form with NUL in one of several values', form, 'a=b&a=%00', 422, '/a/1'),
  row('a form with the field constructor', form, 'title=a&constructor=b', 422),
  row('a form with very many fields', form, 'a=b&'.repeat(1_500), 413),
  row('a form of more than is usual', form, `a=${'x'.repeat(usualBodyBytes)}`, 413),
];

function gzipped(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gzipSync(JSON.stringify({ text })));
}

/**
 * Values that are bad for almost every field; a value that a field's schema accepts is skipped for
 * that field.
 */
export const badValues: readonly unknown[] = [
  null,
  true,
  -1,
  3.5,
  1e308,
  [],
  ['a', 'b'],
  [['a']],
  {},
  { toString: 'a', length: 3 },
  '',
  ' ',
  'undefined',
  '[object Object]',
  '\u202e\ufeff',
  "'; DROP TABLE account; --",
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  'x'.repeat(300_000),
];

/** Ids in paths that no schema accepts. */
export const badPathSegments: readonly string[] = [
  '%00',
  '%E0%A4%A',
  '..%2f..%2fetc%2fpasswd',
  '%F0%9F%92%A9',
  '__proto__',
  '%27%3B--',
  '-1',
  'a'.repeat(500),
];

/** Numbers beyond an integer, a safe number and a `bigint`. */
export const tooLargeNumbers: readonly string[] = [
  '2147483648',
  '9007199254740993',
  '9223372036854775808',
  '1e400',
];

/** Queries that every endpoint refuses. */
export const badQueries: readonly string[] = ['?a=%00', '?__proto__=a', '?constructor=a'];

/** Paths below a prefix that are not ours, sent byte by byte in Latin-1. */
export const hostileTargets: readonly string[] = [
  '/',
  '//',
  '///',
  '//evil.example',
  '//evil.example/..',
  '/\\evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/.',
  '/..',
  '/../..',
  '/../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%252e%252e%252f',
  '/a/./b',
  '/\0',
  '/a\0b',
  '/%00',
  '/a%00b.json',
  '/a%0d%0aSet-Cookie:%20a=b',
  '/%',
  '/%z',
  '/%zz',
  '/%c3',
  '/%E0%A4%A',
  '/%ff%fe',
  '/%ed%a0%80',
  '/\xe9',
  '/\xff',
  '/%F0%9F%92%A9',
  '/0',
  '/1000000000',
  '/99999999999999999999999999',
  '/-1',
  '/abc',
  '/__proto__',
  '/constructor',
  '/toString',
  '/;a=b',
  '/a|b',
  '/*',
  '/:id',
  '/{id}',
  `/${'a'.repeat(3_000)}`,
  `/${'a/'.repeat(1_500)}`,
  `/${'%2e'.repeat(3_000)}`,
  `/${'a'.repeat(20_000)}`,
];

/** Queries that are malformed or ambiguous. */
export const hostileQueries: readonly string[] = [
  '?',
  '??',
  '?&',
  '?=',
  '?=&=',
  '?page=0',
  '?page=-1',
  '?page=1000000000',
  '?page=1e9',
  '?page=99999999999999999999999999',
  '?page=abc',
  '?page=1.5',
  '?page=',
  '?page=1&page=2',
  '?page[]=1',
  '?page[a]=1',
  '?pageSize=0',
  '?pageSize=1000000000',
  '?after=abc',
  '?after=',
  '?after=1&after=2',
  '?unknown=1',
  '?locale=xx',
  '?sort=nothing',
  '?order=sideways',
  '?since=0000-00-00',
  '?since=%2B275760-09-13T00:00:00.001Z',
  '?path=/&at=-271821-04-19T23:59:59.999Z',
  '?path=/&at=0000-01-01T00:00:00%2B23:59',
  '?path=/&at=9999-12-31T23:59:59-23:59',
  '?path=//&at=2026-03-01T10:00:00Z',
  '?path=%00&at=2026-03-01T10:00:00Z',
  '?next=//evil.example',
  '?next=%zz',
  '?types=nobody-knows',
  '?types=a|b||c&regions=%7C',
  '?categories=&domains=|',
  '?date_start=13-2026&date_end=00-0000',
  '?date_start=2026-01',
  '?date_start=12-9999&date_end=01-0001',
  '?target=nobody-knows',
  '?json=1&page=0',
  '?json=1&page=1000000000',
  '?json=1&types=nobody-knows&date_end=99-9999',
  '?json=2',
  '?id=nobody&limit=-1',
  '?q=%',
  '?q=%zz',
  '?q=%00',
  '?q=%ff%fe',
  '?q=\xe9',
  '?q=%F0%9F%92%A9',
  "?q=';DROP TABLE account;--",
  '?q=%25%5f%5c',
  '?__proto__=1',
  '?__proto__[a]=1',
  '?constructor=1',
  '?toString=1',
  `?q=${'a'.repeat(300)}`,
  `?q=${'a'.repeat(10_240)}`,
  `?${'a=b&'.repeat(2_000)}`,
];
