import type { ImportState } from '@parvis/contracts/content-import/content-import.ts';
import { FormattedMessage } from 'react-intl';
import styles from './content-imports.module.css';

/** How far an import is. */
export function ImportStateMark({ state }: { readonly state: ImportState }) {
  return (
    <span className={styles.state} data-state={state}>
      <FormattedMessage id={`content-imports.state.${state}`} />
    </span>
  );
}
