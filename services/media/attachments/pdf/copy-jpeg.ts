import { UnknownContent } from '../unknown-content.ts';

const startOfScan = 0xda;
const endOfImage = 0xd9;
/** The heads of frames, which say how many colours there are. */
const frames = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb]);
/** What every decoder needs: those, tables, the restart interval, and scans. */
const neededSegments = new Set([...frames, 0xdb, 0xc4, 0xdd, startOfScan]);
/** How its colours are coded, and the length of what says it. */
const adobe = 0xee;
const adobeBytes = 16;

/** A JPEG without what no decoder needs, such as notes, profiles, and all behind its end. */
export interface CopiedJpeg {
  readonly bytes: Buffer;
  /** How many colours it has. */
  readonly components: number;
}

/** @throws Error when it is damaged */
export function copyJpeg(jpeg: Buffer): CopiedJpeg {
  if (jpeg.readUInt16BE(0) !== 0xffd8) throw new Error('no JPEG');
  const kept: Buffer[] = [jpeg.subarray(0, 2)];
  let components = 0;
  let at = 2;
  for (;;) {
    while (jpeg[at] === 0xff && jpeg[at + 1] === 0xff) at += 1;
    if (jpeg[at] !== 0xff) throw new Error('no segment');
    const marker = jpeg[at + 1] ?? 0;
    if (marker === endOfImage) break;
    const headEnd = at + 2 + jpeg.readUInt16BE(at + 2);
    const end = marker === startOfScan ? endOfScan(jpeg, headEnd) : headEnd;
    kept.push(...copiedSegment(marker, jpeg.subarray(at, end)));
    if (frames.has(marker)) components = jpeg[at + 9] ?? 0;
    at = end;
  }
  if (components === 0) throw new UnknownContent('a JPEG without a frame');
  return { bytes: Buffer.concat([...kept, Buffer.from([0xff, endOfImage])]), components };
}

function copiedSegment(marker: number, segment: Buffer): readonly Buffer[] {
  if (neededSegments.has(marker)) return [segment];
  return marker === adobe && segment.length >= adobeBytes ? [copyAdobe(segment)] : [];
}

function copyAdobe(segment: Buffer): Buffer {
  const plain = Buffer.from(segment.subarray(0, adobeBytes));
  plain.writeUInt16BE(adobeBytes - 2, 2);
  return plain;
}

/** Returns where the next segment begins: at a marker that is neither escaped nor a restart. */
function endOfScan(jpeg: Buffer, from: number): number {
  for (let at = jpeg.indexOf(0xff, from); at >= 0; at = jpeg.indexOf(0xff, at + 1)) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at;
  }
  throw new Error('a scan that never ends');
}
