import { maxDrawing } from '@parvis/contracts/brand/brand-file.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import sax, { type QualifiedTag } from 'sax';
import {
  drawingAttributes,
  drawingElements,
  isLocal,
  loadsNothing,
  presentationAttributes,
} from './drawing-rules.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';
const maxElements = 4_000;
const maxDepth = 60;

/** A drawing without what runs, loads or styles, and the names of what was left out. */
export interface CleanDrawing {
  readonly svg: string;
  readonly dropped: readonly string[];
}

/** Writes a drawing anew, with the elements and attributes that are known to be harmless. */
export function cleanDrawing(svg: string): Outcome<CleanDrawing> {
  const copy = new DrawingCopy();
  try {
    // Strict, so that what we read is what a browser reads.
    const parser = sax.parser(true, { xmlns: true, position: false });
    Object.assign(parser, {
      onerror(cause: Error) {
        throw cause;
      },
      ondoctype: () => copy.drop('!DOCTYPE'),
      onprocessinginstruction: ({ name }: { name: string }) => copy.drop(`?${name}`),
      onopentag: (tag: QualifiedTag) => copy.open(tag),
      onclosetag: () => copy.close(),
      ontext: (text: string) => copy.text(text),
    });
    parser.write(svg.replace(/^\uFEFF/, '')).close();
  } catch {
    return unreadable('unreadable-drawing');
  }
  const cleaned = copy.finished();
  if (cleaned === undefined || cleaned.svg.length > maxDrawing)
    return unreadable('unreadable-drawing');
  return cleaned.hasSize ? accept(cleaned) : unreadable('unsized-drawing');
}

function unreadable(reason: string): Outcome<never> {
  return refuse('invalid', { path: ['svg'], params: { reason } });
}

/** Elements whose text is read aloud by nobody and shown to nobody, but says what is drawn. */
const worded = new Set(['title', 'desc']);

class DrawingCopy {
  readonly #written: string[] = [];
  readonly #open: string[] = [];
  readonly #dropped = new Set<string>();
  #skipped = 0;
  #elements = 0;
  #hasSize = false;

  drop(name: string): void {
    if (name !== '?xml') this.#dropped.add(name);
  }

  open(tag: QualifiedTag): void {
    this.#elements += 1;
    if (this.#elements > maxElements || this.#open.length > maxDepth) throw new Error('too much');
    const isKnown = tag.uri === svgNamespace && drawingElements.has(tag.local);
    const isPlaced = this.#open.length === 0 ? tag.local === 'svg' : tag.local !== 'svg';
    if (this.#skipped > 0 || !isKnown || !isPlaced) {
      if (this.#open.length === 0) throw new Error('no drawing');
      if (this.#skipped === 0) this.drop(tag.name);
      this.#skipped += 1;
      return;
    }
    const attributes = this.#attributesOf(tag);
    if (this.#open.length === 0) {
      this.#hasSize = attributes.has('viewBox');
      attributes.set('xmlns', svgNamespace);
    }
    const written = [...attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`);
    this.#written.push(`<${tag.local}${written.join('')}>`);
    this.#open.push(tag.local);
  }

  close(): void {
    if (this.#skipped > 0) this.#skipped -= 1;
    else this.#written.push(`</${this.#open.pop()}>`);
  }

  text(text: string): void {
    const within = this.#open.at(-1);
    if (this.#skipped === 0 && within !== undefined && worded.has(within))
      this.#written.push(escaped(text));
  }

  finished(): (CleanDrawing & { readonly hasSize: boolean }) | undefined {
    if (this.#written.length === 0 || this.#open.length > 0) return undefined;
    const svg = this.#written.join('');
    return { svg, dropped: [...this.#dropped].toSorted(), hasSize: this.#hasSize };
  }

  #attributesOf(tag: QualifiedTag): Map<string, string> {
    const kept = new Map<string, string>();
    for (const { name, prefix, local, value } of Object.values(tag.attributes)) {
      if (prefix === 'xmlns' || name === 'xmlns') continue;
      if (name === 'style') this.#keepStyle(value, kept);
      else if (local === 'href' && tag.local === 'use' && isLocal(value)) kept.set('href', value);
      else if (prefix === '' && drawingAttributes.has(name) && loadsNothing(value))
        kept.set(name, value);
      else this.drop(name);
    }
    return kept;
  }

  /** What a style sets becomes attributes: the policy of pages allows no inline styles. */
  #keepStyle(style: string, kept: Map<string, string>): void {
    for (const declaration of style.split(';')) {
      const [name = '', ...rest] = declaration.split(':').map((part) => part.trim());
      const value = rest.join(':');
      if (name === '') continue;
      if (presentationAttributes.has(name) && loadsNothing(value)) kept.set(name, value);
      else this.drop(`style ${name}`);
    }
  }
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
