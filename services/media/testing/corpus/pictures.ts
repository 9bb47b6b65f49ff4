import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { bands } from '../pictures.ts';
import { type Crafted, mark } from './crafted.ts';

const marked = Buffer.from(mark);
const jpeg = () => bands(30, 20).jpeg().toBuffer();
const png = () => bands(30, 20).png().toBuffer();

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** Returns a JPEG with another segment after its start. */
const withSegment =
  (marker: number, prefix = '') =>
  async () => {
    const plain = await jpeg();
    const added = segment(marker, Buffer.concat([Buffer.from(prefix, 'latin1'), marked]));
    return Buffer.concat([plain.subarray(0, 2), added, plain.subarray(2)]);
  };

const segments = Array.from({ length: 15 }, (_, index) => ({
  what: `a segment APP${index + 1}`,
  make: withSegment(0xe1 + index, index === 0 ? 'Exif\0\0' : ''),
})).filter(({ what }) => what !== 'a segment APP14');

export const markedJpegs: readonly Crafted[] = [
  ...segments,
  { what: 'a note', make: withSegment(0xfe) },
  { what: 'a profile of its colours', make: withSegment(0xe2, 'ICC_PROFILE\0\x01\x01') },
  { what: 'several images (MPF)', make: withSegment(0xe2, 'MPF\0') },
  {
    what: 'a film after its end',
    make: async () => Buffer.concat([await jpeg(), Buffer.from('\0\0\0\x18ftypmp42'), marked]),
  },
  {
    what: 'another image after its end',
    make: async () => Buffer.concat([await jpeg(), await withSegment(0xfe)()]),
  },
  {
    what: 'its author',
    make: () =>
      bands(30, 20)
        .withExif({ IFD0: { Artist: mark } })
        .jpeg()
        .toBuffer(),
  },
  {
    what: 'properties',
    make: () =>
      bands(30, 20)
        .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${mark}</a></x:xmpmeta>`)
        .jpeg()
        .toBuffer(),
  },
];

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const made = Buffer.alloc(named.length + 8);
  made.writeUInt32BE(content.length);
  named.copy(made, 4);
  made.writeUInt32BE(crc32(named), named.length + 4);
  return made;
}

const headBytes = 33;
const withChunk =
  (type: string, content: Buffer = marked) =>
  async () => {
    const plain = await png();
    return Buffer.concat([
      plain.subarray(0, headBytes),
      chunk(type, content),
      plain.subarray(headBytes),
    ]);
  };
const keyed = Buffer.concat([Buffer.from('Author\0'), marked]);
const packed = Buffer.concat([Buffer.from('Author\0\0'), deflateSync(marked)]);

export const markedPngs: readonly Crafted[] = [
  { what: 'a text', make: withChunk('tEXt', keyed) },
  { what: 'a packed text', make: withChunk('zTXt', packed) },
  {
    what: 'a text of a language',
    make: withChunk('iTXt', Buffer.concat([Buffer.from('Author\0\0\0\0\0'), marked])),
  },
  { what: 'its origin (caBX)', make: withChunk('caBX') },
  { what: 'a private chunk', make: withChunk('prVt') },
  { what: 'an unknown chunk', make: withChunk('owNr') },
  {
    what: 'a palette that is suggested',
    make: withChunk('sPLT', Buffer.concat([marked, Buffer.from([0, 8])])),
  },
  { what: 'bytes after its end', make: async () => Buffer.concat([await png(), marked]) },
  {
    what: 'Exif',
    make: () =>
      bands(30, 20)
        .withExif({ IFD0: { Artist: mark } })
        .png()
        .toBuffer(),
  },
];

/** A RIFF file with another chunk at its end. */
const webpWith = (type: string) => async () => {
  const plain = await bands(30, 20).webp().toBuffer();
  const added = Buffer.alloc(8);
  added.write(type, 'latin1');
  added.writeUInt32LE(marked.length, 4);
  const whole = Buffer.concat([plain, added, marked]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
};
const markedWebps: readonly Crafted[] = [
  { what: 'an unknown chunk', make: webpWith('ownr') },
  {
    what: 'properties',
    make: () =>
      bands(30, 20)
        .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${mark}</a></x:xmpmeta>`)
        .webp()
        .toBuffer(),
  },
  {
    what: 'bytes after its end',
    make: async () => Buffer.concat([await bands(30, 20).webp().toBuffer(), marked]),
  },
];

const box = (type: string, content: Buffer) => {
  const made = Buffer.alloc(8);
  made.writeUInt32BE(content.length + 8);
  made.write(type, 4, 'latin1');
  return Buffer.concat([made, content]);
};
/** Formats of the library that a report may not have: nothing of them is kept. */
const refused: readonly Crafted[] = [
  {
    what: 'a GIF with a note',
    make: async () => Buffer.concat([await bands(9, 9).gif().toBuffer(), marked]),
  },
  {
    what: 'an AVIF with its author',
    make: () =>
      bands(30, 20)
        .withExif({ IFD0: { Artist: mark } })
        .avif({ effort: 0 })
        .toBuffer(),
  },
  {
    what: 'a HEIC',
    make: async () => Buffer.concat([box('ftyp', Buffer.from('heic\0\0\0\0mif1heic')), marked]),
  },
  {
    what: 'a TIFF',
    make: async () =>
      Buffer.concat([
        await sharp({ create: { width: 2, height: 2, channels: 3, background: '#123' } })
          .tiff()
          .toBuffer(),
        marked,
      ]),
  },
  {
    what: 'an SVG',
    make: async () =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><desc>${mark}</desc></svg>`),
  },
  {
    what: 'a film',
    make: async () =>
      Buffer.concat([box('ftyp', Buffer.from('mp42\0\0\0\0isom')), box('udta', marked)]),
  },
  { what: 'a sound', make: async () => Buffer.concat([Buffer.from('ID3\x04\0\0'), marked]) },
  { what: 'a text', make: async () => marked },
  { what: 'a table', make: async () => Buffer.from(`nom;montant\n${mark};1\n`) },
];

export const craftedPictures: readonly Crafted[] = [
  ...markedJpegs.map((one) => ({ ...one, what: `JPEG: ${one.what}` })),
  ...markedPngs.map((one) => ({ ...one, what: `PNG: ${one.what}` })),
  ...markedWebps.map((one) => ({ ...one, what: `WebP: ${one.what}` })),
  ...refused.map((one) => ({ ...one, isRefused: true })),
];
