import { type Figure, formatSpread, interleave, ratioOf, type Series, series } from '../rounds.ts';
import type { Site } from './site.ts';

/** The same work on both sites in several rounds, on other things in each. */
export interface Compared {
  readonly name: string;
  /** What is counted: `pages`. */
  readonly unit: string;
  readonly rounds: number;
  /** How many times as many as Payload. */
  readonly goal?: number;
  /** Does the work of a round on a site. @returns what was done, and in how many milliseconds */
  readonly work: (site: Site, round: number) => Promise<{ count: number; tookMs: number }>;
}

interface Measured {
  readonly rate: Series;
  readonly node: Pick<Series, 'values'>;
  readonly postgres: Pick<Series, 'values'>;
}

/** Measures both sites alternately. @returns how many a second, and their CPU time */
export async function compare(
  ours: Site,
  peer: Site,
  { name, unit, rounds, goal, work }: Compared,
): Promise<Figure[]> {
  const [first, second] = [measured(ours, work), measured(peer, work)];
  await interleave(rounds, [first.rate, second.rate]);
  const rate = (of: Measured) => formatSpread(of.rate, `${unit}/s`);
  const cpu = ({ node, postgres }: Measured) =>
    `${formatSpread(node, 'ms of Node')}, ${formatSpread(postgres, 'ms of PostgreSQL')}`;
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
      ours: cpu(first),
      reference: `${cpu(second)} by ${peer.name}`,
    },
  ];
}

function measured(site: Site, work: Compared['work']): Measured {
  const [node, postgres]: [number[], number[]] = [[], []];
  const rate = series(async (round) => {
    await site.settle();
    const before = await site.cpu();
    const { count, tookMs } = await work(site, round);
    await site.settle();
    const after = await site.cpu();
    node.push((1_000 * (after.node - before.node)) / count);
    postgres.push((1_000 * (after.postgres - before.postgres)) / count);
    return (1_000 * count) / tookMs;
  });
  return { rate, node: { values: node }, postgres: { values: postgres } };
}

/** Measures work with different things in each round. */
export async function timed(count: number, act: () => Promise<unknown>) {
  const begun = performance.now();
  await act();
  return { count, tookMs: performance.now() - begun };
}
