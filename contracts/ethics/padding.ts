/**
 * The size classes to which content is padded before sealing, in bytes: each is four times the one
 * before.
 */
const sizeClasses = [1, 2, 3, 4, 5, 6, 7].map((power) => 1_024 * 4 ** power);
const lengthBytes = 4;
/** The maximum size of content in the largest size class, in bytes. */
export const maxPaddedBytes = Math.max(...sizeClasses) - lengthBytes;

/**
 * Returns content and its length, padded with zeros to a size class, so that its size reveals
 * little.
 */
export function pad(content: Uint8Array): Uint8Array {
  const needed = lengthBytes + content.length;
  const size = sizeClasses.find((one) => one >= needed);
  if (size === undefined) throw new Error(`${content.length} bytes are more than can be padded`);
  const padded = new Uint8Array(size);
  new DataView(padded.buffer).setUint32(0, content.length);
  padded.set(content, lengthBytes);
  return padded;
}

/** Returns the content that `pad` padded. @throws Error when the bytes were not padded by it */
export function unpad(padded: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = new DataView(padded.buffer, padded.byteOffset).getUint32(0);
  if (lengthBytes + length > padded.length) throw new Error('the padding is damaged');
  return padded.slice(lengthBytes, lengthBytes + length);
}
