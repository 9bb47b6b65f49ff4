import { type Freshness, operationsEndpoints } from '@parvis/contracts/operations/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { callEndpoint } from '../requests/call-endpoint.ts';
import { isTransientFailure } from '../requests/failures.ts';
import styles from './freshness-banner.module.css';

/** How often the back-office checks whether its data is up to date, in milliseconds. */
const lookEveryMs = 15_000;

/** Warns above every screen when its data is not up to date, with the consequences. */
export function FreshnessBanner() {
  const { data, error } = useQuery({
    queryKey: ['freshness'],
    queryFn: ({ signal }) => callEndpoint(operationsEndpoints.getFreshness, { signal }),
    refetchInterval: lookEveryMs,
    retry: false,
  });
  const state = error && isTransientFailure(error) ? 'unreachable' : data?.state;
  return <div role="status">{state !== undefined && <Words state={state} />}</div>;
}

function Words({ state }: { readonly state: Freshness['state'] | 'unreachable' }) {
  if (state === 'current') return null;
  return (
    <p className={styles.banner}>
      <FormattedMessage id={`freshness.${state}`} />
    </p>
  );
}
