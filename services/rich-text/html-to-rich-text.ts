import { type RichText, unstorableCharacters } from '@parvis/contracts/rich-text/document.ts';
import { type DefaultTreeAdapterTypes, html as names } from 'parse5';
import {
  abbreviationMark,
  elementsDropped,
  elementsReportedDropped,
  elementsReportedUnwrapped,
  isPlain,
  isRelative,
  languageMark,
  linkMark,
  parseSpan,
  parseStart,
  simpleMark,
  transparentBlocks,
} from './element-rules.ts';
import { ElementLimitExceeded, maxHtmlElements, parseBounded } from './parse-bounded.ts';
import { RichTextBuilder } from './rich-text-builder.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** The result of a conversion: the document, and short descriptions of its losses. */
export interface Conversion {
  readonly doc: RichText;
  readonly dropped: string[];
}

export const maxReports = 200;
const maxReportLength = 160;
const unstorableParts = new RegExp(unstorableCharacters, 'gu');

/** Walks a parsed tree without recursion, so that no nesting exhausts the stack. */
class Converter {
  readonly builder = new RichTextBuilder();
  readonly #dropped = new Set<string>();
  readonly #keepsRelative: boolean;
  #ids: ReadonlySet<string> = new Set();

  constructor(keepsRelative: boolean) {
    this.#keepsRelative = keepsRelative;
  }

  convert(root: DefaultTreeAdapterTypes.ParentNode): Conversion {
    this.#ids = idsIn(root);
    const waiting: (Node | (() => void))[] = [...root.childNodes].reverse();
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (typeof next === 'function') next();
      else if (this.builder.isFull) this.#drop('everything after the longest text allowed');
      else if ('value' in next && next.nodeName === '#text') this.builder.text(next.value);
      else if ('tagName' in next) this.#element(next, waiting);
    }
    return { doc: this.builder.finish(), dropped: [...this.#dropped] };
  }

  #drop(what: string): void {
    if (this.#dropped.size < maxReports) this.#dropped.add(what.slice(0, maxReportLength));
  }

  #element(element: Element, waiting: (Node | (() => void))[]): void {
    const leave = this.#enter(element);
    if (leave === undefined) return;
    waiting.push(leave);
    for (let index = element.childNodes.length - 1; index >= 0; index -= 1) {
      const child = element.childNodes[index];
      if (child !== undefined) waiting.push(child);
    }
  }

  /** Returns the action to run after the element’s content; undefined to skip the content. */
  #enter(element: Element): (() => void) | undefined {
    const { builder } = this;
    const tag = element.tagName;
    if (elementsDropped.has(tag)) return undefined;
    if (element.namespaceURI !== names.NS.HTML || elementsReportedDropped.has(tag)) {
      this.#drop(`element: ${tag}`);
      return undefined;
    }
    if (attribute(element, 'hidden') !== undefined) {
      this.#drop(`hidden element: ${tag}`);
      return undefined;
    }
    if (this.#leaf(element)) return undefined;
    const id = attribute(element, 'id') || attribute(element, 'name');
    if (id) this.#drop(`id: ${id}`);
    const outer = [...builder.marks];
    const close = this.#open(element);
    const marked = this.#mark(element);
    const isUnwrapped = close === undefined && !marked && !isPlain(tag);
    if (isUnwrapped || elementsReportedUnwrapped.has(tag)) this.#drop(`element: ${tag}`);
    return () => {
      builder.marks.splice(0, builder.marks.length, ...outer);
      close?.();
    };
  }

