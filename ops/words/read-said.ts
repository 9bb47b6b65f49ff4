import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** What a document says to people. */
export interface Said {
  /** Its texts, those of attributes that are read aloud or shown, and its description. */
  readonly texts: readonly string[];
  /** Those of them that stand alone: an element's whole text, or an attribute. */
  readonly labels: readonly string[];
  /** The elements that have to be named and are not, as their opening tags. */
  readonly unnamed: readonly string[];
}

/** Elements whose content is code, or is not shown. */
const silent = new Set(['script', 'style', 'template', 'code', 'pre', 'samp', 'kbd', 'textarea']);
const saidAttributes = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder', 'label'];
/** Elements whose words are part of a longer text. */
const partial = new Set(['ins', 'del', 'mark']);
/** Elements that are named by their own content. */
const namedByContent = new Set(['a', 'button', 'summary', 'option', 'label', 'legend', 'caption']);
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const fields = new Set(['input', 'select', 'textarea']);
const buttons = new Set(['submit', 'button', 'reset']);

/** Reads what an HTML document says: to the eye, to screen readers, to search engines. */
export function readSaid(html: string): Said {
  const elements = elementsBelow(parse(html));
  const said = elements.filter((element) => !isHidden(element));
  return {
    texts: said.flatMap((element) => [...ownTexts(element), ...readAloud(element)]),
    labels: said.flatMap((element) => [
      ...(isAlone(element) ? ownTexts(element) : []),
      ...readAloud(element),
    ]),
    unnamed: said.filter((one) => hasToBeNamed(one) && !isNamed(one, elements)).map(openingTag),
  };
}

function isAlone({ tagName, childNodes }: Element): boolean {
  return childNodes.length === 1 && !partial.has(tagName);
}

function ownTexts(element: Element): readonly string[] {
  if (silent.has(element.tagName)) return [];
  return element.childNodes.flatMap((node) => ('value' in node ? node.value : [])).filter(isShown);
}

function readAloud(element: Element): readonly string[] {
  const read = saidAttributes.flatMap((name) => attribute(element, name) ?? []);
  const isDescription = element.tagName === 'meta' && isShownMeta(element);
  const described = isDescription ? (attribute(element, 'content') ?? '') : '';
  const pressed = isButton(element) ? (attribute(element, 'value') ?? '') : '';
  return [...read, described, pressed].filter(isShown);
}

function isShownMeta(meta: Element): boolean {
  const name = attribute(meta, 'name') ?? attribute(meta, 'property') ?? '';
  return /description|title|site_name/.test(name);
}

function isButton(element: Element): boolean {
  return element.tagName === 'input' && buttons.has(attribute(element, 'type') ?? '');
}

function hasToBeNamed(element: Element): boolean {
  const { tagName } = element;
  if (tagName === 'a') return attribute(element, 'href') !== undefined;
  if (tagName === 'input') return attribute(element, 'type') !== 'hidden';
  return namedByContent.has(tagName) || headings.has(tagName) || fields.has(tagName);
}

function isNamed(element: Element, elements: readonly Element[]): boolean {
  if (isShown(attribute(element, 'aria-label')) || isShown(attribute(element, 'title')))
    return true;
  if (findNamers(element, elements).some(hasWords)) return true;
  if (isButton(element)) return isShown(attribute(element, 'value'));
  if (fields.has(element.tagName)) return findLabels(element, elements).some(hasWords);
  return hasWords(element) || isShown(attribute(element, 'label'));
}

function findNamers(element: Element, elements: readonly Element[]): readonly Element[] {
  const ids = attribute(element, 'aria-labelledby')?.split(' ');
  return ids ? elements.filter((one) => ids.includes(attribute(one, 'id') ?? '\0')) : [];
}

function findLabels(field: Element, elements: readonly Element[]): readonly Element[] {
  const id = attribute(field, 'id');
  const around = listAncestors(field);
  return elements.filter(
    (one) =>
      one.tagName === 'label' &&
      ((id !== undefined && attribute(one, 'for') === id) || around.includes(one)),
  );
}

/** Returns whether an element has a text, or an image with one. */
function hasWords(element: Element): boolean {
  return elementsBelow(element).some(
    (one) =>
      !['script', 'style'].includes(one.tagName) &&
      (one.childNodes.some((node) => 'value' in node && isShown(node.value)) ||
        (one !== element && isShown(attribute(one, 'aria-label'))) ||
        isShown(attribute(one, 'alt'))),
  );
}

function isHidden(element: Element): boolean {
  return [element, ...listAncestors(element)].some(
    (one) =>
      one.tagName === 'template' ||
      attribute(one, 'hidden') === '' ||
      attribute(one, 'aria-hidden') === 'true' ||
      /display:\s*none/.test(attribute(one, 'style') ?? ''),
  );
}

function listAncestors({ parentNode }: Element): readonly Element[] {
  if (parentNode === null || !('tagName' in parentNode)) return [];
  return [parentNode, ...listAncestors(parentNode)];
}

function openingTag({ tagName, attrs }: Element): string {
  const written = attrs.map(({ name, value }) => ` ${name}="${value}"`).join('');
  return `<${tagName}${written}>`.slice(0, 200);
}

function isShown(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '';
}

/** Lists elements in document order, the node itself first; a recursive generator was slower. */
function elementsBelow(node: Node, found: Element[] = []): readonly Element[] {
  if ('tagName' in node) found.push(node);
  if ('childNodes' in node) for (const child of node.childNodes) elementsBelow(child, found);
  return found;
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}
