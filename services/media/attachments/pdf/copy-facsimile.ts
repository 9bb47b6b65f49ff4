import sharp from 'sharp';
import { decodingOptions } from '../../pictures/draw-rendition.ts';
import { UnknownContent } from '../unknown-content.ts';

/** An image in two colours, coded as facsimile machines do (CCITT). */
export interface Facsimile {
  readonly data: Buffer;
  readonly columns: number;
  readonly rows: number;
  /** As in a PDF: below 0 two-dimensional (group 4), 0 one-dimensional, above 0 both. */
  readonly k: number;
  readonly isByteAligned: boolean;
  readonly isBlackOne: boolean;
}

const [short, long] = [3, 4];
const headerBytes = 8;

/**
 * Returns the pixels of a facsimile, one bit each, in rows of whole bytes, so that nothing else in it
 * is copied.
 * @throws UnknownContent when it cannot be decoded
 */
export async function decodeFacsimile(facsimile: Facsimile): Promise<Buffer> {
  const { columns, rows, isBlackOne } = facsimile;
  const pixels = await sharp(writeTiff(facsimile), decodingOptions)
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer()
    .catch(() => undefined);
  if (pixels?.length !== columns * rows) throw new UnknownContent('a facsimile image');
  const width = Math.ceil(columns / 8);
  const packed = Buffer.alloc(width * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const isWhite = (pixels[row * columns + column] ?? 0) > 127;
      const at = row * width + (column >> 3);
      if (isWhite !== isBlackOne) packed[at] = (packed[at] ?? 0) | (128 >> (column & 7));
    }
  return packed;
}

/** The same data as a TIFF, which sharp decodes. */
function writeTiff({ data, columns, rows, k, isByteAligned }: Facsimile): Buffer {
  if (k < 0 && isByteAligned) throw new UnknownContent('a facsimile image');
  const entries = [
    [256, long, columns],
    [257, long, rows],
    [258, short, 1],
    [259, short, k < 0 ? 4 : 3],
    [262, short, 0],
    [273, long, headerBytes],
    [277, short, 1],
    [278, long, rows],
    [279, long, data.length],
    ...(k < 0 ? [] : [[292, long, (k > 0 ? 1 : 0) + (isByteAligned ? 4 : 0)] as const]),
  ] as const;
  const padded = data.length + (data.length % 2);
  const file = Buffer.alloc(headerBytes + padded + 2 + entries.length * 12 + 4);
  file.write('II*\0', 'latin1');
  file.writeUInt32LE(headerBytes + padded, 4);
  data.copy(file, headerBytes);
  let at = file.writeUInt16LE(entries.length, headerBytes + padded);
  for (const [tag, type, value] of entries) {
    at = file.writeUInt16LE(tag, at);
    at = file.writeUInt16LE(type, at);
    at = file.writeUInt32LE(1, at);
    at = file.writeUInt32LE(value, at);
  }
  return file;
}
