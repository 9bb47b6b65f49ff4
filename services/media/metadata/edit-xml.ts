import { strictParser } from './strict-parser.ts';

/**
 * An element as rules see it: with local names only, because prefixes are the document's choice.
 */
export interface MatchedElement {
  readonly name: string;
  readonly parent: string | undefined;
  readonly attributes: Readonly<Record<string, string>>;
}

/** What is removed from a part. */
export interface XmlRules {
  /** Returns whether an element is removed with its contents. */
  drops(element: MatchedElement): boolean;
  /** Returns whether the text directly inside an element is removed. */
  empties(element: MatchedElement): boolean;
  /** Returns the replacement of an attribute: undefined keeps it, null removes it. */
  attribute(name: string, element: MatchedElement): string | null | undefined;
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

interface Open {
  readonly element: MatchedElement;
  readonly from: number;
  readonly contentFrom: number;
  readonly drops: boolean;
}

const attributePattern = /\s+([^\s=<>/"']+)\s*=\s*("[^"]*"|'[^']*')/g;

/**
 * Removes what the rules name from an XML document, and keeps every other character.
 * @throws Error when it is not well-formed, or has a document type
 */
export function editXml(xml: string, rules: XmlRules): string {
  const edits: Edit[] = [];
  const open: Open[] = [];
  const parser = strictParser({ position: true });
  let dropping = 0;
  let isEmpty = true;
  parser.ondoctype = () => {
    throw new Error('a document type');
  };
  parser.onopentag = ({ name, attributes }) => {
    isEmpty = false;
    const parent = open.at(-1)?.element.name;
    const element = { name: localName(name), parent, attributes: localNames(attributes) };
    const from = parser.startTagPosition - 1;
    const drops = dropping > 0 || rules.drops(element);
    if (drops) dropping += 1;
    else edits.push(...attributeEdits(xml, from, parser.position, element, rules));
    open.push({ element, from, contentFrom: parser.position, drops });
  };
  parser.onclosetag = () => {
    const closed = open.pop();
    if (closed === undefined) return;
    const { from, contentFrom, drops, element } = closed;
    if (drops) {
      dropping -= 1;
      if (dropping === 0) edits.push({ from, to: parser.position, text: '' });
    } else if (rules.empties(element) && parser.position > contentFrom) {
      edits.push({ from: contentFrom, to: xml.lastIndexOf('</', parser.position), text: '' });
    }
  };
  parser.write(xml).close();
  if (isEmpty) throw new Error('no element');
  return applied(xml, edits);
}

function attributeEdits(
  xml: string,
  from: number,
  to: number,
  element: MatchedElement,
  rules: XmlRules,
): readonly Edit[] {
  const edits: Edit[] = [];
  for (const { 0: whole, 1: name = '', index } of xml.slice(from, to).matchAll(attributePattern)) {
    const text = rules.attribute(localName(name), element);
    if (text === undefined || name.startsWith('xmlns')) continue;
    const at = from + index;
    edits.push({
      from: at,
      to: at + whole.length,
      text: text === null ? '' : ` ${name}="${text}"`,
    });
  }
  return edits;
}

function applied(xml: string, edits: readonly Edit[]): string {
  let at = 0;
  let edited = '';
  for (const { from, to, text } of edits.toSorted((one, other) => one.from - other.from)) {
    // Inside an element that has already been removed.
    if (from < at) continue;
    edited += xml.slice(at, from) + text;
    at = to;
  }
  return edited + xml.slice(at);
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function localNames(attributes: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [localName(name), String(value)]),
  );
}

/** Returns a text escaped for XML. */
export function escapedXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
