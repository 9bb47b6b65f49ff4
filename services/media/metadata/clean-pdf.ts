import { readFile, stat, writeFile } from 'node:fs/promises';
import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { escapedXml } from './edit-xml.ts';
import { maxPdfBytes } from './limits.ts';
import { DocumentTooLarge, type MetadataOutcome } from './metadata-outcome.ts';
import { dictionariesIn, hasEntry } from './pdf-dictionaries.ts';
import { jpegParts } from './picture-metadata.ts';

/** Metadata entries of any part of a PDF. */
const dropped = ['Metadata', 'PieceInfo', 'LastModified', 'CreatorInfo', 'SpiderInfo'] as const;
/** Author and date entries of a comment. */
const droppedOfComments = ['T', 'M', 'CreationDate', 'NM'] as const;
/** Metadata entries of an attached file. */
const droppedOfAttachments = ['CreationDate', 'ModDate', 'Mac'] as const;

/** A PDF without its metadata; files that are attached to it keep theirs. */
type CleanedPdf =
  | { readonly kind: 'rewritten'; readonly bytes: Uint8Array; readonly holdsFiles: boolean }
  | Extract<MetadataOutcome, { kind: 'kept' }>;

/**
 * Writes a PDF without its metadata, and without what earlier versions left in it; keeps its title,
 * which readers and screen readers announce, and its declaration of accessibility. One that is
 * signed or encrypted is kept.
 * @throws DocumentTooLarge
 * @throws Error when it cannot be read in full
 */
export async function cleanPdf(path: string, to: string): Promise<MetadataOutcome> {
  if ((await stat(path)).size > maxPdfBytes) throw new DocumentTooLarge('the PDF');
  const cleaned = await cleanedPdf(await readFile(path));
  if (cleaned.kind === 'kept') return cleaned;
  await writeFile(to, cleaned.bytes, { flag: 'wx' });
  return { kind: 'rewritten' };
}

/** The same in memory. @throws Error when it cannot be read in full */
export async function cleanedPdf(bytes: Buffer): Promise<CleanedPdf> {
  const document = await PDFDocument.load(bytes, {
    ignoreEncryption: true,
    // An encrypted document can only be parsed in part; then nothing is written.
    throwOnInvalidObject: !bytes.includes('/Encrypt'),
    updateMetadata: false,
    preserveXFA: true,
  });
  if (document.isEncrypted) return { kind: 'kept', why: 'kept-encrypted' };
  if (hasEntry(document.context, 'ByteRange')) return { kind: 'kept', why: 'kept-signed' };
  if (bytes.includes('/Encrypt'))
    throw new Error('it cannot be determined whether the document is encrypted');
  // Reading its pages fails if it has none.
  if (document.getPageCount() === 0) throw new Error('no pages');
  const description = { title: titleOf(document.context), ...findAccessibility(document) };
  const { Info: info } = document.context.trailerInfo;
  if (info instanceof PDFRef) document.context.delete(info);
  delete document.context.trailerInfo.Info;
  document.catalog.delete(PDFName.of('Metadata'));
  for (const dictionary of reachable(document.context)) strip(dictionary);
  sweep(document.context);
  describe(document, description);
  const saved = await document.save({ addDefaultPage: false, updateFieldAppearances: false });
  return { kind: 'rewritten', bytes: saved, holdsFiles: hasEntry(document.context, 'EF') };
}

/** Objects that a document's catalogue leads to. */
function reachableRefs(context: PDFContext): ReadonlyMap<PDFRef, PDFObject> {
  const found = new Map<PDFRef, PDFObject>();
  const waiting: PDFObject[] = [context.trailerInfo.Root, context.trailerInfo.Info].filter(
    (one) => one !== undefined,
  );
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next instanceof PDFRef) {
      const object = found.has(next) ? undefined : context.lookup(next);
      if (object === undefined) continue;
      found.set(next, object);
      waiting.push(object);
    } else if (next instanceof PDFArray) waiting.push(...next.asArray());
    else if (next instanceof PDFDict) waiting.push(...next.values());
    else if (next instanceof PDFStream) waiting.push(...next.dict.values());
  }
  return found;
}

function reachable(context: PDFContext): readonly PDFDict[] {
  const found = reachableRefs(context);
  for (const [ref, object] of found) {
    if (!(object instanceof PDFRawStream) || !isJpeg(object.dict)) continue;
    const plain = jpegParts(Buffer.from(object.contents), 1);
    context.assign(ref, PDFRawStream.of(object.dict, plain));
  }
  return [...found.values()].flatMap(dictionariesIn);
}

function isJpeg(dictionary: PDFDict): boolean {
  return dictionary.lookup(PDFName.of('Filter')) === PDFName.of('DCTDecode');
}

function strip(dictionary: PDFDict): void {
  remove(dictionary, dropped);
  const subtype = dictionary.lookup(PDFName.of('Subtype'));
  const isAnnotation = dictionary.has(PDFName.of('Rect')) && subtype instanceof PDFName;
  if (isAnnotation && subtype !== PDFName.of('Widget')) remove(dictionary, droppedOfComments);
  else if (isAnnotation) remove(dictionary, ['M']);
  const about = dictionary.lookup(PDFName.of('Params'));
  if (about instanceof PDFDict) remove(about, droppedOfAttachments);
  // The chains of articles, and the configurations of layers.
  if (dictionary.lookup(PDFName.of('Type')) === PDFName.of('Thread')) remove(dictionary, ['I']);
  const layers = dictionary.lookup(PDFName.of('OCProperties'));
  if (!(layers instanceof PDFDict)) return;
  const usual = layers.lookup(PDFName.of('D'));
  if (usual instanceof PDFDict) remove(usual, ['Creator']);
}

function remove(dictionary: PDFDict, keys: readonly string[]): void {
  for (const key of keys) dictionary.delete(PDFName.of(key));
}

/** Deletes unreachable objects: earlier versions, and those removed. */
function sweep(context: PDFContext): void {
  const kept = reachableRefs(context);
  for (const [ref] of context.enumerateIndirectObjects()) if (!kept.has(ref)) context.delete(ref);
}

function titleOf(context: PDFContext): string {
  const info = context.lookup(context.trailerInfo.Info);
  const title = info instanceof PDFDict ? info.lookup(PDFName.of('Title')) : undefined;
  return title instanceof PDFString || title instanceof PDFHexString ? title.decodeText() : '';
}

/** Returns the part of PDF/UA that a document claims to follow, in its XMP. */
function findAccessibility({ catalog }: PDFDocument): { readonly accessible: string | undefined } {
  const metadata = catalog.lookup(PDFName.of('Metadata'));
  if (!(metadata instanceof PDFRawStream)) return { accessible: undefined };
  const xmp = Buffer.from(decodePDFRawStream(metadata).decode()).toString('utf8');
  return { accessible: /pdfuaid:part(?:>|=["'])(\d)/.exec(xmp)?.[1] };
}

interface Description {
  readonly title: string;
  readonly accessible: string | undefined;
}

function describe({ context, catalog }: PDFDocument, { title, accessible }: Description): void {
  if (title === '' && accessible === undefined) return;
  const info = context.obj({ Title: PDFHexString.fromText(title) });
  context.trailerInfo.Info = context.register(info);
  const xmp = Buffer.from(writeXmp({ title, accessible }));
  const stream = context.stream(xmp, { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(stream));
}

function writeXmp({ title, accessible }: Description): string {
  const claim = accessible === undefined ? '' : `<pdfuaid:part>${accessible}</pdfuaid:part>`;
  return `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapedXml(title)}</rdf:li></rdf:Alt></dc:title>${claim}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`;
}
