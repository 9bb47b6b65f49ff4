import { parseSpan, parseStart } from './element-rules.ts';
import type { HtmlElement } from './html-tree.ts';
import type { RichTextBuilder } from './rich-text-builder.ts';

/**
 * Opens the container of an element; false when it would be nested too deep, undefined when the
 * element is not a container.
 */
export function openContainer(builder: RichTextBuilder, element: HtmlElement): boolean | undefined {
  switch (element.tag) {
    case 'ul':
    case 'menu':
      return builder.openList({ ordered: false });
    case 'ol':
      return builder.openList({
        ordered: true,
        start: parseStart(element.attributes.get('start')),
      });
    case 'blockquote':
      return builder.openQuote();
    case 'table':
      return builder.openTable();
    default:
      return openPart(builder, element) || undefined;
  }
}

/** Opens a part of a list or table; false when it is outside of one. */
function openPart(builder: RichTextBuilder, element: HtmlElement): boolean {
  switch (element.tag) {
    case 'li':
      return builder.openItem();
    case 'caption':
      return builder.openCaption();
    case 'tr':
      return builder.openRow();
    case 'td':
    case 'th':
      return builder.openCell({
        type: element.tag === 'th' ? 'tableHeader' : 'tableCell',
        attrs: {
          colspan: parseSpan(element.attributes.get('colspan')),
          rowspan: parseSpan(element.attributes.get('rowspan')),
        },
      });
    default:
      return false;
  }
}
