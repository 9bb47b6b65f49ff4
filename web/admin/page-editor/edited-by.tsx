import { Lock } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import styles from './module-list.module.css';

/** Shows which other user edits a part, if any. */
export function EditedBy({ holder }: { readonly holder: string | undefined }) {
  if (holder === undefined) return null;
  return (
    <span className={styles.holder}>
      <Lock size={12} aria-hidden /> <FormattedMessage id="lock.edited-by" values={{ holder }} />
    </span>
  );
}
