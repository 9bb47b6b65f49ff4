import { posix } from 'node:path';
import { decodeText } from '../metadata/read-archive.ts';
import { strictParser } from '../metadata/strict-parser.ts';
import { copyXml } from './copy-xml.ts';
import { NewNames } from './new-names.ts';
import { type OfficePart, officeFormats, refusedRelations } from './office-parts.ts';
import { officeRules } from './office-rules.ts';
import { redrawEmbedded } from './redraw-picture.ts';
import { UnknownContent } from './unknown-content.ts';

const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types';
const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/';
const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const pictureTypes = { jpeg: 'image/jpeg', png: 'image/png' } as const;

/** Reads a part; undefined when the document has none of that name. */
export type ReadPart = (name: string) => Promise<Buffer | undefined>;

interface Relation {
  readonly id: string;
  /** The last word of its type. */
  readonly kind: string;
  readonly isKnownType: boolean;
  readonly isOutside: boolean;
  readonly target: string;
}

/**
 * Writes a DOCX, XLSX or PPTX anew from the parts that a document is known to need, which are those
 * that known relations lead to; nothing leads out of it.
 * @returns the parts of the copy, by name
 * @throws UnknownContent when something visible cannot be copied
 */
export async function copyOffice(
  read: ReadPart,
  format: 'docx' | 'xlsx' | 'pptx',
): Promise<ReadonlyMap<string, Buffer>> {
  const relations = await readRelations(read, '');
  const main = relations.find(({ kind, isOutside }) => kind === 'officeDocument' && !isOutside);
  if (main === undefined) throw new UnknownContent('no document');
  const copy = new OfficeCopy(read, format);
  const name = await copy.add(main.target, officeFormats[format].main);
  if (name === undefined) throw new UnknownContent('no document');
  return copy.finished(name);
}

class OfficeCopy {
  readonly #read: ReadPart;
  readonly #format: 'docx' | 'xlsx' | 'pptx';
  readonly #newNames = new NewNames();
  /** The name in the copy of each part that was begun. */
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();
  readonly #types = new Map<string, string>();
  readonly #parts = new Map<string, Buffer>();

  constructor(read: ReadPart, format: 'docx' | 'xlsx' | 'pptx') {
    this.#read = read;
    this.#format = format;
  }

  async add(from: string, kind: OfficePart): Promise<string | undefined> {
    const known = this.#names.get(from);
    if (known !== undefined) return known;
    const bytes = await this.#read(from);
    // Programs also write relations to parts that they have deleted.
    if (bytes === undefined) return undefined;
    const to = this.#newName(from, kind.name);
    this.#types.set(to, kind.type);
    const kept = await this.#addRelated(from, to);
    const xml = copyXml(decodeText(bytes), officeRules(kept, this.#newNames));
    this.#parts.set(to, Buffer.from(xml));
    return to;
  }

  #newName(from: string, pattern: string): string {
    const count = (this.#counts.get(pattern) ?? 0) + 1;
    this.#counts.set(pattern, count);
    const isSingle = !pattern.includes('#') && count === 1;
    const name = isSingle ? pattern : pattern.replace(/#?(?=\.\w+$)/, String(count));
    this.#names.set(from, name);
    return name;
  }

  /** Adds the parts to which a part leads, and returns the new id of each relation that is kept. */
  async #addRelated(from: string, to: string): Promise<ReadonlyMap<string, string>> {
    const kept = new Map<string, string>();
    const rows: string[] = [];
    for (const relation of await readRelations(this.#read, from)) {
      const target = await this.#addTarget(relation, from);
      if (target === undefined) continue;
      const id = `rId${kept.size + 1}`;
      kept.set(relation.id, id);
      rows.push(row(id, relation.kind, `/${target}`));
    }
    if (rows.length > 0) this.#parts.set(relationsName(to), relationsPart(rows));
    return kept;
  }

  async #addTarget(relation: Relation, from: string): Promise<string | undefined> {
    const { kind, isKnownType, isOutside, target } = relation;
    if (isOutside) return undefined;
    // The workbook of a chart, whose values the chart has itself.
    const isSource = kind === 'package' && /(?:^|\/)charts\//.test(from);
    if (refusedRelations.has(kind) && !isSource) throw new UnknownContent(`a relation ${kind}`);
    if (!isKnownType) return undefined;
    if (kind === 'image') return this.#addPicture(target);
    const part = officeFormats[this.#format].parts[kind];
    return part === undefined ? undefined : this.add(target, part);
  }

  async #addPicture(from: string): Promise<string | undefined> {
    const known = this.#names.get(from);
    if (known !== undefined) return known;
    const picture = await this.#read(from);
    if (picture === undefined) return undefined;
    const { format, bytes } = await redrawEmbedded(picture);
    const to = this.#newName(from, `media/image#.${format}`);
    this.#types.set(to, pictureTypes[format]);
    this.#parts.set(to, bytes);
    return to;
  }

  finished(main: string): ReadonlyMap<string, Buffer> {
    const overrides = [...this.#types].map(
      ([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`,
    );
    const relations = 'application/vnd.openxmlformats-package.relationships+xml';
    const types = `${xmlHead}<Types xmlns="${contentTypes}"><Default Extension="rels" ContentType="${relations}"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`;
    return new Map([
      ['[Content_Types].xml', Buffer.from(types)],
      ['_rels/.rels', relationsPart([row('rId1', 'officeDocument', main)])],
      ...this.#parts,
    ]);
  }
}

function row(id: string, kind: string, target: string): string {
  return `<Relationship Id="${id}" Type="${officeRelations}${kind}" Target="${target}"/>`;
}

function relationsPart(rows: readonly string[]): Buffer {
  return Buffer.from(
    `${xmlHead}<Relationships xmlns="${packageRelations}">${rows.join('')}</Relationships>`,
  );
}

function relationsName(part: string): string {
  return posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`);
}

/** Returns the relations of a part; of the package for the empty name. */
async function readRelations(read: ReadPart, part: string): Promise<readonly Relation[]> {
  const bytes = await read(relationsName(part));
  if (bytes === undefined) return [];
  const found: Relation[] = [];
  const parser = strictParser({ position: false });
  parser.onopentag = ({ name, attributes }) => {
    if (name.replace(/^\w+:/, '') !== 'Relationship') return;
    const { Id = '', Type = '', Target = '', TargetMode } = attributes;
    const [id, type, to] = [Id, Type, Target].map(String);
    const base = to?.startsWith('/') ? '/' : `/${posix.dirname(part)}`;
    found.push({
      id: id ?? '',
      kind: type?.split('/').at(-1) ?? '',
      isKnownType: type?.startsWith(officeRelations) ?? false,
      isOutside: TargetMode === 'External',
      target: posix.join(base, to ?? '').slice(1),
    });
  };
  parser.write(decodeText(bytes)).close();
  return found;
}
