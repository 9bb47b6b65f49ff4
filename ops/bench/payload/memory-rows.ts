import { setTimeout as delay } from 'node:timers/promises';
import type { Figure } from '../rounds.ts';
import type { Site } from './site.ts';
import type { Subjects } from './subjects.ts';

const everyMs = 1_000;

/** The most memory that each site used so far. */
export interface WatchedMemory {
  readonly peak: (site: Site) => number;
  stop(): void;
}

/** Begins to note how much memory sites use, once a second. */
export function watchMemory(sites: readonly Site[]): WatchedMemory {
  const peaks = new Map<Site, number>();
  const timer = setInterval(() => void note(), everyMs);
  const note = async () => {
    for (const site of sites)
      peaks.set(site, Math.max(peaks.get(site) ?? 0, await site.megabytes()));
  };
  return { peak: (site) => peaks.get(site) ?? 0, stop: () => clearInterval(timer) };
}

/** Measures the memory after everything, and what sites do while nobody uses them. */
export async function measureMemory(
  { ours, peer, sizes }: Subjects,
  memory: WatchedMemory,
): Promise<Figure[]> {
  const seconds = sizes.idleSeconds;
  await delay(seconds * 1_000);
  const idle = async (site: Site) => {
    const before = await site.transactions();
    await delay(seconds * 1_000);
    return `${(((await site.transactions()) - before) / seconds).toFixed(1)}/s`;
  };
  const used = async (site: Site) => `${await site.megabytes()} MB (peak ${memory.peak(site)})`;
  return [
    {
      name: `Memory of Node ${seconds} s after all of it (goal: at most 450 MB, peak 600)`,
      ours: await used(ours),
      reference: `${await used(peer)} by ${peer.name}`,
    },
    {
      name: `Transactions while idle for ${seconds} s (goal: at most 1/s)`,
      ours: await idle(ours),
      reference: `${await idle(peer)} by ${peer.name}`,
    },
  ];
}
