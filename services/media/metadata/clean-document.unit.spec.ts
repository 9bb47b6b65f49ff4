import fs from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import type { FileFormat } from '@parvis/contracts/media/types.ts';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
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
import { temporaryFolder } from '../testing/media-world.ts';
import { hasGps, phoneJpeg, secrets } from '../testing/pictures.ts';
import { editXml } from './edit-xml.ts';
import { tryCleaning } from './try-cleaning.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let count = 0;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

/** Returns the outcome for a document, and its bytes if it was rewritten. */
async function cleaned(format: FileFormat, bytes: Uint8Array) {
  count += 1;
  const path = join(folder.path, String(count));
  await writeFile(path, bytes);
  const outcome = await tryCleaning(path, format, `${path}.cleaned`);
  const written = await readFile(`${path}.cleaned`).catch(() => undefined);
  return { ...outcome, written };
}

async function rewritten(format: FileFormat, bytes: Uint8Array): Promise<Buffer> {
  const { kind, written } = await cleaned(format, bytes);
  expect(kind).toBe('rewritten');
  return written ?? Buffer.alloc(0);
}

const noRules = { drops: () => false, empties: () => false, attribute: () => undefined };

/** Returns all texts in the parts of an archive, each parsed, with every relation followed. */
async function readable(archive: Buffer): Promise<string> {
  const parts = [...(await partsOf(archive))].map(
    ([name, bytes]) => [name, String(bytes)] as const,
  );
  const named = parts.flatMap(([name, text]) => partsNamedIn(name, text));
  expect(parts.map(([name]) => name)).toEqual(expect.arrayContaining(named));
  const markup = parts.filter(([name]) => /\.(xml|rels)$/.test(name)).map(([, text]) => text);
  expect(markup.map((text) => editXml(text, noRules))).toEqual(markup);
  return parts.map(([name, text]) => `${name}\n${text}`).join('\n');
}

/** Returns the parts to which a table of types or relations refers. */
function partsNamedIn(name: string, text: string): readonly string[] {
  if (name === '[Content_Types].xml')
    return [...text.matchAll(/PartName="\/([^"]*)"/g)].map(([, part = '']) => part);
  if (!name.endsWith('.rels')) return [];
  const base = join('/', name, '../..');
  return [...text.matchAll(/ Target="([^"]*)"/g)].map(([, to = '']) => join(base, to).slice(1));
}

const hidden = [author, company, year, 'Lepic', 'ML"'];

describe('Authors, companies, dates and properties are in no part of', () => {
  test.each<[FileFormat, () => Promise<Buffer>, readonly string[]]>([
    ['docx', async () => authoredDocx(await phoneJpeg(60, 40)), ['gard', 'revoir']],
    ['xlsx', authoredXlsx, ['<v>42</v>', '<t>Note</t>', '<text>Fil</text>']],
    ['pptx', authoredPptx, ['<p:hf dt="0"/>', 'name="Titre 1"', '<p:text>Diapo</p:text>']],
    ['odt', authoredOdt, ['>Texte<', 'revoir', 'ZoomFactor']],
  ])('a stored %s, which still opens with the same content', async (format, make, kept) => {
    const before = await make();
    expect(await partsOf(before).then((parts) => [...parts.values()].join())).toContain(author);
    const bytes = await rewritten(format, before);
    const all = await readable(bytes);
    for (const secret of [...hidden, ...secrets.filter((one) => one !== 'Exif')])
      expect(all).not.toContain(secret);
    for (const word of [...kept, '<dc:title>Rapport &amp; bilan</dc:title>'])
      expect(all).toContain(word);
    expect(bytes.includes(Buffer.from(author))).toBe(false);
  });

  test('a stored PDF, nor of an earlier version of it; it keeps its title, pages and attachments', async () => {
    const before = await authoredPdf(await phoneJpeg(60, 40));
    const bytes = await rewritten('pdf', before);
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    expect([document.getTitle(), document.getAuthor(), document.getCreationDate()]).toEqual([
      'Rapport & bilan',
      undefined,
      undefined,
    ]);
    const all = spelled(document) + bytes.toString('latin1');
    for (const secret of [...hidden, 'Jeanne Secret']) expect(all).not.toContain(secret);
    expect(all).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(all).toContain('A revoir');
    expect(document.getPageCount()).toBe(1);
    expect(
      document.getAttachments().map(({ name, data }) => [name, String(Buffer.from(data))]),
    ).toEqual([['piece.txt', 'pièce']]);
  });
});

