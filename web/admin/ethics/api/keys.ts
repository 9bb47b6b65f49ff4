import { type Envelope, ethicsKeyEndpoints } from '@parvis/contracts/ethics/key-endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import { obtainProof } from './proof.ts';

/** Reads the officers, and your own key as it is stored. */
export const officersQuery = queryOptions({
  queryKey: ['ethics', 'officers'],
  queryFn: ({ signal }) => callEndpoint(ethicsKeyEndpoints.getEthicsOfficers, { signal }),
});

/** Stores a new key pair, its private half sealed. */
export function createKey(body: z.input<typeof ethicsKeyEndpoints.createEthicsKey.body>) {
  return callEndpoint(ethicsKeyEndpoints.createEthicsKey, { body });
}

type Compared = z.input<typeof ethicsKeyEndpoints.checkEthicsKey.body>;

/** Consents to another officer's key after comparing it. */
export async function consentToKey(id: string, body: Compared): Promise<undefined> {
  return callEndpoint(ethicsKeyEndpoints.consentToEthicsKey, {
    params: { id },
    query: await obtainProof('keys', id),
    body,
  });
}

/** Records that another officer's key was compared. */
export async function recordKeyCheck(id: string, body: Compared): Promise<undefined> {
  return callEndpoint(ethicsKeyEndpoints.checkEthicsKey, {
    params: { id },
    query: await obtainProof('keys', id),
    body,
  });
}

/** Removes a key with everything sealed to it. */
export async function removeKey(id: string): Promise<undefined> {
  return callEndpoint(ethicsKeyEndpoints.removeEthicsKey, {
    params: { id },
    query: await obtainProof('keys', id),
  });
}

/** Lifts the suspension of another officer’s key. */
export async function reinstateKey(id: string): Promise<undefined> {
  return callEndpoint(ethicsKeyEndpoints.reinstateEthicsKey, {
    params: { id },
    query: await obtainProof('keys', id),
  });
}

/** Reads some of your envelopes of reports that another officer’s key does not open yet. */
export async function missingEnvelopes(
  id: string,
  from: string | undefined,
  signal: AbortSignal,
): Promise<readonly Envelope[]> {
  const { envelopes } = await callEndpoint(ethicsKeyEndpoints.listMissingEnvelopes, {
    params: { id },
    query: { from, ...(await obtainProof('keys', id)) },
    signal,
  });
  return envelopes;
}

/** Stores envelopes sealed to another officer’s key. */
export async function addEnvelopes(
  id: string,
  body: z.input<typeof ethicsKeyEndpoints.addEthicsEnvelopes.body>,
): Promise<undefined> {
  return callEndpoint(ethicsKeyEndpoints.addEthicsEnvelopes, {
    params: { id },
    query: await obtainProof('keys', id),
    body,
  });
}
