import { monitorEventLoopDelay } from 'node:perf_hooks';
import { OfferRows } from '@parvis/projections/offer-index/testing/offer-rows.ts';
import { openPool } from '@parvis/services/adapters/database/open-pool.ts';
import type { EmbeddedOfferIndex } from '@parvis/services/careers/offer-index/embedded-offer-index.ts';
import { collectGarbage } from '@parvis/services/main/collect-when-idle.ts';
import { openOfferIndex } from '@parvis/services/main/offer-index/open-offer-index.ts';
import type { BenchServer } from '../bench-server.ts';
import {
  type Figure,
  formatSpread,
  interleave,
  ratioOf,
  type Series,
  series,
  spreadOf,
} from '../rounds.ts';
import { openOramaProcess } from './open-orama-process.ts';
import type { Peer } from './orama-peer.ts';
import { openPostgres } from './postgres-peer.ts';
import { sampleOffers } from './sample-offers.ts';
import { queriesOf, type WorkloadName, workloadNames } from './workloads.ts';

const size = 100_000;
const growthSizes = [10_000, 50_000, 100_000, 200_000, 400_000, 1_000_000];
const rounds = 7;
/**
 * Searches per round: enough with our index for a p99, few enough with the slower peers to finish.
 */
const oursPerRound = 60;
const peersPerRound = 5;
const batchSize = 1_000;
const goals = { orama: 20, postgres: 10 };

/**
 * Measures searches for offers against Orama and PostgreSQL, and how their time grows with the
 * number of offers.
 */
export async function benchOffers(server: BenchServer): Promise<Figure[]> {
  const { pool, rows, databaseUrl } = await openRows(server, 'offers');
  await addOffers(rows, 0, size);
  const before = await settledMegabytes();
  const { index, seconds } = await timedIndex(databaseUrl);
  const figures = [
    named('Offers: 100,000 loaded and indexed (goal: at most 10 s)', `${seconds.toFixed(1)} s`),
    named(
      'Offers: memory of the thread (goal: at most 150 MB)',
      `${(await settledMegabytes()) - before} MB`,
    ),
  ];
  // Each takes one of two cores for more than a minute.
  const [orama, postgres] = await Promise.all([
    openOramaProcess(size),
    openPostgres(pool, sampleOffers(size)),
  ]);
  const peers = { orama: orama.search, postgres };
  await compareTotals(index, peers);
  for (const name of workloadNames) figures.push(...(await measure(name, index, peers)));
  figures.push(named('Offers: delay of the calling process’s event loop', await loopDelay(index)));
  orama.stop();
  await index.stop();
  await pool.end();
  return figures;
}

/** Measures our index alone as the number of offers grows. */
export async function benchOffersGrowth(
  server: BenchServer,
  sizes: readonly number[] = growthSizes,
): Promise<Figure[]> {
  const { pool, rows, databaseUrl } = await openRows(server, 'offers_growth');
  const figures: Figure[] = [];
  let written = 0;
  for (const count of sizes) {
    await addOffers(rows, written, count);
    written = count;
    const before = await settledMegabytes();
    const { index, seconds } = await timedIndex(databaseUrl);
    const megabytes = (await settledMegabytes()) - before;
    const latencies: number[] = [];
    for (const name of workloadNames) {
      for (const query of queriesOf(name, oursPerRound, 1)) await index.search(query);
      for (const query of queriesOf(name, oursPerRound, 5))
        latencies.push(await millisecondsOf(() => index.search(query)));
    }
    const title = `Offers: all workloads, ${count.toLocaleString('en')} offers`;
    figures.push({
      ...named(title, `p50 ${percentile(latencies, 50)} ms, p99 ${percentile(latencies, 99)} ms`),
      reference: `indexed in ${seconds.toFixed(1)} s, ${megabytes} MB`,
    });
    await index.stop();
  }
  await pool.end();
  return figures;
}

