import { formatCpu, type MeasuredWork, measuredWork, type Timed } from '../measured-work.ts';
import { type Figure, formatSpread, interleave, ratioOf } from '../rounds.ts';
import type { Site } from './site.ts';

/** The same work on both sites in several rounds, on other things in each. */
export interface Compared {
  readonly name: string;
  /** What is counted: `pages`. */
  readonly unit: string;
  readonly rounds: number;
  /** How many times as many as Payload. */
  readonly goal?: number;
  /** Does the work of a round on a site. */
  readonly work: (site: Site, round: number) => Promise<Timed>;
}

/** Measures both sites alternately. @returns how many a second, and their CPU time */
export async function compare(
  ours: Site,
  peer: Site,
  { name, unit, rounds, goal, work }: Compared,
): Promise<Figure[]> {
  const measured = (site: Site) =>
    measuredWork(
      site,
      async (round) => round,
      (round) => work(site, round),
    );
  const [first, second] = [measured(ours), measured(peer)];
  await interleave(rounds, [first.rate, second.rate]);
  const rate = (of: MeasuredWork) => formatSpread(of.rate, `${unit}/s`);
  return [
    {
      name,
      ours: rate(first),
      reference: `${rate(second)} by ${peer.name}`,
      ratio: ratioOf(first.rate, second.rate),
      ...(goal !== undefined && { goal }),
    },
    {
      name: `CPU time of one: ${name}`,
      ours: formatCpu(first),
      reference: `${formatCpu(second)} by ${peer.name}`,
    },
  ];
}
