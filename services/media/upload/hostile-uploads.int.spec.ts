import { maxImageBytes } from '@parvis/contracts/media/limits.ts';
import { fileViewSchema, imageViewSchema } from '@parvis/contracts/media/views.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { gifOfSize, pngOfSize } from '../testing/bombs.ts';
import { authoredOdt, authoredPdf, authoredXlsx } from '../testing/documents.ts';
import { bands } from '../testing/pictures.ts';
import { type Bytes, type ServedMedia, serveMedia } from '../testing/served-media.ts';
import { zipOf } from '../testing/zip.ts';

let database: TestDatabase;
let served: ServedMedia;
let pdf: Buffer;

beforeAll(async () => {
  database = await createTestDatabase();
  served = await serveMedia(database.url);
  pdf = await authoredPdf();
});
afterAll(async () => {
  await served.close();
  await database.drop();
});
/** No request causes a server error. */
afterEach(() => expect(served.faults).toEqual([]));

const send = (to: 'images' | 'files', filename: string, bytes: Bytes) =>
  served.call(`/api/media/${to}?filename=${encodeURIComponent(filename)}`, { bytes });

const script = '<script>alert(document.cookie)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`;
const noPdf = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF');
const picture = (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif', width = 700) =>
  bands(width, 500).toFormat(format).toBuffer();
const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.6));

describe('As an image', () => {
  test.each<[string, string, () => Bytes | Promise<Bytes>, number, string]>([
    ['nothing at all', 'a.png', () => '', 422, 'invalid'],
    ['an SVG called .png', 'a.png', () => svg, 415, 'media-type-refused'],
    ['HTML called .jpg', 'a.jpg', () => `<html>${script}`, 415, 'media-type-refused'],
    ['a PDF called .jpg', 'a.jpg', () => pdf, 415, 'media-type-refused'],
    ['an archive called .webp', 'a.webp', () => zipOf('a.webp'), 415, 'media-type-refused'],
    ['HTML that begins like a GIF', 'a.gif', () => `GIF89a/*${script}*/`, 422, 'image-unreadable'],
    [
      'three bytes of a JPEG',
      'a.jpg',
      () => Buffer.from('\xff\xd8\xff', 'latin1'),
      422,
      'image-unreadable',
    ],
    ['a JPEG cut short', 'a.jpg', async () => cut(await picture('jpeg')), 422, 'image-unreadable'],
    ['a PNG cut short', 'a.png', async () => cut(await picture('png')), 422, 'image-unreadable'],
    ['a WebP cut short', 'a.webp', async () => cut(await picture('webp')), 422, 'image-unreadable'],
    [
      'an AVIF cut short',
      'a.avif',
      async () => cut(await picture('avif')),
      422,
      'image-unreadable',
    ],
    ['a GIF cut short', 'a.gif', async () => cut(await picture('gif')), 422, 'image-unreadable'],
    [
      'a PNG that would be 30,000 × 30,000',
      'a.png',
      () => pngOfSize(30_000, 30_000),
      422,
      'image-too-large',
    ],
    [
      'a GIF that would be 65,535 × 65,535',
      'a.gif',
      () => gifOfSize(65_535, 65_535),
      422,
      'image-too-large',
    ],
    ['a PNG of one row of 20,000', 'a.png', () => pngOfSize(20_000, 1), 422, 'image-too-large'],
    [
      'a PNG that holds other than it claims',
      'a.png',
      () => pngOfSize(900, 900),
      422,
      'image-unreadable',
    ],
  ])('%s is refused', async (_what, filename, bytes, status, code) => {
    const came = await send('images', filename, await bytes());
    expect([came.status, came.problem?.code]).toEqual([status, code]);
  });

  test('more bytes than the limit are refused, declared or not', async () => {
    const tooMany = new Uint8Array(maxImageBytes + 1);
    const announced = await send('images', 'a.jpg', tooMany);
    expect([announced.status, announced.problem?.code]).toEqual([413, 'body-too-large']);
    const flood = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
    });
    const outcome = await send('images', 'a.jpg', flood).then(
      ({ status }) => status,
      () => 'cut off',
    );
    expect([413, 'cut off']).toContain(outcome);
  });

  test('an image that is also a valid HTML page and archive is served only as an image', async () => {
    const bytes = Buffer.concat([await picture('jpeg'), Buffer.from(script), zipOf('evil.jar')]);
    const { url } = (await send('images', 'polyglot.html', bytes)).as(imageViewSchema);
    const shown = await served.call(url);
    expect(shown.headers.get('Content-Type')).toBe('image/jpeg');
    expect(shown.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
    expect(shown.bytes.includes('script')).toBe(false);
    expect(shown.bytes.includes('PK')).toBe(false);
    expect(shown.bytes.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
  });
});

