import type { Passage } from '@parvis/contracts/site/search/site-search.ts';
import { createElement, Fragment } from 'react';
import styles from './found-row.module.css';

/** A text with the words found marked in it. Its pieces are identified by their position. */
export function HighlightedText({ passages }: { readonly passages: readonly Passage[] }) {
  const pieces = passages.map(({ text, isFound }) =>
    isFound ? createElement('mark', { className: styles.mark }, text) : text,
  );
  return createElement(Fragment, null, ...pieces);
}
