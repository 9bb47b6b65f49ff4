import type { Mark } from '../document.ts';
import { markSchema, maxHrefLength, safeHref } from '../document.ts';

function tags(names: string): ReadonlySet<string> {
  return new Set(names.split(' '));
}

/** Metadata elements, which are silently removed with their content. */
export const elementsDropped = tags('head title meta link base col colgroup');
/** Removed with their content, and reported. */
export const elementsReportedDropped = tags(
  'script style svg math iframe frame frameset noframes noembed object embed applet audio video canvas ' +
    'input select textarea datalist meter progress map template noscript',
);
/** Reported as removed, although their content is kept as blocks. */
export const elementsReportedUnwrapped = tags('form');
const plainElements = tags('a span font bdi wbr');

/** Returns whether an element has no meaning, such as `o:p`: it is silently unwrapped. */
export function isPlain(tag: string): boolean {
  return plainElements.has(tag) || tag.includes('-') || tag.includes(':');
}
/** Block elements that are unwrapped. */
export const transparentBlocks = tags(
  'address article aside body caption center dd details dialog div dl dt fieldset figcaption ' +
    'figure footer form header hgroup html legend li listing main nav optgroup option p ' +
    'plaintext section summary tbody td tfoot th thead tr xmp',
);

const markOfElement: Readonly<Record<string, Mark['type']>> = {
  strong: 'bold',
  b: 'bold',
  dt: 'bold',
  em: 'italic',
  i: 'italic',
  s: 'strike',
  del: 'strike',
  strike: 'strike',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  sup: 'superscript',
  sub: 'subscript',
};

/** Returns the mark that an element puts on its text, if any. Links have `linkMark`. */
export function simpleMark(tag: string): Mark | undefined {
  const type = Object.hasOwn(markOfElement, tag) ? markOfElement[tag] : undefined;
  return type === undefined || type === 'link' || type === 'lang' || type === 'abbr'
    ? undefined
    : { type };
}

/**
 * Returns the address as stored in the document, or undefined when it is unsafe, empty or too long.
 */
function safeAddress(href: string): string | undefined {
  const address = href.trim().replace(/ /g, '%20');
  return address !== '' && address.length <= maxHrefLength && safeHref.test(address)
    ? address
    : undefined;
}

/** Returns a link's mark, or undefined when its address cannot be stored. */
export function linkMark(href: string, target: string | undefined): Mark | undefined {
  const address = safeAddress(href);
  if (address === undefined) return undefined;
  return {
    type: 'link',
    attrs: { href: address, newTab: target?.trim().toLowerCase() === '_blank' },
  };
}

/** Returns the mark for the language of an element, relative to its parent's. */
export function languageMark(
  lang: string | undefined,
  dir: string | undefined,
  outer: Mark | undefined,
): Mark | undefined {
  const parsed = markSchema.safeParse({
    type: 'lang',
    attrs: {
      ...(outer?.type === 'lang' && outer.attrs),
      ...(lang !== undefined && { lang: lang.trim() }),
      ...(dir !== undefined && { dir: dir.trim().toLowerCase() }),
    },
  });
  return parsed.data;
}

/** Returns the mark of an abbreviation, or undefined without an expansion. */
export function abbreviationMark(title: string | undefined): Mark | undefined {
  return markSchema.safeParse({ type: 'abbr', attrs: { title } }).data;
}

/** Returns whether an address resolves differently on each page that shows it. */
export function isRelative(href: string): boolean {
  return !/^(?:[a-z][a-z0-9+.-]*:|[/#?\\])/i.test(href.trim());
}

/** Returns a span of 1 to 50 columns or rows. */
export function parseSpan(value: string | undefined): number {
  const span = Number.parseInt(value ?? '1', 10);
  return Number.isNaN(span) ? 1 : Math.min(Math.max(span, 1), 50);
}

/** Returns where an ordered list starts counting. */
export function parseStart(value: string | undefined): number {
  const start = Number.parseInt(value ?? '1', 10);
  return Number.isSafeInteger(start) ? start : 1;
}
