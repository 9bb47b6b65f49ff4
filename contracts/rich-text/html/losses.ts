import { attributeOf, type HtmlElement } from './html-tree.ts';

/** What a reader of a text would miss; `rest` is the end of a text that is too long. */
export const lossKinds = ['pictures', 'embeds', 'fields', 'comments', 'links', 'rest'] as const;
export type LossKind = (typeof lossKinds)[number];
/** How many of each kind were left out. */
export type Losses = Readonly<Record<LossKind, number>>;

/** Returns losses of nothing, to count them. */
export function noLosses(): Record<LossKind, number> {
  return { pictures: 0, embeds: 0, fields: 0, comments: 0, links: 0, rest: 0 };
}

const kindOfTag: ReadonlyMap<string, LossKind> = new Map([
  ['img', 'pictures'],
  ['svg', 'pictures'],
  ['iframe', 'embeds'],
  ['frame', 'embeds'],
  ['object', 'embeds'],
  ['embed', 'embeds'],
  ['applet', 'embeds'],
  ['audio', 'embeds'],
  ['video', 'embeds'],
  ['canvas', 'embeds'],
  ['math', 'embeds'],
  ['input', 'fields'],
  ['select', 'fields'],
  ['textarea', 'fields'],
]);

/** Returns the loss that an element without a counterpart is; undefined for what nobody sees. */
export function lossOf(element: HtmlElement): LossKind | undefined {
  const isUnseen =
    attributeOf(element, 'aria-hidden') === 'true' || attributeOf(element, 'type') === 'hidden';
  return isUnseen ? undefined : kindOfTag.get(element.tag);
}
