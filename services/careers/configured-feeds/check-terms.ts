import { isIP } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import type { FeedTerms, KnownSecret } from '@parvis/contracts/careers/feeds/feed-terms.ts';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { AllowedHosts } from '../../adapters/fetching/allowed-hosts.ts';

/**
 * Refuses an address that would not be called, or not safely: the operator lists the hosts. Only a
 * server in one’s own network, listed by its address, may be called without encryption.
 */
export function checkAddress(
  hosts: readonly string[],
  { address }: Pick<FeedTerms, 'address'>,
): Outcome<undefined> {
  const { hostname, protocol } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, '');
  const path = ['address'];
  if (!new AllowedHosts(hosts).allowsHost(hostname))
    return refuse('offer-feed-host', { path, params: { host } });
  if (protocol !== 'https:' && isIP(host) === 0)
    return refuse('offer-feed-insecure', { path, params: { host } });
  return accept(undefined);
}

/** Refuses an address on another server while there are secrets of the one before. */
export function checkMove(
  before: Pick<FeedTerms, 'address'>,
  after: Pick<FeedTerms, 'address'>,
  secrets: readonly KnownSecret[],
): Outcome<undefined> {
  const [from, to] = [new URL(before.address), new URL(after.address)];
  if (from.origin === to.origin || secrets.length === 0) return accept(undefined);
  return refuse('offer-feed-moved', { path: ['address'], params: { host: from.host } });
}

/** Returns the names of the terms that differ. */
export function changedTerms(before: FeedTerms, after: FeedTerms): string[] {
  const names = ['address', 'mapping', 'country', 'schedule', 'isOn'] as const;
  return names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
}
