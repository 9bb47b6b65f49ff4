import type { ContentStatus } from '@parvis/contracts/content/views.ts';
import { FormattedMessage } from 'react-intl';
import styles from './status-mark.module.css';

interface StatusMarkProps {
  readonly status: ContentStatus;
  /** True when something newer than what visitors see waits to be published. */
  readonly pending?: boolean;
}

/** Draft, online, online with changes waiting, or deleted: shown in words and by shape. */
export function StatusMark({ status, pending }: StatusMarkProps) {
  const mark = status === 'published' && pending ? 'pending' : status;
  return (
    <span className={styles.mark} data-mark={mark}>
      <FormattedMessage id={`status.${mark}`} />
    </span>
  );
}
