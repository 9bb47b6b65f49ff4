const windows1252 = 'windows-1252';
/** Enough bytes to detect the encoding. */
const lookedAt = 65_536;

/**
 * Yields a feed's text, without its byte-order mark: decoded according to that or the XML
 * declaration, else as UTF-8; as Windows-1252 (a superset of Latin-1) when it is not valid UTF-8.
 */
export async function* decodeFeed(
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<string> {
  let head = Buffer.alloc(0);
  let decoder: TextDecoder | undefined;
  for await (const chunk of bytes) {
    if (decoder === undefined) {
      head = Buffer.concat([head, chunk]);
      if (head.length < lookedAt) continue;
      decoder = new TextDecoder(detectEncoding(head));
      yield decoder.decode(head, { stream: true });
    } else yield decoder.decode(chunk, { stream: true });
  }
  if (decoder === undefined) yield new TextDecoder(detectEncoding(head)).decode(head);
  else yield decoder.decode();
}

function detectEncoding(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const declared = /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)["']/i;
  const [, name = 'utf-8'] = declared.exec(head.toString('latin1', 0, 300)) ?? [];
  if (!/^utf-?8$/i.test(name)) return isKnown(name) ? name : windows1252;
  return isUtf8(head) ? 'utf-8' : windows1252;
}

function isKnown(name: string): boolean {
  try {
    return new TextDecoder(name).encoding !== '';
  } catch {
    return false;
  }
}

/** The last character may be incomplete. */
function isUtf8(head: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}
