import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** The addresses in a document, as written. */
export interface ReadDocument {
  /** The addresses that a visitor or a browser may request from it. */
  readonly links: readonly string[];
  /** The element ids that a fragment may refer to. */
  readonly ids: ReadonlySet<string>;
  /** The number of headings that a fragment may refer to by number. */
  readonly numbered: number;
  readonly canonical: string | undefined;
  readonly alternates: Readonly<Record<string, string>>;
  /** Whether search engines may index it. */
  readonly isIndexed: boolean;
}

/** The attributes that contain one address, by element; `*` for any. */
const addressed: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  link: ['href'],
  script: ['src'],
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  iframe: ['src'],
  use: ['href'],
};

/** Reads an HTML document as a browser would. */
export function readDocument(html: string): ReadDocument {
  const elements = [...elementsBelow(parse(html))];
  const linksOf = (rel: string) =>
    elements.filter((one) => one.tagName === 'link' && attribute(one, 'rel') === rel);
  const alternates = linksOf('alternate').flatMap((one) => {
    const language = attribute(one, 'hreflang');
    return language === undefined ? [] : [[language, attribute(one, 'href') ?? ''] as const];
  });
  return {
    links: elements.flatMap(linksIn),
    ids: new Set(elements.flatMap((one) => attribute(one, 'id') ?? [])),
    numbered: numberedLinks(elements).length,
    canonical: linksOf('canonical').map((one) => attribute(one, 'href'))[0],
    alternates: Object.fromEntries(alternates),
    isIndexed: !elements.some(forbidsIndexing),
  };
}

function linksIn(element: Element): readonly string[] {
  if (element.tagName === 'form')
    return (attribute(element, 'method') ?? 'get').toLowerCase() === 'get'
      ? [attribute(element, 'action') ?? '']
      : [];
  return (addressed[element.tagName] ?? []).flatMap((name) => {
    const value = attribute(element, name);
    if (value === undefined) return [];
    return name === 'srcset' ? addressesIn(value) : [value];
  });
}

/** Returns the addresses of a `srcset`, each before its width or density. */
function addressesIn(srcset: string): readonly string[] {
  return srcset.split(',').flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);
}

/** Returns the links of a page's summary, whose entries can also be requested by number. */
function numberedLinks(elements: readonly Element[]): readonly Element[] {
  const summary = elements.find((one) => attribute(one, 'id') === 'summary');
  return summary ? [...elementsBelow(summary)].filter(({ tagName }) => tagName === 'a') : [];
}

function forbidsIndexing(element: Element): boolean {
  return (
    element.tagName === 'meta' &&
    attribute(element, 'name') === 'robots' &&
    (attribute(element, 'content') ?? '').includes('noindex')
  );
}

function* elementsBelow(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elementsBelow(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsBelow(child);
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}
