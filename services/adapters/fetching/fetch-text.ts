import type { AllowedHosts } from './allowed-hosts.ts';
import type { CallLimits, ResolveHost } from './call-out.ts';
import { fetchBytes } from './fetch-bytes.ts';

/** Fetches a JSON text into memory. @throws CallFailed, and a TypeError if it is not UTF-8 */
export async function fetchText(
  address: string,
  hosts: AllowedHosts,
  limits: CallLimits,
  resolve?: ResolveHost,
): Promise<string> {
  const bytes = await fetchBytes(address, 'application/json', hosts, limits, resolve);
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
