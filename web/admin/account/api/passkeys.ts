import { passkeyEndpoints } from '@parvis/contracts/accounts/passkey-endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { createPasskey } from '../../../ui/passkeys/request-passkey.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Reads the account's passkeys. */
export const listPasskeys = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => callEndpoint(passkeyEndpoints.listPasskeys, { signal }),
});

/**
 * Makes the browser create a passkey, and adds it; returns recovery codes if it is the first second
 * factor.
 */
export async function addPasskey(name: string, keepTokens: boolean): Promise<readonly string[]> {
  const options = await callEndpoint(passkeyEndpoints.prepareNewPasskey);
  const credential = await createPasskey(options);
  const body = { name, credential, keepTokens };
  return (await callEndpoint(passkeyEndpoints.addPasskey, { body })).recoveryCodes;
}

/** Removes one of the account's passkeys. */
export function removePasskey(id: string): Promise<undefined> {
  return callEndpoint(passkeyEndpoints.removePasskey, { params: { id } });
}
