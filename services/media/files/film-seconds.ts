import { videoSecondsSchema } from '@parvis/contracts/media/details.ts';
import { readPart } from '../upload/read-part.ts';

/** More boxes than a film has at one level: a crafted file could have millions. */
const maxBoxes = 64;
const headerBytes = 16;

interface Box {
  /** The offset of its content. */
  readonly content: number;
  /** The offset of the next box. */
  readonly end: number;
}

/**
 * Returns the length of an MP4 film in whole seconds, as its movie header (`mvhd`, ISO/IEC 14496-12)
 * says; undefined when it has none, or an impossible one. Reads at most 130 short parts of the file.
 */
export async function filmSeconds(path: string | Buffer): Promise<number | undefined> {
  const movie = await findBox(path, 'moov', 0, Number.MAX_SAFE_INTEGER);
  const header = movie && (await findBox(path, 'mvhd', movie.content, movie.end));
  if (header === undefined) return undefined;
  const fields = await readPart(path, header.content, 32);
  const isLong = fields[0] === 1;
  if (fields.length < (isLong ? 32 : 20)) return undefined;
  const scale = fields.readUInt32BE(isLong ? 20 : 12);
  const units = isLong ? Number(fields.readBigUInt64BE(24)) : fields.readUInt32BE(16);
  if (units === 0) return undefined;
  const seconds = videoSecondsSchema.safeParse(Math.max(1, Math.round(units / scale)));
  return seconds.data;
}

/** Finds a box of a type among those from an offset on. */
async function findBox(
  path: string | Buffer,
  type: string,
  from: number,
  to: number,
): Promise<Box | undefined> {
  let at = from;
  for (let count = 0; count < maxBoxes && at < to; count += 1) {
    const head = await readPart(path, at, headerBytes);
    if (head.length < 8) return undefined;
    const short = head.readUInt32BE(0);
    const isLong = short === 1 && head.length === headerBytes;
    const size = isLong ? Number(head.readBigUInt64BE(8)) : short;
    const end = size === 0 ? to : at + size;
    const content = at + (isLong ? headerBytes : 8);
    if (end < content || !Number.isSafeInteger(end)) return undefined;
    if (head.toString('latin1', 4, 8) === type) return { content, end };
    at = end;
  }
  return undefined;
}
