import { buffer } from 'node:stream/consumers';
import {
  type AttachmentFault,
  attachmentFormats,
  type CleanedAttachment,
} from '@parvis/contracts/ethics/attachment.ts';
import { imageTypes } from '@parvis/contracts/media/types.ts';
import yauzl, { type ZipFile } from 'yauzl';
import yazl from 'yazl';
import { sniffDocument } from '../files/sniff-file.ts';
import { DocumentTooLarge } from '../metadata/metadata-outcome.ts';
import { isEncrypted, readBytes, readParts, requireBounds } from '../metadata/read-archive.ts';
import { sniffImage } from '../pictures/sniff-image.ts';
import { copyOffice, type ReadPart } from './copy-office.ts';
import { copyOpenDocument } from './copy-open-document.ts';
import { copyPdf } from './pdf/copy-pdf.ts';
import { redrawPicture } from './redraw-picture.ts';
import { UnknownContent } from './unknown-content.ts';

type DocumentFormat = (typeof attachmentFormats.documents)[number];
type Outcome =
  | { readonly kind: 'clean'; readonly bytes: Uint8Array }
  | { readonly kind: AttachmentFault };

/** The dates of parts are set to the earliest that an archive can have. */
const mtime = new Date(1980, 0, 1);
const signature = /^(?:_xmlsignatures\/|META-INF\/(?:document|macro)signatures\.xml$)/;

/**
 * Returns an image or a document with what is known to be needed to see it, in memory only: images
 * are redrawn, documents are written anew, and what is not known is left out. A document that would
 * lack something that is seen is refused.
 */
export async function cleanAttachment(bytes: Buffer): Promise<CleanedAttachment> {
  try {
    const picture = attachmentFormats.pictures.find((format) => format === sniffImage(bytes));
    if (picture !== undefined) {
      const drawn = await redrawPicture(bytes);
      return { kind: 'clean', extension: imageTypes[drawn.format].extension, bytes: drawn.bytes };
    }
    const format = await sniffDocument(bytes);
    const extension = attachmentFormats.documents.find((one) => one === format);
    if (extension === undefined) return { kind: 'type' };
    const copied = await copyDocument(bytes, extension);
    return copied.kind === 'clean' ? { ...copied, extension } : copied;
  } catch (cause) {
    if (cause instanceof UnknownContent) return { kind: 'unknown-content' };
    return { kind: cause instanceof DocumentTooLarge ? 'too-large' : 'unreadable' };
  }
}

async function copyDocument(bytes: Buffer, format: DocumentFormat): Promise<Outcome> {
  if (format === 'pdf') return copyPdf(bytes);
  const archive = await yauzl.fromBufferPromise(bytes, { autoClose: false, strictFileNames: true });
  return copyArchive(archive, format);
}

async function copyArchive(
  archive: ZipFile,
  format: Exclude<DocumentFormat, 'pdf'>,
): Promise<Outcome> {
  const parts = await readParts(archive);
  const names = [...parts.keys()];
  if (names.some((name) => signature.test(name))) return { kind: 'signed' };
  if (await isEncrypted(archive, parts)) return { kind: 'encrypted' };
  requireBounds(parts);
  const read: ReadPart = async (name) => {
    const entry = parts.get(name);
    return entry === undefined ? undefined : readBytes(archive, entry);
  };
  const copied =
    format === 'docx' || format === 'xlsx' || format === 'pptx'
      ? await copyOffice(read, format)
      : await copyOpenDocument(read, names, format);
  return { kind: 'clean', bytes: await writeZip(copied) };
}

/** The first part of an OpenDocument, which says its type, is not compressed. */
function writeZip(parts: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, bytes] of parts)
    zip.addBuffer(bytes, name, { mtime, compress: name !== 'mimetype', forceDosTimestamp: true });
  zip.end();
  return buffer(zip.outputStream);
}
