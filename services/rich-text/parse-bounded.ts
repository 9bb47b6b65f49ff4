import {
  ElementLimitExceeded,
  maxHtmlElements,
} from '@parvis/contracts/rich-text/html/html-tree.ts';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5';

/** Parses HTML as the content of a page. @throws ElementLimitExceeded */
export function parseBounded(html: string): DefaultTreeAdapterTypes.DocumentFragment {
  let elements = 0;
  return parseFragment(html, {
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(tag, namespace, attributes) {
        elements += 1;
        if (elements > maxHtmlElements) throw new ElementLimitExceeded();
        return defaultTreeAdapter.createElement(tag, namespace, attributes);
      },
    },
  });
}
