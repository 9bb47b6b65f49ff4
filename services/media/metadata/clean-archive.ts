import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import yazl, { type ZipFile as NewZip } from 'yazl';
import { coreProperties, openDocumentMeta, titleIn } from './document-title.ts';
import { editXml, type XmlRules } from './edit-xml.ts';
import type { MetadataOutcome } from './metadata-outcome.ts';
import { isCells, isDescription, officeRules } from './office-rules.ts';
import {
  isDescription as isOpenDocumentDescription,
  openDocumentRules,
} from './open-document-rules.ts';
import { withoutPictureMetadata } from './picture-metadata.ts';
import { decodeText, isEncrypted, readBytes, readParts, requireBounds } from './read-archive.ts';

/** How a family of documents stores its metadata. */
interface Family {
  /** The part with the title among other metadata. */
  readonly described: string;
  describe(title: string): string;
  isDropped(part: string): boolean;
  isSigned(part: string): boolean;
  /** Returns the rules of a part; undefined for a part that is copied. */
  rulesOf(part: string): XmlRules | undefined;
}

const office: Family = {
  described: 'docProps/core.xml',
  describe: coreProperties,
  isDropped: isDescription,
  isSigned: (part) => part.startsWith('_xmlsignatures/'),
  rulesOf: (part) =>
    /\.(?:xml|rels|vml)$/i.test(part) && !isCells(part) ? officeRules : undefined,
};

const openDocument: Family = {
  described: 'meta.xml',
  describe: openDocumentMeta,
  isDropped: isOpenDocumentDescription,
  isSigned: (part) => part === 'META-INF/documentsignatures.xml',
  rulesOf: (part) => (/\.(?:xml|rdf)$/i.test(part) ? openDocumentRules : undefined),
};

/** The dates of parts are set to the earliest that an archive can have. */
const mtime = new Date(1980, 0, 1);

/**
 * Writes an Office document or an OpenDocument without its metadata; any other archive is kept. One
 * part is in memory at a time, and a part may not decompress to more than its declared size.
 * @throws DocumentTooLarge
 * @throws Error when the archive or the XML of a part is invalid
 */
export async function cleanArchive(path: string, to: string): Promise<MetadataOutcome> {
  const archive = await yauzl.openPromise(path, { autoClose: false, strictFileNames: true });
  return cleanOpened(archive, async () => {
    const file = createWriteStream(to, { flags: 'wx' });
    // A file that is created after its document was refused would be left behind.
    await once(file, 'open');
    return file;
  });
}

/** The same for an opened archive, which is closed afterwards. @param open creates the output */
export async function cleanOpened(
  archive: ZipFile,
  open: () => Promise<Writable>,
): Promise<MetadataOutcome> {
  try {
    const parts = await readParts(archive);
    const family = await recognizeFamily(archive, parts);
    if (family === undefined) return { kind: 'kept', why: undefined };
    const names = [...parts.keys()];
    if (names.some((name) => family.isSigned(name))) return { kind: 'kept', why: 'kept-signed' };
    if (await isEncrypted(archive, parts)) return { kind: 'kept', why: 'kept-encrypted' };
    requireBounds(parts);
    await writeCleaned(archive, parts, family, await open());
    return { kind: 'rewritten' };
  } finally {
    archive.close();
  }
}

async function recognizeFamily(
  archive: ZipFile,
  parts: ReadonlyMap<string, Entry>,
): Promise<Family | undefined> {
  if (parts.has('[Content_Types].xml')) return office;
  const type = parts.get('mimetype');
  if (type === undefined) return undefined;
  const text = String(await readBytes(archive, type));
  return text.startsWith('application/vnd.oasis.opendocument.') ? openDocument : undefined;
}

async function writeCleaned(
  archive: ZipFile,
  parts: ReadonlyMap<string, Entry>,
  family: Family,
  to: Writable,
): Promise<void> {
  const zip = new yazl.ZipFile();
  const written = pipeline(zip.outputStream, to);
  const filled = fill(zip, archive, parts, family).catch((cause: unknown) => {
    zip.outputStream.emit('error', cause);
    throw cause;
  });
  await Promise.all([written, filled]);
}

async function fill(
  zip: NewZip,
  archive: ZipFile,
  parts: ReadonlyMap<string, Entry>,
  family: Family,
): Promise<void> {
  for (const [name, entry] of parts) {
    if (family.isDropped(name)) continue;
    const compress = entry.compressionMethod !== 0;
    const options = { mtime, compress, forceDosTimestamp: true };
    const edited = await editedPart(archive, name, entry, family);
    if (edited !== undefined) zip.addBuffer(edited, name, options);
    else await copyPart(zip, archive, entry, options);
  }
  zip.end();
}

/** Returns the bytes of a part that may contain metadata; undefined for one that is copied. */
async function editedPart(
  archive: ZipFile,
  name: string,
  entry: Entry,
  family: Family,
): Promise<Buffer | undefined> {
  if (/\.(?:jpe?g|png)$/i.test(name))
    return withoutPictureMetadata(await readBytes(archive, entry));
  const rules = family.rulesOf(name);
  if (rules === undefined) return undefined;
  const xml = decodeText(await readBytes(archive, entry));
  return Buffer.from(
    name === family.described ? family.describe(titleIn(xml)) : editXml(xml, rules),
  );
}

async function copyPart(
  zip: NewZip,
  archive: ZipFile,
  entry: Entry,
  options: {
    readonly mtime: Date;
    readonly compress: boolean;
    readonly forceDosTimestamp: boolean;
  },
): Promise<void> {
  const stream = await archive.openReadStreamPromise(entry);
  const ended = new Promise((resolve, reject) => {
    stream.once('end', resolve);
    stream.once('error', reject);
  });
  zip.addReadStream(stream, entry.fileName, { ...options, size: entry.uncompressedSize });
  await ended;
}