describe('As a file', () => {
  const office = '[Content_Types].xml';
  test.each<[string, string, Bytes]>([
    ['a program called .pdf', 'a.pdf', Buffer.from('MZ\x90\x00\x03\x00', 'latin1')],
    ['HTML', 'a.html', `<html>${script}`],
    ['an SVG', 'a.svg', svg],
    ['a document with macros', 'a.docx', zipOf(office, 'word/document.xml', 'word/vbaProject.bin')],
    ['an archive cut short', 'a.zip', cut(zipOf('one', 'two'))],
    ['binary called .csv', 'a.csv', Buffer.from([1, 0, 2, 0])],
    ['a picture', 'a.png', pngOfSize(10, 10)],
    ['HTML before a PDF', 'a.pdf', `<html>${script}%PDF-1.7`],
  ])('%s is refused', async (_what, filename, bytes) => {
    const came = await send('files', filename, bytes);
    expect([came.status, came.problem?.code]).toEqual([415, 'media-type-refused']);
  });

  test.each<[string, string, Bytes]>([
    ['a PDF that holds nothing', 'a.pdf', noPdf],
    ['a document whose parts are no XML', 'a.docx', zipOf(office, 'word/document.xml')],
  ])('%s is refused, and nothing of it is stored', async (_what, filename, bytes) => {
    const came = await send('files', filename, bytes);
    expect([came.status, came.problem?.code]).toEqual([422, 'document-unreadable']);
    expect(await served.uploads()).toEqual([]);
  });

  test.each<[string, string, () => Bytes | Promise<Bytes>, string]>([
    ['a PDF called .exe', 'rapport.exe', () => pdf, 'rapport.pdf'],
    ['a PDF from a folder far up', '../../etc/passwd.pdf', () => pdf, 'passwd.pdf'],
    ['a name that reads backwards', 'rapport\u202efdp.exe', () => pdf, 'rapportfdp.pdf'],
    ['a document', 'a.zip', authoredXlsx, 'a.xlsx'],
    ['an OpenDocument', 'a.zip', authoredOdt, 'a.odt'],
    [
      'a table in an old encoding',
      'é.csv',
      () => Buffer.from('nom;pr\xe9nom\r\n', 'latin1'),
      'é.csv',
    ],
    ['HTML called .txt', 'a.txt', () => `<html>${script}`, 'a.txt'],
  ])('%s is saved under its real type', async (_what, filename, bytes, expected) => {
    const file = (await send('files', filename, await bytes())).as(fileViewSchema);
    expect(file.filename).toBe(expected);
  });
});

test.each(['images', 'files'] as const)(
  '%s have no invisible characters in their names',
  async (to) => {
    const bytes = to === 'files' ? pdf : await picture('jpeg');
    for (const bad of ['\u200b\u2060', 'a\u202eb', 'Un\ntitre']) {
      const title = encodeURIComponent(bad);
      const came = await served.call(`/api/media/${to}?filename=a.x&title=${title}`, { bytes });
      expect([came.status, came.problem?.code]).toEqual([422, 'invalid']);
    }
    const titled = z.object({ id: z.string(), title: z.object({ fr: z.string() }) });
    const unseen = (await send(to, '\u202e.x', bytes)).as(titled);
    expect(unseen.title.fr).toBe(unseen.id);
    expect((await send(to, '\u3164.x', bytes)).as(titled).title.fr).toBe('\u3164.x');
  },
);
