import { gzipSync } from 'node:zlib';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

/** A body that no endpoint can take, whatever its schema. */
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

/** A row of the table: bodies that are wrong as a whole unless a field is named. */
function row(
  what: string,
  type: string,
  body: BadBody['body'],
  status: BadBody['status'],
  pointer = '',
): BadBody {
  return { what, type, body, status, pointer };
}

/** What is refused before any schema reads it, by every endpoint that has a body. */
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
  row('objects nested deeply', json, nested(20_000, '{"a":', '}').replace(':}', ':1}'), 422),
  row('more than a mebibyte', json, JSON.stringify({ a: 'x'.repeat(1024 * 1024) }), 413),
  {
    ...row('more than a mebibyte once unpacked', json, gzipped('x'.repeat(2 * 1024 * 1024)), 413),
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
  row('a form of more than a mebibyte', form, `a=${'x'.repeat(1024 * 1024)}`, 413),
];

function gzipped(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gzipSync(JSON.stringify({ text })));
}

/** Values that hardly any field can mean; those that a field's schema takes are not bad there. */
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

/** What stands in a path where an id belongs. */
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

/** Queries that no endpoint takes. */
export const badQueries: readonly string[] = ['?a=%00', '?__proto__=a', '?constructor=a'];
