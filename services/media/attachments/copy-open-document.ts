import { decodeText } from '../metadata/read-archive.ts';
import type { ReadPart } from './copy-office.ts';
import { copyXml } from './copy-xml.ts';
import { NewNames } from './new-names.ts';
import { openDocumentRules } from './open-document-rules.ts';
import { redrawEmbedded } from './redraw-picture.ts';
import { UnknownContent } from './unknown-content.ts';

const mediaTypes = {
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
} as const;
const manifestNamespace = 'urn:oasis:names:tc:opendocument:xmlns:manifest:1.0';
const texts = new Set(['content.xml', 'styles.xml']);
/** Charts and formulas are documents of their own inside a document. */
const objectPart = /^(Object \d+)\/(?:content|styles)\.xml$/;
/** The second folder is that of Word. */
const picture = /^(?:Pictures|media)\/[^/]+$/;
/** Other objects are of other programs, such as a workbook of Excel. */
const foreignObject = /^Object \d+$/;

/**
 * Writes an OpenDocument anew from the parts that a document is known to need: its text and styles,
 * those of its charts and formulas, and its images, redrawn.
 * @returns the parts of the copy, by name
 * @throws UnknownContent when something visible cannot be copied
 */
export async function copyOpenDocument(
  read: ReadPart,
  names: readonly string[],
  format: keyof typeof mediaTypes,
): Promise<ReadonlyMap<string, Buffer>> {
  if (names.some((name) => foreignObject.test(name))) throw new UnknownContent('an object');
  const newNames = new NewNames();
  const targets = new Map<string, string>();
  const parts = new Map<string, Buffer>();
  for (const name of names.filter((one) => picture.test(one))) {
    const bytes = await read(name);
    if (bytes === undefined) continue;
    const drawn = await redrawEmbedded(bytes);
    const to = `Pictures/image${targets.size + 1}.${drawn.format}`;
    targets.set(name, to);
    parts.set(to, drawn.bytes);
  }
  for (const name of names) {
    const object = objectPart.exec(name)?.[1];
    if (object !== undefined) targets.set(object, `./${object}`);
  }
  const rules = openDocumentRules(targets, newNames);
  for (const name of names.filter((one) => texts.has(one) || objectPart.test(one))) {
    const bytes = await read(name);
    if (bytes !== undefined) parts.set(name, Buffer.from(copyXml(decodeText(bytes), rules)));
  }
  if (!parts.has('content.xml')) throw new UnknownContent('no text');
  return new Map([
    ['mimetype', Buffer.from(mediaTypes[format])],
    ...parts,
    ['META-INF/manifest.xml', writeManifest(parts, mediaTypes[format])],
  ]);
}

function writeManifest(parts: ReadonlyMap<string, Buffer>, mediaType: string): Buffer {
  const names = [...parts.keys()];
  const rows = names.map((name) => entry(name, typeOf(name)));
  const folders = names.flatMap((name) => {
    const object = /^(.*)\/content\.xml$/.exec(name)?.[1];
    return object === undefined ? [] : [entry(`${object}/`, typeOfObject(parts.get(name)))];
  });
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<manifest:manifest xmlns:manifest="${manifestNamespace}" manifest:version="1.3">${[entry('/', mediaType), ...folders, ...rows].join('')}</manifest:manifest>`,
  );
}

/** Returns the type of an object by what it contains. */
function typeOfObject(content: Buffer | undefined): string {
  const kinds = ['chart', 'spreadsheet', 'text', 'presentation', 'drawing'];
  const kind = kinds.find((one) => content?.includes(`<office:${one}`)) ?? 'formula';
  return `application/vnd.oasis.opendocument.${kind}`;
}

function entry(name: string, type: string): string {
  return `<manifest:file-entry manifest:full-path="${name}" manifest:media-type="${type}"/>`;
}

function typeOf(name: string): string {
  if (name.endsWith('.xml')) return 'text/xml';
  return name.endsWith('.png') ? 'image/png' : 'image/jpeg';
}
