import { ethicsKeyEndpoints } from '@parvis/contracts/ethics/key-endpoints.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { callEndpoint } from '../requests/call-endpoint.ts';
import styles from './users.module.css';

const suspendedKeys = queryOptions({
  queryKey: ['users', 'suspended-keys'],
  queryFn: ({ signal }) => callEndpoint(ethicsKeyEndpoints.listSuspendedKeys, { signal }),
});

/** Says to administrators whose keys for ethics reports are suspended after a reset. */
export function SuspendedKeys() {
  const { data } = useQuery(suspendedKeys);
  return data?.suspended.map(({ name, until }) => (
    <p key={name} className={styles.suspended}>
      <FormattedMessage
        id="users.suspended-key"
        values={{ name, date: <FormattedDate value={until} timeZone="UTC" dateStyle="long" /> }}
      />
    </p>
  ));
}
