import { pictureAltSchema } from '@parvis/contracts/media/picture-alt.ts';
import type { BlockNode, RichText } from '@parvis/contracts/rich-text/document.ts';

/** A text, an image without an alternative text of its own, or a link in the fields of a part. */
export type Met = { readonly path: readonly (string | number)[] } & (
  | { readonly kind: 'text'; readonly doc: RichText }
  | { readonly kind: 'picture' | 'item'; readonly id: string }
  | { readonly kind: 'address'; readonly href: string }
);

/** Yields the texts, images and links in the fields of a header or module, at any depth. */
export function* walk(data: unknown, path: Met['path'] = []): Generator<Met> {
  if (typeof data !== 'object' || data === null) return;
  if (isText(data)) {
    yield { kind: 'text', path, doc: data };
    return;
  }
  const isList = Array.isArray(data);
  const described = 'imageAlt' in data && pictureAltSchema.safeParse(data.imageAlt).success;
  for (const [name, held] of Object.entries(data)) {
    const at = [...path, isList ? Number(name) : name];
    if (typeof held !== 'string') yield* walk(held, at);
    else if (name === 'imageId' && !described) yield { kind: 'picture', path: at, id: held };
    else if (name === 'contentId') yield { kind: 'item', path: at, id: held };
    else if (name === 'href') yield { kind: 'address', path: at, href: held };
  }
}

function isText(data: object): data is RichText {
  return 'type' in data && data.type === 'doc' && 'content' in data && Array.isArray(data.content);
}

/** A block that holds words. */
type Passage = Extract<BlockNode, { type: 'paragraph' | 'heading' }>;

/** Yields the paragraphs and headings of a text in their order, at any depth. */
export function* passagesIn(blocks: readonly BlockNode[]): Generator<Passage> {
  for (const block of blocks) {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        yield block;
        break;
      case 'blockquote':
        yield* passagesIn(block.content);
        break;
      case 'bulletList':
      case 'orderedList':
        for (const item of block.content) yield* passagesIn(item.content);
        break;
      case 'table':
        for (const { content } of block.content.flatMap((row) => row.content))
          yield* passagesIn(content);
        break;
      case 'codeBlock':
      case 'horizontalRule':
        break;
    }
  }
}
