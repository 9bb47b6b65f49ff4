import { mark } from './crafted.ts';

const number = (value: number) => {
  const bytes = Buffer.alloc(5, 29);
  bytes.writeInt32BE(value, 1);
  return bytes;
};

function index(...items: readonly Buffer[]): Buffer {
  if (items.length === 0) return Buffer.alloc(2);
  let at = 1;
  const offsets = [at, ...items.map(({ length }) => (at += length))];
  return Buffer.concat([Buffer.from([0, items.length, 1, ...offsets]), ...items]);
}

/** Returns a CFF font of two glyphs with a mark in its name, its notes, and between its structures. */
export function markedCff(): Buffer {
  const said = Buffer.from(mark);
  const strings = index(said, said, Buffer.from('Aown'), Buffer.from('1.0'));
  const names = index(said);
  const topOf = (charset: number) =>
    Buffer.concat([
      number(391),
      Buffer.from([1]),
      number(392),
      Buffer.from([2]),
      number(394),
      Buffer.from([0]),
      number(charset),
      Buffer.from([15]),
      number(charset + 3),
      Buffer.from([17]),
      number(0),
      number(4),
      Buffer.from([18]),
    ]);
  const before = Buffer.concat([Buffer.from([1, 0, 4, 1]), names]);
  const after = Buffer.concat([strings, index(), said]);
  const charset = before.length + index(topOf(0)).length + after.length;
  const glyphs = index(Buffer.from([14]), Buffer.from([14]));
  const charsetBytes = Buffer.from([0, 393 >> 8, 393 & 255]);
  return Buffer.concat([before, index(topOf(charset)), after, charsetBytes, glyphs, said]);
}

/** Returns a Type 1 font with a mark in comments, notes and texts, seen and encrypted ones. */
export function markedType1(): Buffer {
  const clear = `%!PS-AdobeFont-1.0: ${mark}
% ${mark}
12 dict begin
/FontInfo 9 dict dup begin /Notice (${mark}) readonly def /FullName (${mark}) def end readonly def
/FontName /Own def /PaintType 0 def /FontType 1 def
/FontMatrix [0.001 0 0 0.001 0 0] readonly def
/Encoding 256 array 0 1 255 {1 index exch /.notdef put} for dup 65 /A put readonly def
/FontBBox {0 0 1000 1000} readonly def
currentdict end
currentfile eexec
`;
  const glyph = Buffer.from([1, 2, 3, 4, 5]);
  const hidden = Buffer.concat([
    Buffer.from(`0000dup /Private 9 dict dup begin % ${mark}
/RD {string currentfile exch readstring pop} def /ND {def} def /NP {put} def
/BlueValues [-20 0] def /password 5839 def /Own (${mark}) def
2 index /CharStrings 2 dict dup begin
/.notdef 5 RD `),
    glyph,
    Buffer.from(' ND\n/A 5 RD '),
    glyph,
    Buffer.from(` ND\nend end readonly put\nmark currentfile closefile % ${mark}\n`),
  ]);
  let r = 55_665;
  const encrypted = hidden.map((byte) => {
    const cipher = byte ^ (r >> 8);
    r = ((cipher + r) * 52_845 + 22_719) & 0xffff;
    return cipher;
  });
  return Buffer.concat([Buffer.from(clear), encrypted, Buffer.from(`\ncleartomark % ${mark}\n`)]);
}

/** Returns a TrueType font whose table of glyphs’ names has a mark. */
export function markedPost(): Buffer {
  const post = Buffer.concat([Buffer.alloc(34), Buffer.from([mark.length]), Buffer.from(mark)]);
  post.writeUInt32BE(0x0002_0000, 0);
  const header = Buffer.from([0, 1, 0, 0, 0, 1, 0, 16, 0, 0, 0, 0]);
  const row = Buffer.alloc(16);
  row.write('post');
  row.writeUInt32BE(28, 8);
  row.writeUInt32BE(post.length, 12);
  return Buffer.concat([header, row, post]);
}
