import { toSingleLine } from '@parvis/contracts/content/single-line.ts';
import type { BlockNode } from '@parvis/contracts/rich-text/document.ts';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, serializeOuter } from 'parse5';
import { htmlToRichText } from '../../rich-text/html-to-rich-text.ts';
import { parseBounded } from '../../rich-text/parse-bounded.ts';
import type { Part, PicturePart } from './source-site.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** What of a text could not be kept as it was, and which parts of it. */
export type Note = (why: string, which?: string) => void;

/** Elements whose children are read as if they stood alone. */
const containers = new Set(['div', 'section', 'article', 'main', 'header', 'footer', 'center']);
/** What is played or shown from elsewhere: its address is kept. */
const embeds = new Set(['iframe', 'video', 'audio', 'embed', 'object']);

/**
 * Reads HTML as texts and the pictures between them. A picture within a paragraph, a list or a table
 * follows it.
 * @param mediaOf returns the key of a picture's file from its address, undefined if there is none
 * @throws ElementLimitExceeded
 */
export function partsOfHtml(
  html: string,
  mediaOf: (address: string) => string | undefined,
  note: Note,
): readonly Part[] {
  const parts: Part[] = [];
  let pending = '';
  const flush = () => {
    const { doc, dropped } = htmlToRichText(pending, { relativeLinks: 'kept' });
    for (const what of dropped)
      note(what === 'link: ' ? 'a link without an address: it is kept as its text' : what);
    if (doc.content.length > 0)
      parts.push({ kind: 'text', doc: { ...doc, content: doc.content.map(belowTitle) } });
    pending = '';
  };
  for (const node of flattened(parseBounded(html).childNodes)) {
    const pictures = isElement(node) ? takePictures(node, mediaOf, note) : [];
    if (!isElement(node)) pending += textOf(node);
    // What was taken out as a whole was noted.
    else if (node.parentNode !== null && (pictures.length === 0 || hasText(node)))
      pending += serializeOuter(node);
    if (pictures.length === 0) continue;
    flush();
    parts.push(...pictures);
  }
  flush();
  return parts;
}

/** The title of an item is the only heading of the first level. */
function belowTitle(block: BlockNode): BlockNode {
  return block.type === 'heading' && block.attrs.level === 1
    ? { ...block, attrs: { level: 2 } }
    : block;
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

function textOf(node: Node): string {
  return node.nodeName === '#text' && 'value' in node
    ? node.value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    : '';
}

/** Opens containers, however deep, without recursion. */
function flattened(nodes: readonly Node[]): readonly Node[] {
  const left = [...nodes].toReversed();
  const flat: Node[] = [];
  for (let node = left.pop(); node !== undefined; node = left.pop())
    if (isElement(node) && containers.has(node.tagName)) left.push(...node.childNodes.toReversed());
    else flat.push(node);
  return flat;
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

/** Every element at or below one, in the order of the document. */
function elementsOf(root: Element): readonly Element[] {
  const left: Node[] = [root];
  const found: Element[] = [];
  for (let node = left.pop(); node !== undefined; node = left.pop())
    if (isElement(node)) {
      found.push(node);
      left.push(...node.childNodes.toReversed());
    }
  return found;
}

/** Returns the text of HTML that stands on one line, such as a title. */
export function plainText(html: string): string {
  return parseBounded(html)
    .childNodes.map((node) =>
      isElement(node) ? textWithin(node) : 'value' in node ? node.value : '',
    )
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function hasText(element: Element): boolean {
  return (
    textWithin(element).trim() !== '' || elementsOf(element).some(({ tagName }) => tagName === 'hr')
  );
}

/** The texts of an element in their order. */
function textWithin(element: Element): string {
  const left: Node[] = [element];
  let text = '';
  for (let node = left.pop(); node !== undefined; node = left.pop())
    if (isElement(node)) left.push(...node.childNodes.toReversed());
    else if (node.nodeName === '#text' && 'value' in node) text += node.value;
  return text;
}

/** Takes pictures, with their captions, out of an element; embedded content becomes its address. */
function takePictures(
  root: Element,
  mediaOf: (address: string) => string | undefined,
  note: Note,
): readonly PicturePart[] {
  const within = elementsOf(root);
  for (const element of within) if (embeds.has(element.tagName)) keepAddress(element, note);
  const images = within.filter(({ tagName }) => tagName === 'img');
  // Captions first: how many pictures a figure has is known while they are in it.
  const captions = images.map(takeCaption);
  return images.flatMap((element, index): readonly PicturePart[] => {
    defaultTreeAdapter.detachNode(element);
    const address = attribute(element, 'src') ?? attribute(element, 'data-src') ?? '';
    const media = mediaOf(address);
    if (media !== undefined)
      return [
        {
          kind: 'picture',
          media,
          alt: attribute(element, 'alt'),
          caption: captions[index] ?? '',
        },
      ];
    note(`a picture without a file: ${address.slice(0, 120)}`);
    return [];
  });
}

/** Takes the caption of the figure around a picture, if it is the only picture in it. */
function takeCaption(picture: Element): string {
  let figure: Element | undefined;
  for (let above: Node | DefaultTreeAdapterTypes.ParentNode | null = picture.parentNode; above; )
    if ('tagName' in above) {
      if (above.tagName === 'figure') figure ??= above;
      above = above.parentNode;
    } else above = null;
  const inside = figure === undefined ? [] : elementsOf(figure);
  const caption = inside.find(({ tagName }) => tagName === 'figcaption');
  if (caption === undefined || inside.filter(({ tagName }) => tagName === 'img').length > 1)
    return '';
  const text = toSingleLine(textWithin(caption));
  defaultTreeAdapter.detachNode(caption);
  return text;
}

function keepAddress(element: Element, note: Note): void {
  const source = elementsOf(element).flatMap(
    (one) => attribute(one, 'src') ?? attribute(one, 'data') ?? [],
  )[0];
  const kept = source?.startsWith('//') ? `https:${source}` : source;
  note(
    `${element.tagName}: ${kept === undefined ? 'left out' : `kept as a link to ${kept.slice(0, 120)}`}`,
  );
  element.childNodes = [];
  if (kept === undefined) return defaultTreeAdapter.detachNode(element);
  const link = defaultTreeAdapter.createElement('a', element.namespaceURI, [
    { name: 'href', value: kept },
  ]);
  defaultTreeAdapter.insertText(link, kept);
  element.tagName = 'p';
  element.nodeName = 'p';
  element.attrs = [];
  defaultTreeAdapter.appendChild(element, link);
}
