import { type FileHandle, open } from 'node:fs/promises';
import type { Metadata } from 'sharp';

/**
 * Whether an image has several frames.
 * @param head as decoded, without which the frames of a PNG are unknown to the decoder
 */
export async function isAnimated(path: string, { format, pages = 1 }: Metadata): Promise<boolean> {
  return format === 'png' ? isAnimatedPng(path) : pages > 1;
}

const signatureBytes = 8;
/** Length, type and checksum. */
const chunkBytes = 12;

/** Whether a PNG announces frames (`acTL`) before its pixels. */
async function isAnimatedPng(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    let at = signatureBytes;
    for (;;) {
      const chunk = await chunkAt(file, at);
      if (chunk === undefined || chunk.type === 'IDAT') return false;
      if (chunk.type === 'acTL') return true;
      at += chunkBytes + chunk.length;
    }
  } finally {
    await file.close();
  }
}

async function chunkAt(file: FileHandle, at: number) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, at);
  if (bytesRead < 8) return undefined;
  return { length: buffer.readUInt32BE(0), type: buffer.toString('latin1', 4) };
}
