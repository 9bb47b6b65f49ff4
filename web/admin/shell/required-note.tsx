import { FormattedMessage } from 'react-intl';
import styles from './field.module.css';

/** Explains the mark of required fields; hidden in a form that has none. */
export function RequiredNote() {
  return (
    <p className={styles.requiredNote}>
      <FormattedMessage id="form.required-note" />
    </p>
  );
}
