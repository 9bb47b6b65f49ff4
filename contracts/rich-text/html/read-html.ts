import { type Mark, type RichText, unstorableCharacters } from '../document.ts';
import {
  abbreviationMark,
  elementsDropped,
  elementsReportedDropped,
  elementsReportedUnwrapped,
  isPlain,
  isRelative,
  languageMark,
  linkMark,
  simpleMark,
  transparentBlocks,
} from './element-rules.ts';
import {
  attributeOf,
  ElementLimitExceeded,
  type HtmlElement,
  type HtmlNode,
  labelOf,
  maxHtmlElements,
} from './html-tree.ts';
import { directAddress } from './link-address.ts';
import { type Losses, lossOf, noLosses } from './losses.ts';
import { isMarker, withLists } from './office-lists.ts';
import {
  headingLevelOf,
  isCommentList,
  isCommentMark,
  isHidden,
  isSpace,
  isTrackedDeletion,
  noteLabelOf,
} from './office-rules.ts';
import { openContainer } from './open-container.ts';
import { RichTextBuilder } from './rich-text-builder.ts';
import { styleMarksOf } from './style-marks.ts';
import { type Survey, surveyOf } from './survey.ts';

/** The result of a conversion. */
export interface Conversion {
  readonly doc: RichText;
  /** Short descriptions of everything that was lost, each once, for developers. */
  readonly dropped: string[];
  /** What readers would miss, for editors. */
  readonly losses: Losses;
  /** Those of the lost pictures whose bytes the HTML has. */
  readonly embedded: readonly EmbeddedPicture[];
}

/** A picture in a `data:` address, and its alternative text. */
export interface EmbeddedPicture {
  readonly address: string;
  readonly alt: string;
}

export const maxReports = 200;
const maxReportLength = 160;

/** Walks a tree without recursion, so that no nesting exhausts the stack. */
class HtmlReader {
  readonly builder = new RichTextBuilder();
  readonly #dropped = new Set<string>();
  readonly #losses = noLosses();
  readonly #embedded: EmbeddedPicture[] = [];
  readonly #keepsRelative: boolean;
  readonly #survey: Survey;

  constructor(survey: Survey, keepsRelative: boolean) {
    this.#survey = survey;
    this.#keepsRelative = keepsRelative;
  }

  read(root: HtmlNode[]): Conversion {
    const waiting: (HtmlNode | (() => void))[] = withLists(root).toReversed();
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (typeof next === 'function') next();
      else if (this.builder.isFull) {
        this.#drop('everything after the longest text allowed');
        this.#losses.rest = 1;
      } else if (typeof next === 'string') this.builder.text(next);
      else this.#element(next, waiting);
    }
    const doc = this.builder.finish();
    const [dropped, losses, embedded] = [[...this.#dropped], this.#losses, this.#embedded];
    return { doc, dropped, losses, embedded };
  }

  #drop(what: string): void {
    if (this.#dropped.size < maxReports) this.#dropped.add(what.slice(0, maxReportLength));
  }

  #element(element: HtmlElement, waiting: (HtmlNode | (() => void))[]): void {
    if (this.#isLeftOut(element) || this.#leaf(element)) return;
    waiting.push(this.#enter(element));
    const children = withLists(element.children);
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const child = children[index];
      if (child !== undefined) waiting.push(child);
    }
  }

  /** Reports an element that is left out with its content. */
  #isLeftOut(element: HtmlElement): boolean {
    const { tag } = element;
    if (elementsDropped.has(tag)) return true;
    const loss = lossOf(element);
    if (element.isForeign || elementsReportedDropped.has(tag)) {
      this.#drop(`element: ${tag}`);
      if (loss) this.#losses[loss] += 1;
    } else if (isHidden(element)) this.#drop(`hidden element: ${tag}`);
    else if (isTrackedDeletion(element)) this.#drop('tracked deletion');
    else if (isCommentMark(element)) {
      this.#drop('comment');
      this.#losses.comments += 1;
    } else return isCommentList(element);
    return true;
  }

