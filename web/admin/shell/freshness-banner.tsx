import {
  type Freshness,
  freshnessSchema,
  operationsEndpoints,
} from '@parvis/contracts/operations/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { callEndpoint } from '../requests/call-endpoint.ts';
import styles from './freshness-banner.module.css';

/** How often the back-office looks whether what it shows is the newest, in milliseconds. */
const lookEveryMs = 15_000;

/** Says above every screen when what it shows is not the newest, and what that means. */
export function FreshnessBanner() {
  const { data } = useQuery({
    queryKey: ['freshness'],
    queryFn: ({ signal }) =>
      callEndpoint(operationsEndpoints.getFreshness, freshnessSchema, { signal }),
    refetchInterval: lookEveryMs,
    retry: false,
  });
  return <div role="status">{data !== undefined && <Words state={data.state} />}</div>;
}

function Words({ state }: Pick<Freshness, 'state'>) {
  if (state === 'current') return null;
  return (
    <p className={styles.banner}>
      <FormattedMessage id={`freshness.${state}`} />
    </p>
  );
}
