import type { QualifiedAttribute, QualifiedTag } from 'sax';
import { escapedXml } from '../metadata/edit-xml.ts';
import { strictParser } from '../metadata/strict-parser.ts';
import { UnknownContent } from './unknown-content.ts';
import type { XmlNames } from './xml-names.ts';

/** An element as the rules see it: with the standard prefix of its namespace. */
export interface CopiedElement {
  /** Prefix and name, as in `w:t`. */
  readonly name: string;
  /** The enclosing elements, from the root. */
  readonly path: readonly string[];
  /** By prefix and name. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** What becomes of an element: `inside` copies only what it contains. */
type Fate = 'copy' | 'inside' | 'drop';

/** What is copied of a known part, beside the names that a format is known to need. */
export interface CopyRules {
  readonly names: XmlNames;
  /** The prefix and name of each root that a part may have. */
  readonly roots: ReadonlySet<string>;
  fateOf(element: CopiedElement): Fate;
  /** Returns what an attribute becomes; undefined leaves it out. */
  attribute(name: string, value: string, element: CopiedElement): string | undefined;
  /** Returns what the text directly in an element becomes. */
  text(text: string, parent: string): string;
}

const markupCompatibility = 'http://schemas.openxmlformats.org/markup-compatibility/2006';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

interface Open {
  readonly name: string;
  readonly fate: Fate;
}

/**
 * Writes an XML document anew with the elements, attributes and texts that are known to be needed:
 * no comments, instructions, declarations, or names of other namespaces.
 * @throws UnknownContent when its root is not known
 * @throws Error when it is not well-formed, or has a document type
 */
export function copyXml(xml: string, rules: CopyRules): string {
  const parser = strictParser({ xmlns: true, position: false });
  const copy = new XmlCopy(rules);
  parser.ondoctype = () => {
    throw new Error('a document type');
  };
  parser.onopentag = (tag) => {
    if ('ns' in tag) copy.open(tag);
  };
  parser.onclosetag = () => copy.close();
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a parser has no other
  parser.ontext = (text) => copy.text(text);
  parser.oncdata = (text) => copy.text(text);
  parser.write(xml).close();
  return copy.finished();
}

class XmlCopy {
  readonly #rules: CopyRules;
  readonly #open: Open[] = [];
  readonly #path: string[] = [];
  /** For each open choice between alternatives, whether one was taken. */
  readonly #choices: boolean[] = [];
  readonly #written: string[] = [];
  #dropping = 0;

  constructor(rules: CopyRules) {
    this.#rules = rules;
  }

  open(tag: QualifiedTag): void {
    const { name, fate } = this.#fateOf(tag);
    this.#open.push({ name, fate });
    if (fate === 'drop') this.#dropping += 1;
    if (fate === 'copy') this.#path.push(name);
  }

  #fateOf(tag: QualifiedTag): Open {
    if (this.#dropping > 0) return { name: '', fate: 'drop' };
    if (tag.uri === markupCompatibility && this.#path.length > 0) return this.#alternative(tag);
    const { names, roots } = this.#rules;
    const known = names.element(tag.uri, tag.local);
    if (this.#path.length === 0 && (known === undefined || !roots.has(known)))
      throw new UnknownContent(`a part that begins with ${tag.uri} ${tag.local}`);
    if (known === undefined) return { name: '', fate: 'drop' };
    const attributes = this.#known(tag);
    const element = { name: known, path: this.#path, attributes };
    const fate = this.#rules.fateOf(element);
    if (fate === 'copy') this.#write(element);
    return { name: known, fate };
  }

  /** Takes the first alternative of which everything is known. */
  #alternative({ local, attributes, ns }: QualifiedTag): Open {
    if (local === 'AlternateContent') {
      this.#choices.push(false);
      return { name: local, fate: 'inside' };
    }
    const requires = attributes['Requires']?.value ?? '';
    const prefixes = requires.split(/\s+/).filter((prefix) => prefix !== '');
    const isKnown = prefixes.every((prefix) => this.#rules.names.has(ns[prefix] ?? ''));
    const isTaken = this.#choices.at(-1) ?? true;
    if (isTaken || !isKnown) return { name: '', fate: 'drop' };
    this.#choices[this.#choices.length - 1] = true;
    return { name: local, fate: 'inside' };
  }

  #known({ uri, attributes }: QualifiedTag): ReadonlyMap<string, string> {
    const known = new Map<string, string>();
    for (const { prefix, local, value, uri: of } of Object.values<QualifiedAttribute>(attributes)) {
      if (prefix === 'xmlns' || local === 'xmlns') continue;
      const name = this.#rules.names.attribute(uri, prefix === '' ? undefined : of, local);
      if (name !== undefined) known.set(name, value);
    }
    return known;
  }

  #write(element: CopiedElement): void {
    const isRoot = this.#path.length === 0;
    const declared = isRoot ? this.#rules.names.declarations : '';
    const attributes = [...element.attributes].flatMap(([name, value]) => {
      const copied = this.#rules.attribute(name, value, element);
      return copied === undefined ? [] : [` ${name}="${escapedAttribute(copied)}"`];
    });
    this.#written.push(`<${element.name}${declared}${attributes.join('')}>`);
  }

  text(text: string): void {
    const parent = this.#path.at(-1);
    if (this.#dropping > 0 || parent === undefined) return;
    this.#written.push(escapedXml(this.#rules.text(text, parent)));
  }

  close(): void {
    const closed = this.#open.pop();
    if (closed?.fate === 'drop') this.#dropping -= 1;
    if (closed?.name === 'AlternateContent') this.#choices.pop();
    if (closed?.fate !== 'copy') return;
    this.#path.pop();
    this.#written.push(`</${closed.name}>`);
  }

  finished(): string {
    if (this.#written.length === 0) throw new UnknownContent('an empty part');
    return head + this.#written.join('');
  }
}

function escapedAttribute(value: string): string {
  return escapedXml(value)
    .replaceAll('"', '&quot;')
    .replaceAll('\t', '&#9;')
    .replaceAll('\n', '&#10;')
    .replaceAll('\r', '&#13;');
}
