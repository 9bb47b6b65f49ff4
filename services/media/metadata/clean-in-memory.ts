import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  type AttachmentFault,
  attachmentFormats,
  type CleanedAttachment,
} from '@parvis/contracts/ethics/attachment.ts';
import { maxImagePixels, maxImageSidePx } from '@parvis/contracts/media/limits.ts';
import { imageTypes } from '@parvis/contracts/media/types.ts';
import sharp from 'sharp';
import yauzl from 'yauzl';
import { downloadName } from '../files/file-name.ts';
import { sniffDocument } from '../files/sniff-file.ts';
import { zipNames } from '../files/zip-names.ts';
import { decodingOptions } from '../pictures/draw-rendition.ts';
import { sniffImage } from '../pictures/sniff-image.ts';
import { cleanOpened } from './clean-archive.ts';
import { cleanedPdf } from './clean-pdf.ts';
import { DocumentTooLarge, type MetadataOutcome } from './metadata-outcome.ts';

type Picture = (typeof attachmentFormats.pictures)[number];
type Bytes = { readonly kind: 'clean'; readonly bytes: Uint8Array };
type Outcome = Bytes | { readonly kind: AttachmentFault };

/** The quality of a redrawn image, in which any detail may be evidence. */
const quality = 92;

/** Binary parts of an Office document that cannot be cleaned. */
const uncleanable =
  /(?:^|\/)(?:embeddings|printerSettings|activeX)\/|(?:^|\/)(?:media|Pictures)\/(?!.*\.(?:jpe?g|png|emf|wmf)$)./i;

/**
 * Returns an image or a document without its metadata, in memory only: images are redrawn, and
 * documents with embedded files that would keep theirs are refused.
 */
export async function cleanInMemory(name: string, bytes: Buffer): Promise<CleanedAttachment> {
  try {
    const picture = attachmentFormats.pictures.find((format) => format === sniffImage(bytes));
    const format = picture ?? (await sniffDocument(bytes));
    const document = attachmentFormats.documents.find((one) => one === format);
    if (format === undefined || (picture ?? document) === undefined) return { kind: 'type' };
    const cleaned = await (picture ? redrawn(bytes, picture) : cleanedDocument(bytes, format));
    const extension = picture ? imageTypes[picture].extension : format;
    return cleaned.kind === 'clean' ? { ...cleaned, name: downloadName(name, extension) } : cleaned;
  } catch (cause) {
    return { kind: cause instanceof DocumentTooLarge ? 'too-large' : 'unreadable' };
  }
}

async function redrawn(bytes: Buffer, format: Picture): Promise<Outcome> {
  const { width, height } = await sharp(bytes, {
    ...decodingOptions,
    limitInputPixels: false,
  }).metadata();
  if (width * height > maxImagePixels || Math.max(width, height) > maxImageSidePx)
    return { kind: 'too-large' };
  const options = format === 'png' ? {} : { quality };
  const drawn = await sharp(bytes, decodingOptions)
    .autoOrient()
    .toFormat(format, options)
    .toBuffer();
  return { kind: 'clean', bytes: drawn };
}

async function cleanedDocument(bytes: Buffer, format: string): Promise<Outcome> {
  if (format === 'pdf') {
    const pdf = await cleanedPdf(bytes);
    if (pdf.kind === 'kept') return { kind: faultOf(pdf) };
    return pdf.holdsFiles ? { kind: 'holds-files' } : { kind: 'clean', bytes: pdf.bytes };
  }
  if ((await zipNames(bytes))?.some((part) => uncleanable.test(part)))
    return { kind: 'holds-files' };
  const options = { autoClose: false, strictFileNames: true };
  const to = new PassThrough();
  const written = buffer(to);
  // Failed cleanings are refused already.
  written.catch(() => undefined);
  const outcome = await cleanOpened(await yauzl.fromBufferPromise(bytes, options), async () => to);
  if (outcome.kind === 'kept') return { kind: faultOf(outcome) };
  return { kind: 'clean', bytes: await written };
}

/** A document that would be kept unchanged elsewhere is refused here. */
function faultOf({ why }: Extract<MetadataOutcome, { kind: 'kept' }>): AttachmentFault {
  if (why === undefined) return 'type';
  return why === 'kept-signed' ? 'signed' : 'encrypted';
}
