import { useIntl } from 'react-intl';
import { failureMessage } from '../requests/failure-message.ts';
import { RequestRefused, refusedFields } from '../requests/failures.ts';
import styles from './audit.module.css';

/** Why an address was not reconstructed. */
export function NoReconstruction({ error }: { readonly error: Error }) {
  const intl = useIntl();
  return (
    <p role="alert" className={`refused ${styles.hint}`}>
      {isInFuture(error) ? intl.formatMessage({ id: 'audit.future' }) : failureMessage(intl, error)}
    </p>
  );
}

function isInFuture(error: Error): boolean {
  return error instanceof RequestRefused && refusedFields(error.problem).has('at');
}