/** Returns every stream and string of a PDF, decoded. */
function spelled({ context }: PDFDocument): string {
  return context
    .enumerateIndirectObjects()
    .map(([, object]) => {
      const isPlain =
        object instanceof PDFRawStream &&
        object.dict.get(PDFName.of('Filter')) === PDFName.of('FlateDecode');
      return `${String(object)}${isPlain ? Buffer.from(decodePDFRawStream(object).decode()).toString('latin1') : ''}`;
    })
    .join('\n');
}

test('an image in a document keeps its pixels and orientation, and loses its location', async () => {
  const picture = await phoneJpeg(60, 40);
  expect(hasGps((await sharp(picture).metadata()).exif)).toBe(true);
  const parts = await partsOf(await rewritten('docx', await authoredDocx(picture)));
  const kept = parts.get('word/media/image1.jpeg') ?? Buffer.alloc(0);
  const { orientation, exif } = await sharp(kept).metadata();
  expect([orientation, hasGps(exif)]).toEqual([6, false]);
  expect(await sharp(kept).raw().toBuffer()).toEqual(await sharp(picture).raw().toBuffer());
});

test.each<[FileFormat, () => Promise<Buffer>]>([
  ['pdf', () => authoredPdf()],
  ['xlsx', authoredXlsx],
])('the same %s gives the same bytes', async (format, make) => {
  const before = await make();
  const [first, second] = [await rewritten(format, before), await rewritten(format, before)];
  expect(first.equals(second)).toBe(true);
});

describe('Kept unchanged, and reported as such:', () => {
  async function pdfWith(key: 'Encrypt' | 'signature'): Promise<Buffer> {
    const document = await PDFDocument.create();
    document.addPage();
    const { context } = document;
    if (key === 'Encrypt') context.trailerInfo.Encrypt = context.obj({ Filter: 'Standard', V: 2 });
    else
      context.register(
        context.obj({ Type: 'Sig', ByteRange: [0, 1, 2, 3], By: PDFString.of(author) }),
      );
    return Buffer.from(await document.save({ useObjectStreams: key === 'signature' }));
  }
  const types = '<Types/>';
  test.each<[string, FileFormat, () => Promise<Buffer>, string | undefined]>([
    ['a signed PDF', 'pdf', () => pdfWith('signature'), 'kept-signed'],
    ['an encrypted PDF', 'pdf', () => pdfWith('Encrypt'), 'kept-encrypted'],
    [
      'a signed Word document',
      'docx',
      () => archiveOf({ '[Content_Types].xml': types, '_xmlsignatures/sig1.xml': '<a/>' }),
      'kept-signed',
    ],
    [
      'a signed OpenDocument',
      'odt',
      () =>
        archiveOf({
          mimetype: 'application/vnd.oasis.opendocument.text',
          'META-INF/documentsignatures.xml': '<a/>',
        }),
      'kept-signed',
    ],
    [
      'an OpenDocument with a password',
      'odt',
      () =>
        archiveOf({
          mimetype: 'application/vnd.oasis.opendocument.text',
          'META-INF/manifest.xml': '<m><encryption-data/></m>',
        }),
      'kept-encrypted',
    ],
    ['an archive of anything', 'zip', () => archiveOf({ 'docProps/core.xml': author }), undefined],
  ])('%s', async (_what, format, make, why) => {
    expect(await cleaned(format, await make())).toEqual({ kind: 'kept', why, written: undefined });
  });
});

