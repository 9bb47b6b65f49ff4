import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pngOfSize } from '../testing/bombs.ts';
import {
  archiveOf,
  author,
  authoredDocx,
  authoredOdt,
  authoredPdf,
  authoredPptx,
  authoredXlsx,
  company,
  partsOf,
  year,
} from '../testing/documents.ts';
import { bands, phoneJpeg, secrets } from '../testing/pictures.ts';
import { cleanInMemory } from './clean-in-memory.ts';

async function clean(name: string, bytes: Uint8Array) {
  const cleaned = await cleanInMemory(name, Buffer.from(bytes));
  if (cleaned.kind !== 'clean') throw new Error(cleaned.kind);
  return { name: cleaned.name, bytes: Buffer.from(cleaned.bytes) };
}

const kindOf = async (name: string, bytes: Uint8Array) =>
  (await cleanInMemory(name, Buffer.from(bytes))).kind;

async function plainPdf(): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  document.addPage().drawText('Virement');
  document.setAuthor(author);
  return document;
}

const minimal = (parts: Readonly<Record<string, string | Uint8Array>>) =>
  archiveOf({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': '<w/>',
    'word/_rels/document.xml.rels': '<Relationships/>',
    ...parts,
  });

describe('No trace of the origin is left in', () => {
  test('a phone’s photograph, which is still the same image with the right orientation', async () => {
    const { name, bytes } = await clean('IMG_0042.JPEG', await phoneJpeg(60, 40));
    const { width, height, format, ...rest } = await sharp(bytes).metadata();
    expect([name, width, height, format]).toEqual(['IMG_0042.jpg', 40, 60, 'jpeg']);
    expect([rest.exif, rest.xmp, rest.iptc, rest.orientation]).toEqual(Array(4).fill(undefined));
    for (const secret of secrets) expect(bytes.includes(secret)).toBe(false);
  });

  test.each(['png', 'webp'] as const)('a %s, nor behind its end', async (format) => {
    const made = bands(30, 20).withExif({ IFD0: { Artist: author } });
    const before = Buffer.concat([await made.toFormat(format).toBuffer(), Buffer.from(company)]);
    expect(before.includes(author)).toBe(true);
    const { name, bytes } = await clean('x', before);
    expect([name, bytes.includes(author), bytes.includes(company)]).toEqual([
      `x.${format}`,
      false,
      false,
    ]);
  });

  test.each([
    ['docx', async () => authoredDocx(await phoneJpeg(60, 40))],
    ['xlsx', authoredXlsx],
    ['pptx', authoredPptx],
    ['odt', authoredOdt],
  ] as const)('a %s', async (format, make) => {
    const { name, bytes } = await clean(`note.${format}`, await make());
    const all = [...(await partsOf(bytes))].flat().join('\n');
    for (const secret of [author, company, year]) expect(all).not.toContain(secret);
    expect(name).toBe(`note.${format}`);
  });

  test('a PDF', async () => {
    const { bytes } = await clean('note.pdf', await (await plainPdf()).save());
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    expect([document.getPageCount(), document.getAuthor()]).toEqual([1, undefined]);
    expect(bytes.includes(author)).toBe(false);
  });
});

test('a file’s extension follows its content, whatever its name', async () => {
  const { name } = await clean('C:\\Users\\anne\\facture.pdf', await phoneJpeg(6, 4));
  expect(name).toBe('facture.jpg');
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
      () => minimal({ 'word/media/a.png': Buffer.alloc(66 * 1024 * 1024) }),
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
    ['a document in a document', 'holds-files', () => minimal({ 'word/embeddings/a.xlsx': 'x' })],
    ['settings of a printer', 'holds-files', () => minimal({ 'xl/printerSettings/p1.bin': 'x' })],
    ['a film in a document', 'holds-files', () => minimal({ 'word/media/film.mp4': 'x' })],
  ])('%s', async (_what, fault, make) => {
    expect(await kindOf('preuve.pdf', await make())).toBe(fault);
  });
});
