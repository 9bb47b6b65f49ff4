import type { Passage } from '@parvis/contracts/site/search/site-search.ts';
import styles from './found-row.module.css';

/** A text with what was searched for marked in it. */
export function Marked({ passages }: { readonly passages: readonly Passage[] }) {
  return passages.map(({ text, isFound }, index) =>
    isFound ? (
      // A piece has no identity but its place.
      <mark key={`${index}-${text}`} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
