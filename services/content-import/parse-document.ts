import type { BlockNode, InlineNode, RichText } from '@parvis/contracts/rich-text/document.ts';
import { headingSlug } from '@parvis/contracts/rich-text/headings.ts';
import { inlineText } from '@parvis/contracts/rich-text/plain-text.ts';
import { convertMarkdown } from './parse-modules.ts';

/** A parsed Markdown document: its first heading is the page’s title, on one line; the rest is its text. */
export interface ParsedDocument {
  readonly title: string;
  readonly body: RichText;
  /** The anchor slugs of headings, with the index of each in the body; -1 is the title. */
  readonly anchors: ReadonlyMap<string, number>;
  /** The parts that were omitted or could not be imported. */
  readonly dropped: readonly string[];
}

const footnote = /\[\^[^\]\s]+\]/g;

/**
 * Parses CommonMark with GitHub’s tables; footnotes are not supported and are kept as text.
 * @throws Error when it does not begin with a heading
 */
export function parseDocument(source: string): ParsedDocument {
  const { doc, dropped } = convertMarkdown(source.replace(/^\ufeff/, ''));
  const navigation = doc.content.filter(isNavigation);
  const blocks = doc.content.filter((block) => !isNavigation(block));
  const title = blocks[0]?.type === 'heading' ? blocks[0] : undefined;
  if (title === undefined) throw new Error('the document does not begin with a heading');
  const rest = blocks.slice(1);
  const footnotes = source.match(footnote) ?? [];
  return {
    title: inlineText(title.content).replaceAll('\n', ' ').trim(),
    body: { type: 'doc', content: raiseHeadings(rest, title.attrs.level - 1) },
    anchors: indexAnchors(blocks),
    dropped: [
      ...navigation.map((block) => `navigation line: ${textOf(block)}`),
      ...dropped,
      ...footnotes.map((mark) => `footnote kept as text: ${mark}`),
    ],
  };
}

function textOf(block: BlockNode): string {
  return block.type === 'paragraph' ? inlineText(block.content) : '';
}

/**
 * Returns the line with links to the previous and next documents: a paragraph that contains only
 * links to other documents, separated by bars. The site has its own navigation.
 */
function isNavigation(block: BlockNode): boolean {
  if (block.type !== 'paragraph' || block.content === undefined) return false;
  const links = block.content.filter((node) => hrefOf(node) !== undefined);
  const between = block.content.filter((node) => hrefOf(node) === undefined);
  return (
    links.length > 1 &&
    links.every((node) => /^[^:#]+\.md(?:#|$)/.test(hrefOf(node) ?? '')) &&
    between.every((node) => node.type === 'text' && node.text.trim() === '|')
  );
}

function hrefOf(node: InlineNode): string | undefined {
  const link = node.type === 'text' ? node.marks?.find(({ type }) => type === 'link') : undefined;
  return link?.type === 'link' ? link.attrs.href : undefined;
}

/** The page’s title is its only heading of level 1: the document’s other headings begin at level 2. */
function raiseHeadings(blocks: readonly BlockNode[], levels: number): BlockNode[] {
  return blocks.map((block) => {
    if (block.type !== 'heading') return block;
    return { ...block, attrs: { level: Math.max(block.attrs.level - levels, 2) } };
  });
}

/**
 * Returns slugs as Markdown hosts derive them, numbered when a text occurs again; the title counts
 * as well.
 */
function indexAnchors(blocks: readonly BlockNode[]): Map<string, number> {
  const anchors = new Map<string, number>();
  let place = -1;
  for (const block of blocks) {
    if (block.type !== 'heading') continue;
    const slug = headingSlug(inlineText(block.content));
    let candidate = slug;
    for (let number = 1; anchors.has(candidate); number += 1) candidate = `${slug}-${number}`;
    anchors.set(candidate, place);
    place += 1;
  }
  return anchors;
}
