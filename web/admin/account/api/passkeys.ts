import { creationOptionsSchema } from '@parvis/contracts/accounts/passkey.ts';
import {
  newPasskeySchema,
  passkeyEndpoints,
  passkeyListSchema,
} from '@parvis/contracts/accounts/passkey-endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { makePasskey } from '../../../ui/passkeys/request-passkey.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Reads the account's passkeys. */
export const listPasskeys = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) =>
    callEndpoint(passkeyEndpoints.listPasskeys, passkeyListSchema, { signal }),
});

/**
 * Has the browser make a passkey and adds it; returns recovery codes if it is the first second
 * factor.
 */
export async function addPasskey(name: string): Promise<readonly string[]> {
  const options = await callEndpoint(passkeyEndpoints.prepareNewPasskey, creationOptionsSchema);
  const credential = await makePasskey(options);
  const body = { name, credential };
  return (await callEndpoint(passkeyEndpoints.addPasskey, newPasskeySchema, { body }))
    .recoveryCodes;
}

/** Removes one of them. */
export function removePasskey(id: string): Promise<undefined> {
  return callEndpoint(passkeyEndpoints.removePasskey, z.undefined(), { params: { id } });
}
