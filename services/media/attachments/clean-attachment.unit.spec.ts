import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pngOfSize } from '../testing/bombs.ts';
import {
  archiveOf,
  author,
  authoredDocx,
  authoredPdf,
  company,
  partsOf,
  year,
} from '../testing/documents.ts';
import { bands, phoneJpeg, secrets } from '../testing/pictures.ts';
import { cleanAttachment } from './clean-attachment.ts';

async function clean(bytes: Uint8Array) {
  const cleaned = await cleanAttachment(Buffer.from(bytes));
  if (cleaned.kind !== 'clean') throw new Error(cleaned.kind);
  return { extension: cleaned.extension, bytes: Buffer.from(cleaned.bytes) };
}

const kindOf = async (bytes: Uint8Array) => (await cleanAttachment(Buffer.from(bytes))).kind;

async function plainPdf(): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  document.addPage().drawText('Virement');
  document.setAuthor(author);
  return document;
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (type: string, target: string) =>
  `<Relationships><Relationship Id="r1" Type="${office}/${type}" Target="${target}"/></Relationships>`;
const minimal = (parts: Readonly<Record<string, string | Uint8Array>>, related = '') =>
  archiveOf({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relations('officeDocument', 'word/document.xml'),
    'word/document.xml':
      '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>',
    'word/_rels/document.xml.rels': related === '' ? relations('none', 'none') : related,
    ...parts,
  });

describe('No trace of the origin is left in', () => {
  test('a phone’s photograph, which is still the same image with the right orientation', async () => {
    const { extension, bytes } = await clean(await phoneJpeg(60, 40));
    const { width, height, format, ...rest } = await sharp(bytes).metadata();
    expect([extension, width, height, format]).toEqual(['jpg', 40, 60, 'jpeg']);
    expect([rest.exif, rest.xmp, rest.iptc, rest.orientation]).toEqual(Array(4).fill(undefined));
    for (const secret of secrets) expect(bytes.includes(secret)).toBe(false);
  });

  test.each(['png', 'webp'] as const)('a %s, nor behind its end', async (format) => {
    const made = bands(30, 20).withExif({ IFD0: { Artist: author } });
    const before = Buffer.concat([await made.toFormat(format).toBuffer(), Buffer.from(company)]);
    expect(before.includes(author)).toBe(true);
    const { extension, bytes } = await clean(before);
    expect([extension, bytes.includes(author), bytes.includes(company)]).toEqual([
      format,
      false,
      false,
    ]);
  });

  test('a Word document, of which the text, the remark and the image stay', async () => {
    const { extension, bytes } = await clean(await authoredDocx(await phoneJpeg(60, 40)));
    const parts = await partsOf(bytes);
    const all = [...parts].flat().join('\n');
    for (const secret of [author, company, year]) expect(all).not.toContain(secret);
    for (const kept of ['gardé', 'revoir']) expect(all).toContain(kept);
    const image = await sharp(parts.get('media/image1.jpeg')).metadata();
    expect([extension, image.width, image.height]).toEqual(['docx', 40, 60]);
  });

  test('a PDF', async () => {
    const { bytes } = await clean(await (await plainPdf()).save());
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    expect([document.getPageCount(), document.getAuthor()]).toEqual([1, undefined]);
    expect(bytes.includes(author)).toBe(false);
  });
});

describe('Refused, because it cannot be cleaned, is', () => {
  test.each([
    ['a program that is called a PDF', 'type', () => Buffer.from('MZ\x90\0\x03')],
    ['a web page that is called a picture', 'type', () => Buffer.from('<svg onload="x()">')],
    ['nothing', 'type', () => Buffer.alloc(0)],
    ['an archive', 'type', () => archiveOf({ 'a.txt': 'a', 'b.txt': 'b' })],
    ['a document with macros', 'type', () => minimal({ 'word/vbaProject.bin': 'x' })],
    ['a film', 'type', () => Buffer.from('\0\0\0\x18ftypmp42')],
    ['a GIF', 'type', () => bands(3, 2).gif().toBuffer()],
    ['a picture that is cut', 'unreadable', async () => (await phoneJpeg(60, 40)).subarray(0, 400)],
    ['a PDF that is cut', 'unreadable', async () => (await authoredPdf()).subarray(0, 300)],
    ['a picture of a billion pixels', 'too-large', () => pngOfSize(40_000, 40_000)],
    [
      'a document that unfolds to gigabytes',
      'too-large',
      () =>
        minimal(
          { 'word/media/a.png': Buffer.alloc(66 * 1024 * 1024) },
          relations('image', 'media/a.png'),
        ),
    ],
    ['a signed document', 'signed', () => minimal({ '_xmlsignatures/sig1.xml': '<s/>' })],
    [
      'an encrypted document',
      'encrypted',
      () =>
        archiveOf({
          mimetype: 'application/vnd.oasis.opendocument.text',
          'content.xml': '<a/>',
          'META-INF/manifest.xml': '<m><encryption-data/></m>',
        }),
    ],
    ['a PDF with files in it', 'holds-files', () => authoredPdf()],
  ])('%s', async (_what, fault, make) => {
    expect(await kindOf(await make())).toBe(fault);
  });
});
