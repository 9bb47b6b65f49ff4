import {
  copyTree,
  createElement,
  type HtmlElement,
  type HtmlNode,
} from '@parvis/contracts/rich-text/html/html-tree.ts';
import { type Conversion, readHtml } from '@parvis/contracts/rich-text/html/read-html.ts';

const htmlNamespace = 'http://www.w3.org/1999/xhtml';

/** Reads HTML from the clipboard as the server reads that of the API. */
export function readPasted(html: string): Conversion {
  return readHtml(html, treeOf);
}

/** In a template nothing is loaded or run, and HTML is parsed as a fragment, as on the server. */
function treeOf(html: string): HtmlNode[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return copyTree<Node>(template.content, ({ childNodes }) => childNodes, readNode);
}

function readNode(node: Node): HtmlNode | undefined {
  if (node instanceof Text) return node.data;
  return node instanceof Element ? elementOf(node) : undefined;
}

function elementOf({ localName, namespaceURI, attributes: all }: Element): HtmlElement {
  const attributes = Array.from(all, ({ name, value }) => [name, value] as const);
  return createElement(localName, namespaceURI !== htmlNamespace, attributes);
}
