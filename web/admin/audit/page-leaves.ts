import type { Leaf, LeafType } from '../history/rich-text-leaves.ts';

/** What visitors see in a page: its texts in reading order, and the addresses of its pictures. */
export interface PageLeaves {
  readonly leaves: readonly Leaf[];
  readonly pictures: readonly string[];
}

/** Elements that continue the line in which they are. */
const inline = new Set(
  'A ABBR B BDI BUTTON CITE CODE DEL EM I INS KBD LABEL MARK Q S SMALL SPAN STRONG SUB SUP TIME U'.split(
    ' ',
  ),
);
const withoutText = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'SVG']);
const types: Readonly<Record<string, LeafType>> = {
  H1: 'heading',
  H2: 'heading',
  H3: 'heading',
  H4: 'heading',
  LI: 'listItem',
  TD: 'tableCell',
  TH: 'tableCell',
};

/** Reads a reconstructed document, without the bar that marks it as one. */
export function readLeaves(html: string): PageLeaves {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  body.querySelector(':scope > aside:first-child')?.remove();
  const pictures = [...body.querySelectorAll('img[src^="/"]')].flatMap(
    (picture) => picture.getAttribute('src') ?? [],
  );
  return { leaves: [...leavesOf(body, 'paragraph')], pictures: [...new Set(pictures)] };
}

/** Yields the lines of a block; its links are its form, so that one that leads elsewhere differs. */
function* leavesOf(block: Element, blockType: LeafType): Generator<Leaf> {
  let text = '';
  let links: string[] = [];
  const settle = function* (): Generator<Leaf> {
    const line = text.replaceAll(/\s+/g, ' ').trim();
    if (line !== '') yield { blockType, text: line, form: links.join(' ') };
    text = '';
    links = [];
  };
  const walk = function* (node: Node): Generator<Leaf> {
    for (const child of node.childNodes) {
      if (!(child instanceof Element)) {
        if (child.nodeType === child.TEXT_NODE) text += child.textContent;
        continue;
      }
      const name = child.tagName.toUpperCase();
      if (withoutText.has(name)) continue;
      if (inline.has(name)) {
        const href = child.getAttribute('href');
        if (href !== null) links.push(targetOf(href));
        // Two links beside each other are two words.
        text += name === 'A' || name === 'BUTTON' ? ' ' : '';
        yield* walk(child);
        continue;
      }
      yield* settle();
      yield* leavesOf(child, types[name] ?? blockType);
    }
  };
  yield* walk(block);
  yield* settle();
}

/** Links in a reconstruction lead to the same instant, which is not what visitors saw. */
function targetOf(href: string): string {
  return (href.startsWith('?') && new URLSearchParams(href).get('path')) || href;
}
