import { isHost } from './request-target.ts';

/** A GET without a body: the parts that a prepared response depends on. */
export interface PlainRequest {
  readonly target: string;
  readonly host: string;
  readonly cookie: string | undefined;
  readonly ifNoneMatch: string | undefined;
  readonly acceptEncoding: string | undefined;
}

const maxBytes = 8_192;
const requestLine = /^GET (\/[!-~]*) HTTP\/1\.1\r\n/;
// Surrounding spaces are part of the value here: an expression for them would backtrack.
const fieldLine = /([!#$%&'*+\-.^_`|~0-9A-Za-z]+):([\t\x20-\x7e\x80-\xff]*)\r\n/y;
/**
 * Headers by which a request announces a body, or requests a change of the connection's protocol.
 */
const changesConnection = new Set([
  'connection',
  'content-length',
  'expect',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Parses bytes that are exactly one plain request in the strict form of RFC 9112.
 * @returns undefined for anything else: part of a request, several, a body, another method, a doubtful
 * line. Nothing that another parser could understand differently is accepted.
 */
export function readPlainRequest(bytes: Buffer): PlainRequest | undefined {
  if (bytes.length > maxBytes) return undefined;
  const text = bytes.toString('latin1');
  const [line, target] = requestLine.exec(text) ?? [];
  if (line === undefined || target === undefined) return undefined;
  const fields = readFields(text, line.length);
  const host = fields?.get('host');
  if (fields === undefined || host === undefined || !isHost(host)) return undefined;
  return {
    target,
    host,
    cookie: fields.get('cookie'),
    ifNoneMatch: fields.get('if-none-match'),
    acceptEncoding: fields.get('accept-encoding'),
  };
}

/** The header fields up to the empty line that ends the text; undefined when one is not plain. */
function readFields(text: string, from: number): Map<string, string> | undefined {
  const fields = new Map<string, string>();
  const end = text.length - 2;
  let at = from;
  while (at < end) {
    fieldLine.lastIndex = at;
    const [line, name, padded] = fieldLine.exec(text) ?? [];
    if (line === undefined || name === undefined || padded === undefined) return undefined;
    const value = withoutBlanks(padded);
    const field = name.toLowerCase();
    if (fields.has(field)) return undefined;
    if (changesConnection.has(field) && !isKeepAlive(field, value)) return undefined;
    fields.set(field, value);
    at += line.length;
  }
  return at === end && text.endsWith('\r\n') ? fields : undefined;
}

function isKeepAlive(field: string, value: string): boolean {
  return field.endsWith('connection') && value.toLowerCase() === 'keep-alive';
}

/** Trims spaces and tabs only: a no-break space is data. */
function withoutBlanks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isBlank(text.charCodeAt(start))) start += 1;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x09;
}
