import sharp from 'sharp';

const jpegStart = Buffer.from([0xff, 0xd8]);
const startOfScan = 0xda;
/** Segments with Exif, XMP, Photoshop data and comments. */
const droppedSegments = new Set([0xe1, 0xed, 0xfe]);
const pngStart = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const droppedChunks = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME']);

/**
 * Returns a JPEG or PNG without its metadata (camera, place, author, dates), with its pixels and
 * orientation unchanged; any other bytes are returned unchanged.
 */
export async function withoutPictureMetadata(picture: Buffer): Promise<Buffer> {
  if (picture.subarray(0, 2).equals(jpegStart))
    return jpegParts(picture, await readOrientation(picture));
  return picture.subarray(0, 8).equals(pngStart) ? pngParts(picture) : picture;
}

/**
 * Returns a JPEG without those segments, up to the pixels.
 * @param wayUp the Exif orientation, 1 to 8
 */
export function jpegParts(picture: Buffer, wayUp: number): Buffer {
  const kept: Buffer[] = [jpegStart];
  if (wayUp > 1) kept.push(writeExif(wayUp));
  let at = 2;
  while (at + 4 <= picture.length) {
    const marker = picture[at + 1] ?? 0;
    if (picture[at] !== 0xff || marker === startOfScan) break;
    const end = at + 2 + picture.readUInt16BE(at + 2);
    if (!droppedSegments.has(marker)) kept.push(picture.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, picture.subarray(at)]);
}

async function readOrientation(picture: Buffer): Promise<number> {
  const { orientation = 1 } = await sharp(picture)
    .metadata()
    .catch(() => ({ orientation: 1 }));
  return orientation;
}

/** Returns Exif data that contains only the orientation. */
function writeExif(wayUp: number): Buffer {
  // The segment and its length, “Exif”, the head of a TIFF, and one entry: the orientation.
  const parts = [
    'ffe10022',
    '457869660000',
    '4d4d002a00000008',
    '000101120003000000010000000000000000',
  ];
  const exif = Buffer.from(parts.join(''), 'hex');
  exif.writeUInt16BE(wayUp, exif.length - 8);
  return exif;
}

function pngParts(picture: Buffer): Buffer {
  const kept: Buffer[] = [pngStart];
  let at = pngStart.length;
  while (at + 12 <= picture.length) {
    const end = at + 12 + picture.readUInt32BE(at);
    if (!droppedChunks.has(picture.toString('latin1', at + 4, at + 8)))
      kept.push(picture.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}
