import type { ContentKind } from '@parvis/contracts/content/kinds.ts';
import type { ContentStatus } from '@parvis/contracts/content/views.ts';
import { FormattedMessage } from 'react-intl';
import styles from './status-mark.module.css';

interface StatusMarkProps {
  readonly kind: ContentKind;
  readonly status: ContentStatus;
  /** True if there are changes that visitors do not see yet. */
  readonly pending?: boolean;
}

/** An item's status, shown by text and shape: draft, online, online with pending changes, archived or deleted. */
export function StatusMark({ kind, status, pending }: StatusMarkProps) {
  const mark = status === 'published' && pending ? 'pending' : status;
  return (
    <span className={styles.mark} data-mark={mark}>
      <FormattedMessage id={`status.${mark}`} values={{ kind }} />
    </span>
  );
}
