import { isIP } from 'node:net';
import { accept, type Outcome, refuse } from '@parvis/contracts/http/refusal.ts';
import { AllowedHosts, isHostEntry } from '../../adapters/fetching/allowed-hosts.ts';

/**
 * Refuses hosts of an import that are none, and addresses outside the public internet that the
 * operator does not list: an administrator must not reach the servers beside this one.
 */
export function requireHosts(
  hosts: readonly string[],
  operatorHosts: readonly string[],
): Outcome<undefined> {
  const operator = new AllowedHosts(operatorHosts);
  const refused = hosts.find((host) => {
    const plain = host.replace(/^\[|\]$/g, '');
    return (
      host.includes('/') ||
      !isHostEntry(plain) ||
      (isIP(plain) > 0 && !operator.allowsAddress(plain))
    );
  });
  return refused === undefined
    ? accept(undefined)
    : refuse('content-import-host', { path: ['hosts'], params: { host: refused } });
}
