const signature = 'wOF2';
const headerBytes = 48;
const flavours = new Set([0x00_01_00_00, 0x4f_54_54_4f, 0x74_72_75_65]);
/** The flags of a table whose name is written out, and those of glyf and loca. */
const arbitraryTag = 63;
const glyphTables = new Set([10, 11]);
const untransformed = 3;

/**
 * Returns where the compressed tables of a WOFF2 file begin (W3C WOFF 2.0, section 4); undefined
 * for what is no such file, or another length than it says.
 */
export function startOfTables(bytes: Buffer): number | undefined {
  if (bytes.length < headerBytes || bytes.toString('latin1', 0, 4) !== signature) return undefined;
  if (!flavours.has(bytes.readUInt32BE(4)) || bytes.readUInt32BE(8) !== bytes.length)
    return undefined;
  let at = headerBytes;
  for (let table = bytes.readUInt16BE(12); table > 0; table -= 1) {
    const flags = bytes.readUInt8(at);
    const tag = flags & 0x3f;
    at = afterNumber(bytes, at + (tag === arbitraryTag ? 5 : 1));
    const version = flags >> 6;
    const isTransformed = glyphTables.has(tag) ? version !== untransformed : version !== 0;
    if (isTransformed) at = afterNumber(bytes, at);
  }
  return at;
}

/** Returns the place after a number of variable length. */
function afterNumber(bytes: Buffer, at: number): number {
  let end = at;
  while ((bytes.readUInt8(end) & 0x80) !== 0) end += 1;
  return end + 1;
}
