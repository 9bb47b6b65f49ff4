import { createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '../adapters/clock.ts';
import { toNetwork } from '../http/to-network.ts';

/** The limit of one network within a window. */
export interface Allowance {
  readonly times: number;
  readonly windowMs: number;
}

/** Counts an attempt; returns the seconds to wait, or undefined when it is allowed. */
export type NetworkLimit = (address: string) => number | undefined;

/** The maximum number of networks counted; beyond that, all share one limit. */
const maxNetworks = 10_000;

/**
 * Counts by network in the memory of this process alone, under a keyed hash whose key is lost with
 * the process and whose counts end with the window: nothing about the sender of a report can be
 * looked up.
 */
export function limitByNetwork(clock: Clock, { times, windowMs }: Allowance): NetworkLimit {
  const key = randomBytes(32);
  const counts = new Map<string, number>();
  let begun = 0;
  return (address) => {
    const now = clock.now().getTime();
    if (now - begun >= windowMs) {
      begun = now;
      counts.clear();
    }
    const hash = createHmac('sha256', key).update(toNetwork(address)).digest('base64');
    const network = counts.has(hash) || counts.size < maxNetworks ? hash : 'others';
    const count = (counts.get(network) ?? 0) + 1;
    if (count > times) return Math.ceil((begun + windowMs - now) / 1_000);
    counts.set(network, count);
    return undefined;
  };
}
