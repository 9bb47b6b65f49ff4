import { readPart } from '../upload/read-part.ts';

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endBytes = 22;
const maxCommentBytes = 65_535;
const entryBytes = 46;
/** A directory larger than this does not belong to a real document. */
const maxDirectoryBytes = 4 * 1024 * 1024;

/** Returns the names in a ZIP archive's directory; undefined when it has no readable one. */
export async function zipNames(path: string | Buffer): Promise<readonly string[] | undefined> {
  const tail = await readPart(path, -(endBytes + maxCommentBytes), endBytes + maxCommentBytes);
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + endBytes > tail.length || tail.readUInt32LE(end) !== endSignature)
    return undefined;
  const size = tail.readUInt32LE(end + 12);
  const offset = tail.readUInt32LE(end + 16);
  if (size > maxDirectoryBytes) return undefined;
  return namesIn(await readPart(path, offset, size), tail.readUInt16LE(end + 10));
}

function namesIn(accountNames: Buffer, count: number): readonly string[] | undefined {
  const names: string[] = [];
  let at = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + entryBytes > accountNames.length || accountNames.readUInt32LE(at) !== entrySignature)
      return undefined;
    const nameEnd = at + entryBytes + accountNames.readUInt16LE(at + 28);
    names.push(accountNames.toString('utf8', at + entryBytes, nameEnd));
    at = nameEnd + accountNames.readUInt16LE(at + 30) + accountNames.readUInt16LE(at + 32);
  }
  return names;
}
