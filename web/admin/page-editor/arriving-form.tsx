import type { ModuleType } from '@parvis/contracts/content/modules/module-types.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './part-form.module.css';

/** The placeholder of a module's form, from the moment it is requested. */
export function ArrivingForm({ type }: { type: ModuleType }) {
  const intl = useIntl();
  return (
    <section
      className={styles.pane}
      aria-label={intl.formatMessage({ id: 'pane.form' })}
      aria-busy="true"
    >
      <header className={styles.head}>
        <h2>
          <FormattedMessage id={`module-type.${type}`} />
        </h2>
      </header>
      <p role="status">
        <FormattedMessage id="shell.waiting" />
      </p>
    </section>
  );
}
