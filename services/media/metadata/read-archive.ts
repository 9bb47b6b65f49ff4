import { buffer } from 'node:stream/consumers';
import type { Entry, ZipFile } from 'yauzl';
import { maxPartBytes, maxParts, maxUnfoldedBytes } from './limits.ts';
import { DocumentTooLarge } from './metadata-outcome.ts';

/** Returns the parts of a document, by name. @throws DocumentTooLarge */
export async function readParts(archive: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (archive.entryCount > maxParts) throw new DocumentTooLarge('the number of parts');
  const parts = new Map<string, Entry>();
  for await (const entry of archive.eachEntry()) {
    if (parts.has(entry.fileName)) throw new Error('two entries with the same name');
    if (!entry.fileName.endsWith('/')) parts.set(entry.fileName, entry);
  }
  return parts;
}

/** Returns whether an OpenDocument needs a password. */
export async function isEncrypted(
  archive: ZipFile,
  parts: ReadonlyMap<string, Entry>,
): Promise<boolean> {
  const manifest = parts.get('META-INF/manifest.xml');
  if (manifest === undefined) return false;
  return String(await readBytes(archive, manifest)).includes('encryption-data');
}

/** Checks what the parts declare to decompress to. @throws DocumentTooLarge */
export function requireBounds(parts: ReadonlyMap<string, Entry>): void {
  const unfolded = [...parts.values()].reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (unfolded > maxUnfoldedBytes) throw new DocumentTooLarge('the unfolded document');
}

/** Returns a part that is read in full. @throws DocumentTooLarge */
export async function readBytes(archive: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.uncompressedSize > maxPartBytes) throw new DocumentTooLarge(entry.fileName);
  return buffer(await archive.openReadStreamPromise(entry));
}

/** @throws Error when the bytes are not text in UTF-8 or UTF-16 */
export function decodeText(bytes: Buffer): string {
  const isWide = bytes[0] === 0xff || bytes[0] === 0xfe || bytes[1] === 0;
  const encoding = isWide
    ? bytes[0] === 0xfe || bytes[0] === 0
      ? 'utf-16be'
      : 'utf-16le'
    : 'utf-8';
  const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  return isWide ? text.replace(/^(<\?xml[^>]*encoding=)("[^"]*"|'[^']*')/, '$1"UTF-8"') : text;
}
