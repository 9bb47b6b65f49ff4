import { open } from 'node:fs/promises';

/**
 * Reads bytes of a file or a buffer from an offset; fewer at the end.
 * @param from the offset; a negative one counts from the end
 */
export async function readPart(
  path: string | Buffer,
  from: number,
  length: number,
): Promise<Buffer> {
  if (typeof path !== 'string') {
    const start = from < 0 ? Math.max(0, path.length + from) : from;
    return path.subarray(start, start + length);
  }
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const start = from < 0 ? Math.max(0, size + from) : from;
    const part = Buffer.alloc(Math.max(0, Math.min(length, size - start)));
    await file.read(part, 0, part.length, start);
    return part;
  } finally {
    await file.close();
  }
}
