import type { TextModule } from '@parvis/contracts/content/modules/text.ts';
import { useIntl } from 'react-intl';
import { RichTextView } from '../rich-text.tsx';
import { demoteHeadings } from './demote-headings.ts';
import styles from './text.module.css';

interface TextViewProps {
  readonly data: TextModule;
  readonly headingIds: readonly string[];
}

/** A block of rich text. */
export function TextView({ data, headingIds }: TextViewProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.prose}>
      <RichTextView
        doc={demoteHeadings(data.doc)}
        headingIds={headingIds}
        newTabNote={formatMessage({ id: 'link.new-tab' })}
      />
    </div>
  );
}