async function measure(
  name: WorkloadName,
  index: EmbeddedOfferIndex,
  peers: Readonly<Record<'orama' | 'postgres', Peer>>,
): Promise<Figure[]> {
  const latencies: number[] = [];
  const queries = Array.from({ length: rounds }, (_, round) =>
    queriesOf(name, oursPerRound, round + 2),
  );
  for (const query of queriesOf(name, oursPerRound, 1)) await index.search(query);
  const ours = series(async (round) => {
    const taken: number[] = [];
    for (const query of queries[round] ?? [])
      taken.push(await millisecondsOf(() => index.search(query)));
    latencies.push(...taken);
    return spreadOf(taken).median;
  });
  const [orama, postgres] = [peers.orama, peers.postgres].map((peer) =>
    series(async (round) => {
      const taken: number[] = [];
      for (const query of queries[round]?.slice(0, peersPerRound) ?? [])
        taken.push(await millisecondsOf(() => peer(query)));
      return spreadOf(taken).median;
    }),
  );
  if (orama === undefined || postgres === undefined) throw new Error('expected two peers');
  await interleave(rounds, [ours, orama, postgres]);
  const p99 = `p50 ${formatSpread(ours, 'ms')}, p99 ${percentile(latencies, 99)} ms`;
  const against = (peer: Series, by: string, goal: number): Figure => ({
    name: `Offers, ${name}, compared with ${by}`,
    ours: p99,
    reference: `p50 ${formatSpread(peer, 'ms')} by ${by}`,
    // The speed-up: the peer's time divided by ours.
    ratio: ratioOf(peer, ours),
    goal,
  });
  return [against(orama, 'Orama', goals.orama), against(postgres, 'PostgreSQL', goals.postgres)];
}

/**
 * Aborts the benchmark unless all engines find the same offers for the queries that they should
 * agree on.
 */
async function compareTotals(
  index: EmbeddedOfferIndex,
  peers: Readonly<Record<string, Peer>>,
): Promise<void> {
  const queries = (['no query', 'two filters', 'within 50 km'] as const).flatMap((name) =>
    queriesOf(name, 3, 9),
  );
  for (const query of queries) {
    const { total } = await index.search(query);
    for (const [by, peer] of Object.entries(peers)) {
      const theirs = await peer(query);
      // Orama computes distances with a slightly smaller Earth radius.
      if (Math.abs(theirs - total) > total * 0.01)
        throw new Error(`${JSON.stringify(query)}: ${total} offers, and ${theirs} by ${by}`);
    }
  }
}

/** Returns how long the event loop of this process is blocked by one search after another. */
async function loopDelay(index: EmbeddedOfferIndex): Promise<string> {
  const queries = workloadNames.flatMap((name) => queriesOf(name, oursPerRound, 99));
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (const query of queries) await index.search(query);
  delay.disable();
  // The timer itself takes a millisecond.
  const [p50, p99] = [50, 99].map((rank) => Math.max(0, delay.percentile(rank) / 1e6 - 1));
  return `p50 ${p50?.toFixed(2)} ms, p99 ${p99?.toFixed(2)} ms`;
}

async function openRows(server: BenchServer, name: string) {
  const databaseUrl = await server.createLog(name);
  const pool = openPool(databaseUrl, { size: 4 });
  return { pool, databaseUrl, rows: await OfferRows.create(pool) };
}

async function addOffers(rows: OfferRows, from: number, to: number): Promise<void> {
  const given = sampleOffers(to);
  for (let number = 0; number < from; number += 1) given.next();
  for (let number = from; number < to; number += batchSize)
    await rows.write(Array.from({ length: Math.min(batchSize, to - number) }, () => nextOf(given)));
}

function nextOf(given: ReturnType<typeof sampleOffers>) {
  const { value } = given.next();
  if (value === undefined) throw new Error('fewer offers than requested');
  return value;
}

async function timedIndex(databaseUrl: string) {
  const started = performance.now();
  const index = openOfferIndex({ databaseUrl, onError: (cause) => console.error(cause) });
  await index.ready;
  return { index, seconds: (performance.now() - started) / 1_000 };
}

/**
 * Returns the resident memory of this process, after a garbage collection that returned its free
 * memory.
 */
async function settledMegabytes(): Promise<number> {
  await collectGarbage();
  await new Promise((resolve) => setTimeout(resolve, 20_000));
  return Math.round(process.memoryUsage().rss / 2 ** 20);
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function percentile(values: readonly number[], rank: number): string {
  const sorted = values.toSorted((one, other) => one - other);
  return (sorted[Math.ceil((sorted.length * rank) / 100) - 1] ?? Number.NaN).toFixed(2);
}

function named(name: string, ours: string): Figure {
  return { name, ours, reference: '' };
}
