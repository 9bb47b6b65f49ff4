import { useIntl } from 'react-intl';
import styles from './module-list.module.css';

/** Marks a part with unsaved work. */
export function UnsavedDot() {
  const intl = useIntl();
  return (
    <span
      className={styles.dot}
      role="img"
      aria-label={intl.formatMessage({ id: 'save.unsaved-mark' })}
    />
  );
}
