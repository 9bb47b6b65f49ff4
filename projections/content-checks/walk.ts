import { pictureAltSchema } from '@parvis/contracts/media/picture-alt.ts';
import type { BlockNode, InlineNode, RichText } from '@parvis/contracts/rich-text/document.ts';

type Path = readonly (string | number)[];

/** An image without an alternative text of its own, or a link, in the fields of a part. */
export type Named = {
  /** The field; links within a text have that of the text. */
  readonly path: Path;
  /** The words of a link in a text; otherwise its address, or empty. */
  readonly words: string;
} & (
  | { readonly kind: 'picture' | 'item'; readonly id: string }
  | { readonly kind: 'address'; readonly href: string }
);

/** Yields the images and links in the fields of a header or module, at any depth. */
export function* walk(data: unknown, path: Path = []): Generator<Named> {
  if (typeof data !== 'object' || data === null) return;
  if (isText(data)) {
    for (const link of linksIn(data.content)) yield { kind: 'address', path, ...link };
    return;
  }
  const isList = Array.isArray(data);
  const described = 'imageAlt' in data && pictureAltSchema.safeParse(data.imageAlt).success;
  for (const [name, held] of Object.entries(data)) {
    const at = [...path, isList ? Number(name) : name];
    if (typeof held !== 'string') yield* walk(held, at);
    else if (name === 'imageId' && !described)
      yield { kind: 'picture', path: at, id: held, words: '' };
    else if (name === 'contentId') yield { kind: 'item', path: at, id: held, words: '' };
    else if (name === 'href') yield { kind: 'address', path: at, href: held, words: held };
  }
}

/** Returns whether a field is a rich text. */
export function isText(data: object): data is RichText {
  return 'type' in data && data.type === 'doc' && 'content' in data && Array.isArray(data.content);
}

interface Link {
  readonly href: string;
  words: string;
}

/** Yields the links of a text; adjacent words with one address are one link. */
function* linksIn(blocks: readonly BlockNode[]): Generator<Link> {
  for (const block of blocks) {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        yield* linksAmong(block.content ?? []);
        break;
      case 'blockquote':
        yield* linksIn(block.content);
        break;
      case 'bulletList':
      case 'orderedList':
        for (const item of block.content) yield* linksIn(item.content);
        break;
      case 'table':
        for (const cell of block.content.flatMap((row) => row.content))
          yield* linksIn(cell.content);
        break;
      case 'codeBlock':
      case 'horizontalRule':
        break;
    }
  }
}

function linksAmong(nodes: readonly InlineNode[]): readonly Link[] {
  const links: Link[] = [];
  let open: Link | undefined;
  for (const node of nodes) {
    const mark = node.type === 'text' && node.marks?.find(({ type }) => type === 'link');
    const href = mark && mark.type === 'link' ? mark.attrs.href : undefined;
    if (href === undefined || node.type !== 'text') open = undefined;
    else if (open?.href === href) open.words += node.text;
    else links.push((open = { href, words: node.text }));
  }
  return links;
}
