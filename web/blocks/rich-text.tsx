import type {
  BlockNode,
  InlineNode,
  Mark,
  RichText,
  TextNode,
} from '@parvis/contracts/rich-text/document.ts';
import { createElement, type ReactNode } from 'react';
import { renderUnkeyed } from './render-unkeyed.ts';
import { RichTextTable } from './rich-text-table.tsx';

export interface RichTextViewProps {
  readonly doc: RichText;
  /** Announces to screen readers that a link opens in a new tab. */
  readonly newTabNote: string;
  /** Ids of the top-level headings, in their order; see `allocateHeadingIds`. */
  readonly headingIds?: readonly string[];
}

type RenderLink = (mark: Extract<Mark, { type: 'link' }>, text: ReactNode) => ReactNode;

/** Renders a rich text as semantic elements, on the server and in islands. */
export function RichTextView({ doc, newTabNote, headingIds }: RichTextViewProps) {
  const link: RenderLink = ({ attrs }, text) =>
    attrs.newTab ? (
      <a href={attrs.href} target="_blank" rel="noopener">
        {text}
        <span className="visually-hidden"> {newTabNote}</span>
      </a>
    ) : (
      <a href={attrs.href}>{text}</a>
    );
  const ids = headingIds?.values();
  return renderUnkeyed(doc.content, (block) => (
    <Block
      block={block}
      link={link}
      id={block.type === 'heading' ? ids?.next().value : undefined}
    />
  ));
}

function Block(props: { block: BlockNode; link: RenderLink; id?: string | undefined }): ReactNode {
  const { block, link } = props;
  switch (block.type) {
    case 'paragraph':
      return <p>{inline(block.content, link)}</p>;
    case 'heading':
      return createElement(
        headingTag(block.attrs.level),
        { id: props.id },
        inline(block.content, link),
      );
    case 'bulletList':
      return <ul>{items(block.content, link)}</ul>;
    case 'orderedList':
      return (
        <ol start={block.attrs.start === 1 ? undefined : block.attrs.start}>
          {items(block.content, link)}
        </ol>
      );
    case 'blockquote':
      return <blockquote>{blocks(block.content, link)}</blockquote>;
    case 'codeBlock':
      return (
        <pre>
          <code>{inline(block.content, link)}</code>
        </pre>
      );
    case 'horizontalRule':
      return <hr />;
    case 'table':
      return <RichTextTable table={block} blocks={(content) => blocks(content, link)} />;
  }
}

function headingTag(level: number) {
  return (['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const)[level - 1] ?? 'h6';
}

function blocks(content: readonly BlockNode[], link: RenderLink): ReactNode {
  return renderUnkeyed(content, (block) => <Block block={block} link={link} />);
}

function items(content: readonly { content: BlockNode[] }[], link: RenderLink): ReactNode {
  return renderUnkeyed(content, (item) => <li>{blocks(item.content, link)}</li>);
}

/** Renders inline nodes; adjacent ones with the same link become one link. */
function inline(nodes: readonly InlineNode[] = [], link: RenderLink): ReactNode {
  const rendered: ReactNode[] = [];
  for (let start = 0; start < nodes.length; ) {
    const mark = findLink(nodes[start]);
    let end = start + 1;
    while (mark !== undefined && sameLink(findLink(nodes[end]), mark)) end += 1;
    const run = renderUnkeyed(nodes.slice(start, end), (node) => <Run node={node} />);
    rendered.push(mark === undefined ? run : link(mark, run));
    start = end;
  }
  return renderUnkeyed(rendered, (run) => run);
}

function findLink(node: InlineNode | undefined) {
  return node?.type === 'text' ? node.marks?.find((mark) => mark.type === 'link') : undefined;
}

function sameLink(one: ReturnType<typeof findLink>, other: ReturnType<typeof findLink>): boolean {
  return one?.attrs.href === other?.attrs.href && one?.attrs.newTab === other?.attrs.newTab;
}

function Run({ node }: { node: InlineNode }): ReactNode {
  return node.type === 'hardBreak' ? <br /> : marked(node);
}

function marked(node: TextNode): ReactNode {
  return (node.marks ?? []).reduceRight<ReactNode>((inner, mark) => {
    switch (mark.type) {
      case 'bold':
        return <strong>{inner}</strong>;
      case 'italic':
        return <em>{inner}</em>;
      case 'strike':
        return <s>{inner}</s>;
      case 'code':
        return <code>{inner}</code>;
      case 'superscript':
        return <sup>{inner}</sup>;
      case 'subscript':
        return <sub>{inner}</sub>;
      case 'lang':
        return <span {...mark.attrs}>{inner}</span>;
      case 'abbr':
        return <abbr title={mark.attrs.title}>{inner}</abbr>;
      case 'link':
        return inner;
    }
  }, node.text);
}
