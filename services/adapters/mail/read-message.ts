/** A parsed message for display. */
export interface ParsedMessage {
  /** By lowercase name, decoded; the first occurrence of a repeated header. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string | undefined;
  readonly html: string | undefined;
}

interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** The maximum depth of nested parts. */
const maxDepth = 4;

/**
 * Parses a message of ours: headers (RFC 2047), and the first plain and the first HTML part of a
 * MIME body in UTF-8. Omits what it does not understand, and never throws.
 */
export function readMessage(raw: Buffer): ParsedMessage {
  // One character per byte, until a part declares its encoding.
  const part = readPart(raw.toString('latin1').replaceAll('\r\n', '\n'));
  const leaves = listLeaves(part, 0);
  return {
    headers: new Map([...part.headers].map(([name, value]) => [name, decodeWords(value)])),
    text: findContent(leaves, 'text/plain'),
    html: findContent(leaves, 'text/html'),
  };
}

function readPart(source: string): Part {
  const gap = /\n\n/.exec(source);
  const head = gap === null ? source : source.slice(0, gap.index);
  const body = gap === null ? '' : source.slice(gap.index + gap[0].length);
  const headers = new Map<string, string>();
  for (const line of head.replaceAll(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(0, colon)).toLowerCase();
    if (name !== '' && !headers.has(name)) headers.set(name, line.slice(colon + 1).trim());
  }
  return { headers, body };
}

function listLeaves(part: Part, depth: number): readonly Part[] {
  const boundary = /^multipart\/.*?boundary="?([^";]+)/is.exec(typeOf(part))?.[1];
  if (boundary === undefined) return [part];
  if (depth === maxDepth) return [];
  const [, ...sections] = `\n${part.body}`.split(`\n--${boundary}`);
  return sections
    .filter((section) => !section.startsWith('--'))
    .flatMap((section) => listLeaves(readPart(section.replace(/^[^\n]*\n/, '')), depth + 1));
}

function typeOf({ headers }: Part): string {
  return headers.get('content-type') ?? 'text/plain';
}

function findContent(leaves: readonly Part[], type: string): string | undefined {
  const leaf = leaves.find((part) => typeOf(part).toLowerCase().startsWith(type));
  if (leaf === undefined) return undefined;
  return decodeBody(leaf.body, leaf.headers.get('content-transfer-encoding')?.toLowerCase())
    .toString('utf8')
    .replaceAll('\r\n', '\n');
}

function decodeBody(body: string, encoding: string | undefined): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding === 'quoted-printable')
    return Buffer.from(unquoted(body.replaceAll(/=[ \t]*\n/g, '')), 'latin1');
  return Buffer.from(body, 'latin1');
}

function unquoted(text: string): string {
  return text.replaceAll(/=([0-9A-Fa-f]{2})/g, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}

/**
 * Decodes `=?utf-8?Q?…?=` and `=?utf-8?B?…?=`; space between two encoded words is not part of the
 * text.
 */
function decodeWords(value: string): string {
  return value
    .replaceAll(/(\?=)\s+(?==\?)/g, '$1')
    .replaceAll(/(?:=\?utf-8\?[BQ]\?[^?]*\?=)+/gi, (run) => {
      const words = [...run.matchAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi)];
      return Buffer.concat(words.map(([, form, text = '']) => wordBytes(form, text))).toString();
    });
}

function wordBytes(form: string | undefined, text: string): Buffer {
  if (form?.toUpperCase() === 'B') return Buffer.from(text, 'base64');
  return Buffer.from(unquoted(text.replaceAll('_', ' ')), 'latin1');
}
