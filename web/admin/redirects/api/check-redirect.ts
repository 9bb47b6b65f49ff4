import { redirectEndpoints as at } from '@parvis/contracts/redirects/endpoints.ts';
import type { RedirectWarning } from '@parvis/contracts/redirects/warnings.ts';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Reads why a redirect would not lead visitors to its target; `to` is empty if it has none. */
export async function checkRedirect(query: {
  readonly from: string;
  readonly to: string;
}): Promise<readonly RedirectWarning[]> {
  return (await callEndpoint(at.checkRedirect, { query })).warnings;
}
