import { createReadStream } from 'node:fs';
import type { FileFormat } from '@parvis/contracts/media/types.ts';
import { readPart } from '../upload/read-part.ts';
import { zipNames } from './zip-names.ts';

/** The number of bytes at the start of a file that identify its format. */
const sniffedBytes = 128;
// oxlint-disable no-control-regex -- control characters are what formats begin with
const signatures: readonly (readonly ['pdf' | 'mp4' | 'mp3' | 'zip', RegExp])[] = [
  ['pdf', /^%PDF-\d/],
  ['zip', /^PK\x03\x04/],
  ['mp4', /^[\s\S]{4}ftyp(?:iso[2-9m]|mp4[12]|avc1|M4V |dash)/],
  // An ID3 tag, or two frame headers' worth of MPEG layer III.
  ['mp3', /^(?:ID3[\x02-\x04]|\xff[\xfa\xfb\xf2\xf3\xe2\xe3][^\xff])/],
];
/** Control characters other than tabs, line ends and form feeds mean that it is not text. */
const notText = /[\x00-\x08\x0b\x0e-\x1f\x7f]/;
/** The start of an OpenDocument: its first part, uncompressed, declares its type. */
const openDocument =
  /^PK\x03\x04[\s\S]{26}mimetypeapplication\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)PK/;
const openDocumentFormats = { text: 'odt', spreadsheet: 'ods', presentation: 'odp' } as const;
// oxlint-enable no-control-regex

/** The parts that distinguish an office document from other archives. */
const officeParts = {
  docx: 'word/document.xml',
  xlsx: 'xl/workbook.xml',
  pptx: 'ppt/presentation.xml',
} as const;

/**
 * Returns the format of a file by its content; the name only distinguishes a table (.csv) from
 * other text (.txt). Undefined for every format that is not accepted, including documents with
 * macros.
 */
export async function sniffFile(path: string, filename: string): Promise<FileFormat | undefined> {
  const found = await sniffDocument(path);
  if (found !== undefined) return found;
  const named = /\.(csv|txt)$/i.exec(filename)?.[1]?.toLowerCase();
  if (named !== 'csv' && named !== 'txt') return undefined;
  return (await isText(path)) ? named : undefined;
}

/** Returns the format of anything but text, in a file or in memory. */
export async function sniffDocument(path: string | Buffer): Promise<FileFormat | undefined> {
  const head = (await readPart(path, 0, sniffedBytes)).toString('latin1');
  const found = signatures.find(([, signature]) => signature.test(head))?.[0];
  return found === 'zip' ? sniffArchive(path, head) : found;
}

async function sniffArchive(path: string | Buffer, head: string): Promise<FileFormat | undefined> {
  const names = await zipNames(path);
  if (names === undefined || names.some((name) => name.endsWith('vbaProject.bin')))
    return undefined;
  const kind = openDocument.exec(head)?.[1];
  if (kind === 'text' || kind === 'spreadsheet' || kind === 'presentation')
    return openDocumentFormats[kind];
  if (!names.includes('[Content_Types].xml')) return 'zip';
  if (names.includes(officeParts.docx)) return 'docx';
  if (names.includes(officeParts.xlsx)) return 'xlsx';
  return names.includes(officeParts.pptx) ? 'pptx' : 'zip';
}

/**
 * Returns whether a file is text, in any encoding that includes ASCII: spreadsheets still write
 * encodings other than UTF-8.
 */
async function isText(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path, { encoding: 'latin1' }))
    if (notText.test(String(chunk))) return false;
  return true;
}