  /** Reads an element as a whole. */
  #leaf(element: HtmlElement): boolean {
    const { builder } = this;
    switch (element.tag) {
      case 'br':
        builder.lineBreak();
        return true;
      case 'hr':
        builder.rule();
        return true;
      case 'img':
        this.#image(element);
        return true;
      default:
        return this.#officeLeaf(element);
    }
  }

  #image(element: HtmlElement): void {
    const address = attributeOf(element, 'src');
    this.#drop(`image: ${address}`);
    this.#losses.pictures += 1;
    if (/^data:/i.test(address)) this.#embedded.push({ address, alt: attributeOf(element, 'alt') });
  }

  #officeLeaf(element: HtmlElement): boolean {
    const { builder } = this;
    const label = noteLabelOf(element, this.#survey.ids);
    if (label !== undefined) {
      const outer = builder.marks.all;
      builder.marks.add({ type: 'superscript' });
      builder.text(label);
      builder.marks.restore(outer);
    } else if (isMarker(element)) builder.text(`${labelOf(element)?.trim() ?? ''} `);
    else if (isSpace(element)) builder.text(' ');
    else return false;
    return true;
  }

  /** Returns the action to run after the element’s content. */
  #enter(element: HtmlElement): () => void {
    const { builder } = this;
    const { tag } = element;
    const id = attributeOf(element, 'id') || attributeOf(element, 'name');
    if (id) this.#drop(`id: ${id}`);
    const outer = builder.marks.all;
    const close = this.#open(element);
    const marked = this.#mark(element);
    const isUnwrapped = close === undefined && !marked && !isPlain(tag);
    if (isUnwrapped || elementsReportedUnwrapped.has(tag)) this.#drop(`element: ${tag}`);
    return () => {
      builder.marks.restore(outer);
      close?.();
    };
  }

  /**
   * Opens the block of an element and returns a function that closes it; undefined for inline
   * elements.
   */
  #open(element: HtmlElement): (() => void) | undefined {
    const { builder } = this;
    const level = headingLevelOf(element);
    if (level !== undefined) return builder.useTextblock({ type: 'heading', level });
    if (element.tag === 'pre') return builder.useTextblock({ type: 'codeBlock' });
    const opened = openContainer(builder, element);
    if (opened === undefined && !transparentBlocks.has(element.tag)) return undefined;
    if (opened === false) this.#drop(`nesting deeper than allowed: ${element.tag}`);
    builder.endRun();
    const depth = opened === true ? builder.depth - 1 : builder.depth;
    return () => {
      builder.endRun();
      builder.closeTo(depth);
    };
  }

  /** Adds the marks of an element; false when its tag has none. */
  #mark(element: HtmlElement): boolean {
    const { marks } = this.builder;
    this.#language(element);
    const mark = simpleMark(element.tag) ?? this.#link(element) ?? abbreviation(element);
    if (mark !== undefined) marks.add(mark);
    // Headings are bold by themselves.
    const isBold = headingLevelOf(element) !== undefined || element.tag === 'th';
    for (const [type, isOn] of styleMarksOf(element, this.#survey.classes)) {
      if (!isOn) marks.remove(type);
      else if (!(isBold && type === 'bold')) marks.add({ type });
    }
    return mark !== undefined;
  }

  #language(element: HtmlElement): void {
    const { marks } = this.builder;
    const outer = marks.all.find(({ type }) => type === 'lang');
    const lang = this.#survey.isOffice ? '' : attributeOf(element, 'lang');
    const written = attributeOf(element, 'dir');
    // From left to right is how texts are written, unless one is within a text that is not.
    const isUsual = written.toLowerCase() === 'ltr' && !(outer?.type === 'lang' && outer.attrs.dir);
    const dir = isUsual ? '' : written;
    if (!lang && !dir) return;
    const mark = languageMark(lang || undefined, dir || undefined, outer);
    if (mark === undefined) this.#drop(`language: ${[lang, dir].join(' ').trim()}`);
    else marks.replace(mark);
  }

  #link(element: HtmlElement): Mark | undefined {
    const written = element.tag === 'a' ? element.attributes.get('href') : undefined;
    if (written === undefined) return undefined;
    const href = directAddress(written.trim());
    const isWithin = this.#survey.ids.has(href.replace(/^#/, ''));
    const leadsNowhere = isWithin || (!this.#keepsRelative && isRelative(href));
    const mark = leadsNowhere ? undefined : linkMark(href, element.attributes.get('target'));
    if (mark === undefined) this.#drop(`link: ${href}`);
    if (mark === undefined && !isWithin && href !== '') this.#losses.links += 1;
    return mark;
  }
}

function abbreviation(element: HtmlElement): Mark | undefined {
  return element.tag === 'abbr' ? abbreviationMark(element.attributes.get('title')) : undefined;
}

const unstorableParts = new RegExp(unstorableCharacters, 'gu');

/**
 * Reads HTML as a document of the closed schema, which sanitises it because the schema allows
 * nothing else. `dropped` has at most 200 entries of at most 160 characters. What word processors,
 * spreadsheets and mail programs write is read as what it looks like there.
 * @param parse may throw `ElementLimitExceeded`
 * @param keepsRelative for a caller that resolves relative links
 */
export function readHtml(
  html: string,
  parse: (html: string) => HtmlNode[],
  keepsRelative = false,
): Conversion {
  try {
    const root = parse(html.replace(unstorableParts, '\ufffd'));
    return new HtmlReader(surveyOf(root), keepsRelative).read(root);
  } catch (error) {
    if (!(error instanceof ElementLimitExceeded)) throw error;
    const dropped = [`everything: more than ${maxHtmlElements} elements`];
    const losses = { ...noLosses(), rest: 1 };
    return { doc: { type: 'doc', content: [] }, dropped, losses, embedded: [] };
  }
}
