import {
  ethicsProofEndpoints,
  type ProvenAction,
} from '@parvis/contracts/ethics/proof-endpoints.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';
import { unlockedKey } from '../key-ring.ts';

/**
 * Returns a proof that an action is the officer’s: a one-time value that the server seals to the
 * public key, opened with the unlocked private key. Without one the request is sent without proof,
 * and refused.
 * @param about the id of the report, or of the officer whose key it is
 */
export async function obtainProof(
  action: ProvenAction,
  about = '',
): Promise<{ readonly proof: string | undefined }> {
  const identity = unlockedKey();
  if (identity === undefined) return { proof: undefined };
  const { sealed } = await callEndpoint(ethicsProofEndpoints.challengeEthicsOfficer, {
    body: { action, about },
  });
  const { openText } = await import('../sealing.ts');
  return { proof: await openText(identity, sealed).catch(() => undefined) };
}
