import type { RichText } from '@parvis/contracts/rich-text/document.ts';
import { RichTextView } from '../rich-text.tsx';
import styles from '../text/text.module.css';

/** A rich text inside a block. */
export function Prose({
  doc,
  newTabNote,
}: {
  readonly doc: RichText;
  readonly newTabNote: string;
}) {
  return (
    <div className={styles.prose}>
      <RichTextView doc={doc} newTabNote={newTabNote} />
    </div>
  );
}