  /** Elements without content. */
  #leaf(element: Element): boolean {
    switch (element.tagName) {
      case 'br':
        this.builder.lineBreak();
        return true;
      case 'hr':
        this.builder.rule();
        return true;
      case 'img':
        this.#drop(`image: ${attribute(element, 'src') ?? ''}`);
        return true;
      default:
        return false;
    }
  }

  /**
   * Opens the block of an element and returns a function that closes it; undefined for inline
   * elements.
   */
  #open(element: Element): (() => void) | undefined {
    const { builder } = this;
    const tag = element.tagName;
    const heading = /^h([1-6])$/.exec(tag)?.[1];
    if (heading !== undefined)
      return builder.useTextblock({ type: 'heading', level: Number(heading) });
    if (tag === 'pre') return builder.useTextblock({ type: 'codeBlock' });
    const opened = this.#openContainer(element);
    if (opened === undefined && !transparentBlocks.has(tag)) return undefined;
    if (opened === false) this.#drop(`nesting deeper than allowed: ${tag}`);
    builder.endRun();
    const depth = opened === true ? builder.depth - 1 : builder.depth;
    return () => {
      builder.endRun();
      builder.closeTo(depth);
    };
  }

  /**
   * Opens a container; false when it would be nested too deep, undefined when the element is not a
   * container.
   */
  #openContainer(element: Element): boolean | undefined {
    const { builder } = this;
    switch (element.tagName) {
      case 'ul':
      case 'menu':
        return builder.openList({ ordered: false });
      case 'ol':
        return builder.openList({ ordered: true, start: parseStart(attribute(element, 'start')) });
      case 'blockquote':
        return builder.openQuote();
      case 'table':
        return builder.openTable();
      default:
        return this.#openPart(element) || undefined;
    }
  }

  /** Opens a part of a list or table; false when it is outside of one. */
  #openPart(element: Element): boolean {
    const { builder } = this;
    switch (element.tagName) {
      case 'li':
        return builder.openItem();
      case 'caption':
        return builder.openCaption();
      case 'tr':
        return builder.openRow();
      case 'td':
      case 'th':
        return builder.openCell(cellSpec(element));
      default:
        return false;
    }
  }

  /** Adds the marks of an element; false when it has none. */
  #mark(element: Element): boolean {
    const { marks } = this.builder;
    this.#language(element);
    const mark = simpleMark(element.tagName) ?? this.#link(element) ?? this.#abbreviation(element);
    if (mark !== undefined && !marks.some(({ type }) => type === mark.type)) marks.push(mark);
    return mark !== undefined;
  }

  #language(element: Element): void {
    const { marks } = this.builder;
    const [lang, dir] = [attribute(element, 'lang'), attribute(element, 'dir')];
    if (!lang && !dir) return;
    const outer = marks.findIndex(({ type }) => type === 'lang');
    const mark = languageMark(lang || undefined, dir || undefined, marks[outer]);
    if (mark === undefined) return this.#drop(`language: ${[lang, dir].join(' ').trim()}`);
    marks.splice(outer === -1 ? marks.length : outer, 1, mark);
  }

  #link(element: Element) {
    const href = element.tagName === 'a' ? attribute(element, 'href') : undefined;
    if (href === undefined) return undefined;
    const leadsNowhere =
      (!this.#keepsRelative && isRelative(href)) || this.#ids.has(href.trim().replace(/^#/, ''));
    const mark = leadsNowhere ? undefined : linkMark(href, attribute(element, 'target'));
    if (mark === undefined) this.#drop(`link: ${href.trim()}`);
    return mark;
  }

  #abbreviation(element: Element) {
    return element.tagName === 'abbr' ? abbreviationMark(attribute(element, 'title')) : undefined;
  }
}

/** Returns the ids in a tree, which are lost in a document. */
function idsIn(root: DefaultTreeAdapterTypes.ParentNode): ReadonlySet<string> {
  const ids = new Set<string>();
  const waiting = [...root.childNodes];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!('tagName' in next)) continue;
    for (const name of ['id', 'name']) ids.add(attribute(next, name) ?? '');
    waiting.push(...next.childNodes);
  }
  return ids;
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

function cellSpec(element: Element) {
  return {
    type: element.tagName === 'th' ? ('tableHeader' as const) : ('tableCell' as const),
    attrs: {
      colspan: parseSpan(attribute(element, 'colspan')),
      rowspan: parseSpan(attribute(element, 'rowspan')),
    },
  };
}

/**
 * Converts any HTML to a document of the closed schema, which sanitises it because the schema
 * allows nothing else. `dropped` describes what was lost, in at most 200 entries of at most 160
 * characters.
 * @param relativeLinks `kept` for a caller that resolves them
 */
export function htmlToRichText(
  html: string,
  { relativeLinks = 'dropped' }: { readonly relativeLinks?: 'kept' | 'dropped' } = {},
): Conversion {
  try {
    return new Converter(relativeLinks === 'kept').convert(
      parseBounded(html.replace(unstorableParts, '\ufffd')),
    );
  } catch (error) {
    if (!(error instanceof ElementLimitExceeded)) throw error;
    const dropped = [`everything: more than ${maxHtmlElements} elements`];
    return { doc: { type: 'doc', content: [] }, dropped };
  }
}