describe('Refused:', () => {
  const document = (parts: Record<string, string | Uint8Array>) =>
    archiveOf({ '[Content_Types].xml': '<Types/>', ...parts });
  const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);

  test('a document with a part that decompresses beyond the limit', async () => {
    const bomb = await document({ 'word/document.xml': zeros(65) });
    expect(bomb.length).toBeLessThan(200_000);
    expect((await cleaned('docx', bomb)).kind).toBe('too-large');
  });

  test('a document whose parts declare more than the limit, before decompression', async () => {
    const claims = await document({ 'word/media/a.bin': zeros(1) });
    const sizes = claims.lastIndexOf(Buffer.from('PK\x01\x02'));
    claims.writeUInt32LE(1024 * 1024 * 1024, sizes + 24);
    expect((await cleaned('docx', claims)).kind).toBe('too-large');
  });

  test('a document with a part that decompresses to more than its declared size', async () => {
    const lies = await document({ 'word/document.xml': zeros(5) });
    lies.writeUInt32LE(5, lies.lastIndexOf(Buffer.from('PK\x01\x02')) + 24);
    expect((await cleaned('docx', lies)).kind).toBe('unreadable');
  });

  test.each([
    ['no XML', 'no XML'],
    ['XML cut short', '<a><b></b>'],
    ['a document type', '<!DOCTYPE a [<!ENTITY e "e">]><a>&e;</a>'],
    ['nothing', ''],
    ['no UTF-8', Buffer.from('<a>\xe9</a>', 'latin1')],
  ])('a document whose part is %s', async (_what, part) => {
    expect((await cleaned('docx', await document({ 'word/document.xml': part }))).kind).toBe(
      'unreadable',
    );
  });

  test('a PDF without pages, and one with an invalid object', async () => {
    const none = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF');
    expect((await cleaned('pdf', none)).kind).toBe('unreadable');
    const whole = String(await authoredPdf());
    const broken = whole.replace('endobj\n', `endobj\n77 0 obj\n(${author}\nendobj\n`);
    expect((await cleaned('pdf', Buffer.from(broken, 'latin1'))).kind).toBe('unreadable');
  });

  test('a document on a slow disk: no file is left behind', async () => {
    const { open } = fs;
    const opened = vi.spyOn(fs, 'open').mockImplementation((...call: unknown[]) => {
      setTimeout(() => Reflect.apply(open, fs, call), 50);
    });
    onTestFinished(() => opened.mockRestore());
    const { kind } = await cleaned('docx', await document({ 'word/document.xml': '<a>' }));
    await delay(100);
    expect([kind, opened.mock.calls.map(([path]) => String(path))]).toEqual([
      'unreadable',
      expect.arrayContaining([join(folder.path, `${count}.cleaned`)]),
    ]);
    expect(await readdir(folder.path)).not.toContain(`${count}.cleaned`);
  });
});

describe('Whatever the corruption of its bytes,', () => {
  const runs = { seed: 20_261_121, numRuns: 100 };
  const place = fc.double({ min: 0, max: 0.999, noNaN: true });
  test.each<['pdf' | 'xlsx', () => Promise<Buffer>]>([
    ['pdf', () => authoredPdf()],
    ['xlsx', authoredXlsx],
  ])('a truncated %s is refused or cleaned: its author is never written', async (format, make) => {
    const whole = await make();
    const check = fc.asyncProperty(place, async (share) => {
      const { written } = await cleaned(format, whole.subarray(0, whole.length * share));
      expect(written?.includes(author) ?? false).toBe(false);
    });
    await fc.assert(check, runs);
  });

  test.each<['pdf' | 'xlsx', () => Promise<Buffer>]>([
    ['pdf', () => authoredPdf()],
    ['xlsx', authoredXlsx],
  ])('a corrupted %s is refused, or written so that it opens', async (format, make) => {
    const whole = await make();
    const bytes = fc.uint8Array({ minLength: 1, maxLength: 9 });
    const check = fc.asyncProperty(place, bytes, async (share, changed) => {
      const hurt = Buffer.from(whole);
      hurt.set(changed.subarray(0, hurt.length), Math.floor((hurt.length - 9) * share));
      const { kind, written } = await cleaned(format, hurt);
      expect(written !== undefined).toBe(kind === 'rewritten');
      if (written === undefined) return;
      const pages = format === 'pdf' ? (await PDFDocument.load(written)).getPageCount() : 1;
      expect(format === 'pdf' ? pages : (await partsOf(written)).size).toBeGreaterThan(0);
    });
    await fc.assert(check, runs);
  });
});
