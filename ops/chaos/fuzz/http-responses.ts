import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A complete response. */
export interface CompleteResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  /** As sent, apart from its transfer encoding. */
  readonly body: Buffer;
}

/** The bytes received on a connection so far. */
export interface ReceivedBytes {
  /** Final responses, in order, without interim ones (1xx). */
  readonly whole: readonly CompleteResponse[];
  /**
   * Bytes after the last complete response: the beginning of another, or one that ends with the
   * connection.
   */
  readonly rest: Buffer;
  /** Why the bytes are not HTTP; undefined when they are. */
  readonly defect?: string;
}

const statusLine = /^HTTP\/1\.1 ([1-5]\d\d) [\x20-\x7e]*$/;
const field = /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+): ([\t\x20-\x7e\x80-\xff]*)$/;
const mayRepeat = new Set(['set-cookie', 'link', 'vary']);
const endOfHead = Buffer.from('\r\n\r\n');

/**
 * Parses responses in the strict form of RFC 9112.
 * @param methods the methods of the requests, in order: a response to HEAD has no body
 * @param isOver whether the connection has ended, which ends a body of unknown length
 */
export function parseResponses(
  bytes: Buffer,
  methods: readonly string[],
  isOver: boolean,
): ReceivedBytes {
  const whole: CompleteResponse[] = [];
  let rest = bytes;
  while (rest.length > 0) {
    const end = rest.indexOf(endOfHead);
    if (end === -1) break;
    const head = parseHead(rest.toString('latin1', 0, end));
    if (typeof head === 'string') return { whole, rest, defect: head };
    const after = rest.subarray(end + endOfHead.length);
    const body = bodyIn(after, head, methods[whole.length] ?? 'GET', isOver);
    if (typeof body === 'string') return { whole, rest, defect: body };
    if (body === undefined) break;
    if (head.status >= 200) whole.push({ ...head, body: body.content });
    rest = after.subarray(body.length);
  }
  return { whole, rest };
}

type Head = Pick<CompleteResponse, 'status' | 'headers'>;

function parseHead(text: string): Head | string {
  const [first = '', ...lines] = text.split('\r\n');
  const status = statusLine.exec(first)?.[1];
  if (status === undefined) return `no status line: ${JSON.stringify(first.slice(0, 80))}`;
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name, value = ''] = field.exec(line) ?? [];
    if (name === undefined) return `no header: ${JSON.stringify(line.slice(0, 80))}`;
    const key = name.toLowerCase();
    if (headers.has(key) && !mayRepeat.has(key)) return `the header ${key} stands there twice`;
    headers.set(key, value);
  }
  return { status: Number(status), headers };
}

/**
 * Returns the body's content and how many bytes it takes; undefined while it is incomplete, the
 * defect as text if it is invalid.
 */
function bodyIn(
  bytes: Buffer,
  { status, headers }: Head,
  method: string,
  isOver: boolean,
): { content: Buffer; length: number } | string | undefined {
  if (method === 'HEAD' || status < 200 || status === 204 || status === 304)
    return { content: Buffer.alloc(0), length: 0 };
  const declared = headers.get('content-length');
  const transfer = headers.get('transfer-encoding');
  if (declared !== undefined && transfer !== undefined) return 'two lengths of one body';
  if (transfer !== undefined) return transfer === 'chunked' ? chunksIn(bytes) : transfer;
  if (declared === undefined) return isOver ? { content: bytes, length: bytes.length } : undefined;
  if (!/^\d+$/.test(declared)) return `a length that is none: ${declared}`;
  const length = Number(declared);
  return bytes.length < length ? undefined : { content: bytes.subarray(0, length), length };
}

function chunksIn(bytes: Buffer): { content: Buffer; length: number } | string | undefined {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = bytes.indexOf('\r\n', at);
    if (end === -1) return undefined;
    const size = bytes.toString('latin1', at, end);
    if (!/^[0-9a-f]+$/i.test(size))
      return `a chunk of no size: ${JSON.stringify(size.slice(0, 40))}`;
    const [from, to] = [end + 2, end + 2 + Number.parseInt(size, 16)];
    if (bytes.length < to + 2) return undefined;
    if (bytes.toString('latin1', to, to + 2) !== '\r\n') return 'a chunk longer than it says';
    at = to + 2;
    if (to === from) return { content: Buffer.concat(chunks), length: at };
    chunks.push(bytes.subarray(from, to));
  }
}

/** Returns the body as text, decompressed. */
export function textOf({ headers, body }: CompleteResponse): string {
  if (body.length === 0) return '';
  const coding = headers.get('content-encoding');
  if (coding === 'br') return brotliDecompressSync(body).toString('utf8');
  return (coding === 'gzip' ? gunzipSync(body) : body).toString('utf8');
}
