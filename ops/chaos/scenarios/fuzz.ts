import { setTimeout as delay } from 'node:timers/promises';
import { publicScreens } from '../../demo/public-screens.ts';
import { seededRandom } from '../../random/seeded-random.ts';
import { ApiClient } from '../api-client.ts';
import { withDemonstration } from '../demonstration.ts';
import { describeStatuses } from '../describe-statuses.ts';
import { runCampaign } from '../fuzz/campaign.ts';
import { attack, attackTwice } from '../fuzz/findings.ts';
import { readKnownSite } from '../fuzz/known-site.ts';
import { OddAddresses } from '../fuzz/odd-addresses.ts';
import { OddRequests } from '../fuzz/odd-requests.ts';
import type { ParvisProcess } from '../parvis-process.ts';
import { hasCaughtUp, waitForReadiness } from '../readiness.ts';
import { differingPages, type ReadPages, readPages } from '../rebuilt-pages.ts';
import type { Verdict } from '../verdict.ts';

const reader = { attacks: 1_500, limitMs: 60_000 };
const addresses = { attacks: 4_000, limitMs: 80_000 };
/** Enough requests to make the process as large as ordinary work does. */
const warmUp = { attacks: 500, limitMs: 30_000 };
/**
 * How much memory may remain afterwards, in megabytes, and how long the rest may take to be freed.
 */
const memoryLimits = { mayStay: 250, settleMs: 30_000 };

/** Attacks a demonstration site as an anonymous client, with random bytes and random addresses. */
export function fuzz(seed: number): Promise<Verdict> {
  return withDemonstration(
    async (parvis) => {
      await waitForReadiness(parvis, hasCaughtUp);
      return judge(parvis, seed);
    },
    { PARVIS_SIGNIN_PER_MINUTE: '10' },
  );
}

async function judge(parvis: ParvisProcess, seed: number): Promise<Verdict> {
  const { origin } = parvis;
  const port = Number(new URL(origin).port);
  const paths = publicScreens.map(({ path }) => path);
  const pages = await readPages(origin, paths);
  const oddAddresses = new OddAddresses(
    seededRandom(seed),
    await readKnownSite(new ApiClient(origin)),
  );
  const oddRequests = new OddRequests(seededRandom(seed + 1), await knownPages(origin, paths));
  const visit = {
    draw: () => [oddAddresses.next()],
    attack: (writes: readonly Buffer[]) => attack(port, writes),
  };
  const results = [await runCampaign({ ...warmUp, ...visit, name: 'warm-up' })];
  const before = await parvis.residentMegabytes();
  results.push(
    await runCampaign({
      ...reader,
      name: 'early reader',
      draw: () => oddRequests.next(),
      attack: (writes) => attackTwice(port, writes),
    }),
    await runCampaign({ ...addresses, ...visit, name: 'address' }),
  );
  const longest = results.map((one) => one.longest).reduce((a, b) => (a.ms > b.ms ? a : b));
  const early = results[1]?.early ?? 0;
  const after = await settledMegabytes(parvis, before + memoryLimits.mayStay);
  const problems = [
    ...results.flatMap((one) => one.problems),
    ...parvis.errors.map((line) => `logged: ${line}`),
    ...(early === 0 ? ['the early reader answered nothing'] : []),
    ...(await problemsAfterwards(parvis, pages)),
    ...(after > before + memoryLimits.mayStay ? [`${after - before} MB stayed in memory`] : []),
  ];
  return {
    scenario: 'Random bytes and addresses',
    done: `${results.map(({ attacks }) => attacks).join(' + ')} attacks, ${early} answered by the early reader, seed ${seed}`,
    ...noWrites,
    traffic: `${describeStatuses(results.flatMap(({ byStatus }) => [...byStatus]))}; longest ${longest.ms} ms; memory ${before} MB before, ${after} MB after`,
    problems,
  };
}

const noWrites = { acknowledged: 0, lost: 0, doubled: 0, refused: 0 };

/** Returns pages that are cached from now on, each with its tag. */
async function knownPages(origin: string, paths: readonly string[]) {
  const pages: (readonly [string, string])[] = [];
  for (const path of paths) {
    const response = await new ApiClient(origin).send(path);
    const etag = response?.headers.get('etag');
    if (etag) pages.push([path, etag]);
  }
  return pages;
}

/** Returns whether the process still runs, and serves what it served before. */
async function problemsAfterwards(parvis: ParvisProcess, pages: ReadPages): Promise<string[]> {
  if (parvis.pid === undefined) return [`Node ended by itself: ${parvis.output}`];
  const now = await readPages(parvis.origin, [...pages.keys()]);
  return differingPages(pages, now).map((path) => `${path} is missing or differs afterwards`);
}

/** Returns the memory of the process once it is below a limit, or the time is up. */
async function settledMegabytes(parvis: ParvisProcess, limit: number): Promise<number> {
  const deadline = performance.now() + memoryLimits.settleMs;
  for (;;) {
    const megabytes = await parvis.residentMegabytes();
    if (megabytes <= limit || performance.now() > deadline) return megabytes;
    await delay(500);
  }
}
