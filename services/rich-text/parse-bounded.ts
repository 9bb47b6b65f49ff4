import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5';

/**
 * Misnested formatting makes a parser multiply elements; beyond this number a text is not
 * converted.
 */
export const maxHtmlElements = 100_000;

/** A text that was not parsed because it would have more than `maxHtmlElements`. */
export class ElementLimitExceeded extends Error {}

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
