import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Button } from 'react-aria-components';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureMessage } from '../requests/failure-message.ts';
import { isForbidden, isSignedOut } from '../requests/failures.ts';
import { ForbiddenScreen } from './forbidden-screen.tsx';
import styles from './frame.module.css';
import { signInAddress } from './session.ts';

/**
 * Shown when a screen fails to load: redirects to sign-in, or shows the reason, and offers to retry
 * where that may help.
 */
export function LoadFailure({ error, reset }: ErrorComponentProps) {
  const intl = useIntl();
  const queries = useQueryErrorResetBoundary();
  const signedOut = isSignedOut(error);
  useEffect(() => {
    if (signedOut) location.assign(signInAddress(location));
  }, [signedOut]);
  if (signedOut) return null;
  if (isForbidden(error)) return <ForbiddenScreen problem={error.problem} />;
  return (
    <section role="alert" className={styles.failure}>
      <h1>
        <FormattedMessage id="failure.load" />
      </h1>
      <p>{failureMessage(intl, error)}</p>
      <Button
        className="button"
        onPress={() => {
          queries.reset();
          reset();
        }}
      >
        <FormattedMessage id="action.retry" />
      </Button>
    </section>
  );
}
