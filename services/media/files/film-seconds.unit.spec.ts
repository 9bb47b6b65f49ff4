import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { filmSeconds } from './film-seconds.ts';

function box(type: string, content: Buffer, size = content.length + 8): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** A box whose size has 64 bits. */
function longBox(type: string, content: Buffer, size = BigInt(content.length + 16)): Buffer {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1, 0);
  head.write(type, 4, 'latin1');
  head.writeBigUInt64BE(size, 8);
  return Buffer.concat([head, content]);
}

/** A movie header of version 0. */
function header(units: number, scale: number): Buffer {
  const fields = Buffer.alloc(100);
  fields.writeUInt32BE(scale, 12);
  fields.writeUInt32BE(units, 16);
  return box('mvhd', fields);
}

function longHeader(units: bigint, scale: number): Buffer {
  const fields = Buffer.alloc(112);
  fields[0] = 1;
  fields.writeUInt32BE(scale, 20);
  fields.writeBigUInt64BE(units, 24);
  return box('mvhd', fields);
}

const ftyp = box('ftyp', Buffer.from('mp42\0\0\0\0isom'));
const movie = box('moov', header(125, 1));
const film = (...boxes: readonly Buffer[]) => Buffer.concat([ftyp, ...boxes]);

test('the length of a film is that of its movie header, wherever that is', async () => {
  const data = box('mdat', Buffer.alloc(5_000));
  expect(await filmSeconds(film(box('moov', header(125_400, 1_000)), data))).toBe(125);
  expect(await filmSeconds(film(data, box('moov', header(250, 2))))).toBe(125);
  const after = box('moov', Buffer.concat([box('udta', Buffer.alloc(30)), header(125, 1)]));
  expect(await filmSeconds(film(longBox('mdat', Buffer.alloc(70)), after))).toBe(125);
  expect(await filmSeconds(film(longBox('moov', longHeader(125_000n, 1_000))))).toBe(125);
  expect(await filmSeconds(film(box('moov', header(125, 1), 0)))).toBe(125);
});

test('a film of less than half a second is a second long', async () => {
  expect(await filmSeconds(film(box('moov', header(1, 1_000))))).toBe(1);
});

test('the film of the demonstration has the length that its players show', async () => {
  const path = fileURLToPath(new URL('../../../ops/demo/film/tide.mp4', import.meta.url));
  expect(await filmSeconds(path)).toBe(12);
});

test.each([
  ['no movie', film(box('mdat', Buffer.alloc(50)))],
  ['a movie without header', film(box('moov', box('udta', Buffer.alloc(50))))],
  ['a header outside its movie', film(box('moov', Buffer.alloc(0)), header(125, 1))],
  ['no duration, as in fragments', film(box('moov', header(0, 1_000)))],
  ['an unknown duration', film(box('moov', header(0xffffffff, 1)))],
  ['no unit of time', film(box('moov', header(125, 0)))],
  ['a duration beyond any number', film(box('moov', longHeader(2n ** 64n - 1n, 1)))],
  ['a header that is cut off', film(box('moov', header(125, 1).subarray(0, 24)))],
  // Read on from its fourth byte, the next box would be found.
  ['a box smaller than its head', film(box('\0\0\0\x0c', Buffer.from('free\0\0\0\0'), 4), movie)],
  [
    'a box beyond the end',
    film(box('free', Buffer.alloc(9), 0xfffffff0), box('moov', header(1, 1))),
  ],
  ['a box beyond any file', film(longBox('free', Buffer.alloc(9), 2n ** 64n - 1n))],
  ['a long box smaller than its head', film(longBox('free', Buffer.alloc(9), 3n))],
  ['nothing', Buffer.alloc(0)],
])('a film with %s has no known length', async (_, bytes) => {
  expect(await filmSeconds(bytes)).toBe(undefined);
});

test('of millions of boxes only the first are read', async () => {
  const empty = Array.from({ length: 100 }, () => box('free', Buffer.alloc(0)));
  expect(await filmSeconds(film(...empty, box('moov', header(125, 1))))).toBe(undefined);
});
