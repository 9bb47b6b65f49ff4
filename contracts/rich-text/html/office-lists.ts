import { attributeOf, type HtmlElement, type HtmlNode, labelOf } from './html-tree.ts';
import { readMarker } from './list-marker.ts';
import { type FlatItem, NestedLists } from './nested-lists.ts';

const maxLevel = 9;
const maxMarkerDepth = 8;

/** Returns sibling nodes with such items as nested lists; the same array when there are none. */
export function withLists(nodes: HtmlNode[]): HtmlNode[] {
  if (!nodes.some((node) => itemsOf(node) !== undefined)) return nodes;
  const result: HtmlNode[] = [];
  let lists: NestedLists | undefined;
  for (const node of nodes) {
    const items = itemsOf(node);
    if (items !== undefined && (lists !== undefined || items[0]?.level !== undefined)) {
      lists ??= new NestedLists(result);
      for (const item of items) lists.add(item);
    } else {
      if (typeof node !== 'string' || node.trim() !== '') lists = undefined;
      result.push(node);
    }
  }
  return result;
}

function itemsOf(node: HtmlNode): FlatItem[] | undefined {
  if (typeof node === 'string') return undefined;
  switch (node.tag) {
    case 'p':
      return itemOfWord(node) ?? itemOfClass(node);
    case 'div':
      return itemOfWord(node) ?? itemsOfWrapper(node);
    case 'ul':
    case 'ol':
      return itemsOfWordOnline(node);
    default:
      return undefined;
  }
}

function itemOfWord(element: HtmlElement): FlatItem[] | undefined {
  const { style } = element;
  const level = style.includes('mso-list') && /mso-list:\s?l\d{1,9}\slevel([1-9])/.exec(style)?.[1];
  if (!level) return undefined;
  const { label, rest } = withoutMarker(element.children, isMarker);
  return [{ level: Number(level), marker: readMarker(label), content: rest }];
}

/**
 * Reads another paragraph of a list. Outlook on the web leaves of Word’s style only the class, and
 * the marker in the text.
 */
function itemOfClass(element: HtmlElement): FlatItem[] | undefined {
  if (!element.classes.some((name) => name.startsWith('MsoListParagraph'))) return undefined;
  const { label, rest } = withoutMarker(element.children, isSpacedLabel);
  if (label !== '') return [{ level: 1, marker: readMarker(label), content: rest }];
  return [{ level: undefined, marker: { ordered: false }, content: [element] }];
}

/** Takes the marker out, which is at the very start; its label is empty without one. */
function withoutMarker(
  nodes: HtmlNode[],
  isOne: (element: HtmlElement) => boolean,
  depth = maxMarkerDepth,
): { label: string; rest: HtmlNode[] } {
  const index = nodes.findIndex((node) => typeof node !== 'string' || node.trim() !== '');
  const first = nodes[index];
  const none = { label: '', rest: nodes };
  if (first === undefined || typeof first === 'string' || depth === 0) return none;
  const after = nodes.slice(index + 1);
  const label = labelOf(first);
  if (label !== undefined && isOne(first)) return { label, rest: after };
  const inner = withoutMarker(first.children, isOne, depth - 1);
  if (inner.rest === first.children) return none;
  return { label: inner.label, rest: [{ ...first, children: inner.rest }, ...after] };
}

/** Returns whether an element is the bullet or number that Word writes before a text. */
export function isMarker(element: HtmlElement): boolean {
  return element.style.includes('mso-list:ignore');
}

/** Returns whether an element is a bullet or a number, with the space that makes them a column. */
function isSpacedLabel(element: HtmlElement): boolean {
  const label = labelOf(element) ?? '';
  const marker = label.trim();
  return (
    label.trimStart().length > marker.length + 1 &&
    (marker.length === 1 || readMarker(marker).ordered)
  );
}

function itemsOfWrapper(element: HtmlElement): FlatItem[] | undefined {
  if (!element.classes.includes('ListContainerWrapper')) return undefined;
  const [list, ...others] = elementsOf(element) ?? [];
  const isOne = others.length === 0 && (list?.tag === 'ul' || list?.tag === 'ol');
  return isOne ? itemsOfWordOnline(list) : undefined;
}

function itemsOfWordOnline(list: HtmlElement): FlatItem[] | undefined {
  const items = elementsOf(list) ?? [];
  const areFlat = items.every(
    ({ tag, attributes }) => tag === 'li' && attributes.has('data-aria-level'),
  );
  if (!areFlat || items.length === 0) return undefined;
  return items.map((item) => ({
    level: Math.min(Math.max(numberIn(item, 'data-aria-level'), 1), maxLevel),
    marker:
      list.tag === 'ol'
        ? { ordered: true, numbers: [numberIn(item, 'data-aria-posinset')] }
        : { ordered: false },
    content: item.children,
  }));
}

function numberIn(element: HtmlElement, name: string): number {
  return Number.parseInt(attributeOf(element, name), 10) || 1;
}

/** Returns the children of an element that has no text besides them. */
function elementsOf(element: HtmlElement): HtmlElement[] | undefined {
  const hasText = element.children.some(
    (child) => typeof child === 'string' && child.trim() !== '',
  );
  return hasText ? undefined : element.children.filter((child) => typeof child !== 'string');
}
