const extension = 62;
const unknownLength = 0xff_ff_ff_ff;

/** Returns the segments of an image in JBIG2, without its comments. @throws Error when damaged */
export function copyJbig2(image: Buffer): Buffer {
  const kept: Buffer[] = [];
  for (let at = 0; at < image.length; ) {
    const flags = image.readUInt8(at + 4);
    const { count, bytes } = references(image, at + 5);
    const number = image.readUInt32BE(at);
    const size = number <= 256 ? 1 : number <= 65_536 ? 2 : 4;
    const pageBytes = (flags & 0x40) === 0 ? 1 : 4;
    const lengthAt = at + 5 + bytes + count * size + pageBytes;
    const length = image.readUInt32BE(lengthAt);
    const end = lengthAt + 4 + length;
    if (length === unknownLength || end > image.length) throw new Error('a segment without an end');
    if ((flags & 0x3f) !== extension) kept.push(image.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

/** Returns how many segments one refers to, and in how many bytes it says so. */
function references(image: Buffer, at: number) {
  const count = image.readUInt8(at) >> 5;
  if (count < 7) return { count, bytes: 1 };
  const long = image.readUInt32BE(at) & 0x1f_ff_ff_ff;
  return { count: long, bytes: 4 + Math.ceil((long + 1) / 8) };
}
