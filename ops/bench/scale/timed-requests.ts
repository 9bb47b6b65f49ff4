import type { Figure } from '../rounds.ts';
import { percentileOf } from '../visitors-meanwhile.ts';

interface TimedResponse {
  readonly status: number;
  readonly ms: number;
}

/** Requests addresses one after another, and reads each response to its end. */
export async function timesOf(
  addresses: readonly string[],
  headers: Readonly<Record<string, string>>,
): Promise<readonly TimedResponse[]> {
  const answered: TimedResponse[] = [];
  for (const address of addresses) {
    const begun = performance.now();
    const response = await fetch(address, { headers });
    await response.arrayBuffer();
    answered.push({ status: response.status, ms: performance.now() - begun });
  }
  return answered;
}

/** The figure of such requests: median, 99th percentile or longest, and how many had which status. */
export function timed(name: string, answered: readonly TimedResponse[]): Figure {
  const at = (part: number) => `${percentileOf(answered, part).toFixed(1)} ms`;
  const slow = answered.length < 100 ? `longest ${at(1)}` : `p99 ${at(0.99)}`;
  const statuses = [...new Set(answered.map(({ status }) => status))].join(', ');
  return {
    name,
    ours: `p50 ${at(0.5)}, ${slow}`,
    reference: `${answered.length} × ${statuses}`,
  };
}

/** A figure without a reference. */
export function figure(name: string, ours: string): Figure {
  return { name, ours, reference: '' };
}
