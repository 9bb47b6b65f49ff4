import { inflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { type Crafted, mark } from '../testing/corpus/crafted.ts';
import { craftedOffice } from '../testing/corpus/office-documents.ts';
import { craftedOpenDocuments } from '../testing/corpus/open-documents.ts';
import { craftedPdfs } from '../testing/corpus/pdfs.ts';
import { craftedPictures } from '../testing/corpus/pictures.ts';
import { partsOf } from '../testing/documents.ts';
import { cleanAttachment } from './clean-attachment.ts';

const corpus: readonly Crafted[] = [
  ...craftedPictures,
  ...craftedPdfs,
  ...craftedOffice,
  ...craftedOpenDocuments,
];

const spellings = [
  Buffer.from(mark),
  Buffer.from(mark.split(' ')[0] ?? ''),
  Buffer.from(mark.split(' ')[1] ?? ''),
  Buffer.from(mark, 'utf16le'),
  Buffer.from(mark, 'utf16le').swap16(),
  Buffer.from(Buffer.from(mark, 'utf16le').swap16().toString('hex')),
  Buffer.from(Buffer.from(mark).toString('hex')),
  Buffer.from(Buffer.from(mark).toString('base64').slice(0, 16)),
];

/** Returns all that a file is read as: its bytes, its parts, and what its streams unpack to. */
async function readings(bytes: Buffer): Promise<readonly Buffer[]> {
  const start = bytes.subarray(0, 4).toString('latin1');
  if (start === 'PK\x03\x04') {
    const parts = await partsOf(bytes);
    return [bytes, ...[...parts].flatMap(([name, part]) => [Buffer.from(name), part])];
  }
  if (start !== '%PDF') return [bytes, ...inflatedChunks(bytes)];
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  const objects = context.enumerateIndirectObjects().map(([, object]) => object);
  const streams = objects.filter((object) => object instanceof PDFRawStream);
  const unpacked = streams.map((stream) => {
    const isPacked = String(stream.dict).includes('/FlateDecode');
    return isPacked
      ? Buffer.from(decodePDFRawStream(stream).decode())
      : Buffer.from(stream.contents);
  });
  return [bytes, ...objects.map((object) => Buffer.from(String(object))), ...unpacked];
}

/** The packed pixels of a PNG are in chunks of which each is a stream. */
function inflatedChunks(bytes: Buffer): readonly Buffer[] {
  const at = bytes.indexOf('zTXt');
  return at < 0 ? [] : [inflateSync(bytes.subarray(at))];
}

const hasOneOf = (all: readonly Buffer[], texts: readonly Buffer[]) =>
  all.some((one) => texts.some((text) => one.includes(text)));

/** The text of each document, as each format writes it. */
const seen = [
  Buffer.from('Texte visible'),
  Buffer.from(Buffer.from('Texte visible').toString('hex').toUpperCase()),
];
const isDocument = (what: string) => /^(?:docx|xlsx|pptx|od[tsp]|PDF):/.test(what);

test('the corpus has two hundred files and more, each different', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(200);
  expect(new Set(corpus.map(({ what }) => what)).size).toBe(corpus.length);
});

test.each(corpus)('$what: it is left out or refused, and the text stays', async (crafted) => {
  const { what, make, isRefused = false } = crafted;
  const before = Buffer.from(await make());
  const cleaned = await cleanAttachment(before);
  expect(cleaned.kind === 'clean').toBe(!isRefused);
  if (cleaned.kind !== 'clean') return;
  const all = await readings(Buffer.from(cleaned.bytes));
  expect(hasOneOf(all, spellings)).toBe(false);
  expect(hasOneOf(all, seen)).toBe(isDocument(what));
});
