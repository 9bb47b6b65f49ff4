import {
  copyTree,
  createElement,
  type HtmlElement,
  type HtmlNode,
} from '@parvis/contracts/rich-text/html/html-tree.ts';
import { type Conversion, readHtml } from '@parvis/contracts/rich-text/html/read-html.ts';
import { type DefaultTreeAdapterTypes, html as names } from 'parse5';
import { parseBounded } from './parse-bounded.ts';

type Node = DefaultTreeAdapterTypes.Node;

/**
 * Converts any HTML to a document of the closed schema, as `readHtml` does.
 * @param relativeLinks `kept` for a caller that resolves them
 */
export function htmlToRichText(
  html: string,
  { relativeLinks = 'dropped' }: { readonly relativeLinks?: 'kept' | 'dropped' } = {},
): Conversion {
  return readHtml(html, treeOf, relativeLinks === 'kept');
}

function treeOf(html: string): HtmlNode[] {
  return copyTree<Node>(parseBounded(html), childrenOf, readNode);
}

function childrenOf(node: Node): readonly Node[] {
  return 'childNodes' in node ? node.childNodes : [];
}

function readNode(node: Node): HtmlNode | undefined {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return 'tagName' in node ? elementOf(node) : undefined;
}

function elementOf({ tagName, namespaceURI, attrs }: DefaultTreeAdapterTypes.Element): HtmlElement {
  const attributes = attrs.map(({ name, value }) => [name, value] as const);
  return createElement(tagName, namespaceURI !== names.NS.HTML, attributes);
}
