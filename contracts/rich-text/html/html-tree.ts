/** An element of parsed HTML, as far as it is read. */
export interface HtmlElement {
  /** In lower case. */
  readonly tag: string;
  /** True in SVG and MathML. */
  readonly isForeign: boolean;
  /** By their names in lower case. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Its style in lower case, without spaces after colons; empty without one. */
  readonly style: string;
  /** Outlook on the web prefixes those of others with `x_`, which they do not have here. */
  readonly classes: readonly string[];
  readonly children: HtmlNode[];
}
/** An element, or a text. */
export type HtmlNode = HtmlElement | string;

const noClasses: readonly string[] = [];
const noAttributes: ReadonlyMap<string, string> = new Map();

/** Returns an element by its tag and attributes, whose names are in lower case. */
export function createElement(
  tag: string,
  isForeign: boolean,
  written: readonly (readonly [string, string])[] = [],
  children: HtmlNode[] = [],
): HtmlElement {
  const attributes = written.length === 0 ? noAttributes : new Map(written);
  const style = attributes.get('style') ?? '';
  const names = attributes.get('class');
  return {
    tag,
    isForeign,
    attributes,
    style: style === '' ? '' : style.toLowerCase().replaceAll(': ', ':'),
    classes: names ? names.split(/\s/).map((name) => name.replace(/^(?:x_){1,9}/, '')) : noClasses,
    children,
  };
}

/**
 * Misnested formatting makes a parser multiply elements; beyond this number a text is not
 * converted.
 */
export const maxHtmlElements = 100_000;

/** A text that was not read because it would have more than `maxHtmlElements`. */
export class ElementLimitExceeded extends Error {}

/**
 * Copies the tree of a parser, without recursion, so that no nesting exhausts the stack.
 * @param read returns the text of a node, its element, still without children, or undefined to
 * leave the node out
 * @throws ElementLimitExceeded
 */
export function copyTree<Node>(
  root: Node,
  childrenOf: (node: Node) => Iterable<Node>,
  read: (node: Node) => HtmlNode | undefined,
): HtmlNode[] {
  const top: HtmlNode[] = [];
  const waiting = [{ node: root, into: top }];
  let elements = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const node of childrenOf(next.node)) {
      const copy = read(node);
      if (copy === undefined) continue;
      next.into.push(copy);
      if (typeof copy === 'string') continue;
      elements += 1;
      if (elements > maxHtmlElements) throw new ElementLimitExceeded();
      waiting.push({ node, into: copy.children });
    }
  }
  return top;
}

/** Returns the attribute of an element; empty without one. */
export function attributeOf(element: HtmlElement, name: string): string {
  return element.attributes.get(name) ?? '';
}

const maxLabelLength = 40;
const maxLabelNodes = 40;

/** Returns the text of an element that is only a label, such as a number; undefined if longer. */
export function labelOf(element: HtmlElement): string | undefined {
  const waiting: HtmlNode[] = [element];
  let label = '';
  let nodes = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    nodes += 1;
    if (typeof next === 'string') label += next;
    else if (next.children.length < maxLabelNodes) waiting.push(...next.children.toReversed());
    else return undefined;
    if (nodes > maxLabelNodes || label.length > maxLabelLength) return undefined;
  }
  return label;
}
