import { Lock } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import styles from './module-list.module.css';

/** Says who else edits a part, if anybody does. */
export function EditedBy({ holder }: { readonly holder: string | undefined }) {
  if (holder === undefined) return null;
  return (
    <span className={styles.holder}>
      <Lock size={12} aria-hidden /> <FormattedMessage id="lock.edited-by" values={{ holder }} />
    </span>
  );
}
