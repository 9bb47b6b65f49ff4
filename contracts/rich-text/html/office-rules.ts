import { attributeOf, type HtmlElement, labelOf } from './html-tree.ts';

/** Returns whether a word processor, or the page, does not show an element. */
export function isHidden(element: HtmlElement): boolean {
  return (
    element.attributes.has('hidden') ||
    element.style.includes('mso-hide:all') ||
    (element.tag === 'tr' && element.style.includes('display:none'))
  );
}

/** Returns whether an element is text that was deleted while changes were tracked. */
export function isTrackedDeletion({ tag, attributes }: HtmlElement): boolean {
  return tag === 'del' && (attributes.has('datetime') || attributes.has('cite'));
}

/** Returns whether an element is a comment’s mark in the text. */
export function isCommentMark(element: HtmlElement): boolean {
  return element.classes.includes('MsoCommentReference');
}

/** Returns whether an element is the list of comments after the text. */
export function isCommentList(element: HtmlElement): boolean {
  return element.style.includes('mso-element:comment-list');
}

/** Returns whether an element is nothing but white space that was written as something else. */
export function isSpace(element: HtmlElement): boolean {
  return (
    element.style.includes('mso-spacerun:yes') ||
    element.style.includes('mso-tab-count') ||
    element.classes.some((name) => /^Apple-(?:converted-space|tab-span)$/.test(name)) ||
    isConvertedSpace(element)
  );
}

/** Chrome and Safari copy a space between elements as a non-breaking one in a bare element. */
function isConvertedSpace({ tag, attributes, children }: HtmlElement): boolean {
  return tag === 'span' && attributes.size === 0 && children[0] === '\u00a0' && !children[1];
}

/** Returns the level of a heading, 1 to 6; undefined for anything else. */
export function headingLevelOf(element: HtmlElement): number | undefined {
  const level = /^h([1-6])$/.exec(element.tag)?.[1];
  if (level !== undefined) return Number(level);
  if (attributeOf(element, 'role') === 'heading') {
    const said = Number.parseInt(attributeOf(element, 'aria-level'), 10);
    return Math.min(Math.max(said || 2, 1), 6);
  }
  return element.tag === 'p' && element.classes.includes('MsoTitle') ? 1 : undefined;
}

/**
 * Returns the number or sign of a foot- or endnote, of which an element is the mark in the text or
 * the one before the note: a link within the text. Undefined for any other.
 */
export function noteLabelOf(element: HtmlElement, ids: ReadonlySet<string>): string | undefined {
  const href = attributeOf(element, 'href').trim();
  if (element.tag !== 'a' || !href.includes('#')) return undefined;
  const isNote =
    element.style.includes('mso-footnote-id') ||
    element.style.includes('mso-endnote-id') ||
    element.classes.some((name) => /^sd(?:foot|end)note(?:anc|sym)$/.test(name));
  if (!isNote && !(href.startsWith('#') && ids.has(href.slice(1)))) return undefined;
  const label = labelOf(element)?.trim().replace(/^\[/, '').replace(/\]$/, '');
  return label && (isNote || /^\d{1,4}$/.test(label)) ? label : undefined;
}
