import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import type { AttachmentFault } from '@parvis/contracts/ethics/attachment.ts';
import { hasEntry } from '../../metadata/pdf-dictionaries.ts';
import { UnknownContent } from '../unknown-content.ts';
import { annotations } from './annotations.ts';
import { copyDrawing } from './copy-content.ts';
import { arrayOf, decoded, dictionary, type Kind, PdfCopy, plain, plains } from './copy-objects.ts';
import { group, layer, resources } from './drawings.ts';

type CopiedPdf =
  | { readonly kind: 'clean'; readonly bytes: Uint8Array }
  | { readonly kind: AttachmentFault };

const inherited = { Resources: resources, MediaBox: plains, CropBox: plains, Rotate: plain };
const ofPage: Readonly<Record<string, Kind>> = {
  BleedBox: plains,
  TrimBox: plains,
  ArtBox: plains,
  UserUnit: plain,
  Group: group,
  Annots: annotations,
};
const layers = dictionary({
  OCGs: arrayOf(layer),
  D: dictionary({ BaseState: plain, ON: arrayOf(layer), OFF: arrayOf(layer) }),
});

/**
 * Writes the pages of a PDF anew, object by object, with the entries that are known to be needed to
 * draw them: no title, links, outlines, tags, forms or files.
 * @throws UnknownContent when something visible cannot be copied
 * @throws Error when it cannot be read in full
 */
export async function copyPdf(bytes: Buffer): Promise<CopiedPdf> {
  const mayBeEncrypted = bytes.includes('/Encrypt');
  const source = await PDFDocument.load(bytes, {
    ignoreEncryption: true,
    // An encrypted document can only be parsed in part; then nothing is written.
    throwOnInvalidObject: !mayBeEncrypted,
    updateMetadata: false,
    preserveXFA: true,
  });
  if (source.isEncrypted) return { kind: 'encrypted' };
  if (mayBeEncrypted) throw new Error('it cannot be determined whether it is encrypted');
  const refusal = findFault(source);
  if (refusal !== undefined) return { kind: refusal };
  if (source.getPageCount() === 0) throw new Error('no pages');
  return { kind: 'clean', bytes: await copied(source) };
}

async function copied(source: PDFDocument): Promise<Uint8Array> {
  const target = await PDFDocument.create({ updateMetadata: false });
  const copy = new PdfCopy(source.context, target.context);
  for (const page of source.getPages()) copyPage(page, target, copy);
  const shown = copy.of(layers, source.catalog.get(PDFName.of('OCProperties')));
  if (shown !== undefined) target.catalog.set(PDFName.of('OCProperties'), shown);
  for (const draw of copy.pending) await draw();
  return target.save({ addDefaultPage: false, updateFieldAppearances: false });
}

function copyPage({ node }: PDFPage, target: PDFDocument, copy: PdfCopy): void {
  const to = target.addPage().node;
  for (const key of to.keys()) if (!['Type', 'Parent'].includes(key.decodeText())) to.delete(key);
  const entries = copy.entries(ofPage, node);
  for (const [key, value] of entries.entries()) to.set(key, value);
  for (const [key, kind] of Object.entries(inherited)) {
    const value = copy.of(kind, node.getInheritableAttribute(PDFName.of(key)));
    if (value !== undefined) to.set(PDFName.of(key), value);
  }
  const drawn = copyDrawing(readContents(node.get(PDFName.of('Contents')), copy));
  const stream = copy.stream(PDFDict.withContext(copy.target), drawn);
  to.set(PDFName.of('Contents'), copy.target.register(stream));
}

/** Returns the drawing of a page, which may be in pieces that end within one another’s tokens. */
function readContents(value: Parameters<PdfCopy['resolved']>[0], copy: PdfCopy): Buffer {
  const found = copy.resolved(value);
  const all = found instanceof PDFArray ? found.asArray() : [found];
  const pieces = all.flatMap((one) => {
    const stream = copy.resolved(one);
    return stream instanceof PDFRawStream ? [decoded(stream, copy), Buffer.from('\n')] : [];
  });
  return Buffer.concat(pieces);
}

function findFault({ context, catalog }: PDFDocument): AttachmentFault | undefined {
  if (hasEntry(context, 'ByteRange')) return 'signed';
  if (hasEntry(context, 'EF', 'EmbeddedFiles')) return 'holds-files';
  const forms = catalog.lookup(PDFName.of('AcroForm'));
  if (forms instanceof PDFDict && forms.has(PDFName.of('XFA')))
    throw new UnknownContent('a form of another program');
  return undefined;
}
