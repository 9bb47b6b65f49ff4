import { UnknownContent } from '../unknown-content.ts';
import { copyCff } from './copy-cff.ts';

/** The tables of a font that draw its glyphs. Its names, notes and signatures are others. */
const drawingTables = new Set(
  `cmap cvt  fpgm glyf gasp head hhea hmtx loca maxp OS/2 post prep vhea vmtx CFF  VORG kern`
    .match(/.{4}(?: |$)/g)
    ?.map((name) => name.slice(0, 4)),
);
const headerBytes = 12;
const rowBytes = 16;
const postBytes = 32;

/**
 * Returns a TrueType or OpenType font with the tables that draw it, or a CFF font without its notes.
 * @throws UnknownContent for any other
 */
export function copyFontProgram(font: Buffer): Buffer {
  const kind = font.subarray(0, 4).toString('latin1');
  if (kind.startsWith('\x01\0')) return copyCff(font);
  if (kind !== '\0\x01\0\0' && kind !== 'true' && kind !== 'OTTO')
    throw new UnknownContent('a font of an unknown form');
  const count = font.readUInt16BE(4);
  const kept = Array.from({ length: count }, (_, index) =>
    font.subarray(headerBytes + index * rowBytes, headerBytes + (index + 1) * rowBytes),
  ).filter((row) => drawingTables.has(row.subarray(0, 4).toString('latin1')));
  const header = Buffer.alloc(headerBytes);
  font.copy(header, 0, 0, 4);
  const power = Math.floor(Math.log2(Math.max(1, kept.length)));
  header.writeUInt16BE(kept.length, 4);
  header.writeUInt16BE(2 ** power * rowBytes, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(Math.max(0, kept.length - 2 ** power) * rowBytes, 10);
  const rows: Buffer[] = [];
  const tables: Buffer[] = [];
  let at = headerBytes + kept.length * rowBytes;
  for (const row of kept) {
    const from = row.readUInt32BE(8);
    const table = copyTable(
      row.subarray(0, 4).toString('latin1'),
      font.subarray(from, from + row.readUInt32BE(12)),
    );
    const moved = Buffer.from(row);
    moved.writeUInt32BE(at, 8);
    moved.writeUInt32BE(table.length, 12);
    rows.push(moved);
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4);
    table.copy(padded);
    tables.push(padded);
    at += padded.length;
  }
  return Buffer.concat([header, ...rows, ...tables]);
}

/** The table of glyphs’ names has none any more, which its third version says; those of CFF have no notes. */
function copyTable(name: string, table: Buffer): Buffer {
  if (name === 'CFF ') return copyCff(table);
  if (name !== 'post' || table.length < postBytes) return table;
  const post = Buffer.from(table.subarray(0, postBytes));
  post.writeUInt32BE(0x0003_0000, 0);
  return post;
}
