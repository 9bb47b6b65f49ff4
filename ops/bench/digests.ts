import type { OfferCriteria } from '@parvis/contracts/alerts/alert.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { openPool } from '@parvis/services/adapters/database/open-pool.ts';
import { simulateDigests } from '@parvis/services/digests/dry-run/simulate-digests.ts';
import { planDigests } from '@parvis/services/digests/plan/plan-digests.ts';
import { collectGarbage } from '@parvis/services/main/collect-when-idle.ts';
import { SubjectStore } from '@parvis/services/subjects/subject-store.ts';
import type { Pool } from 'pg';
import type { BenchServer } from './bench-server.ts';
import { cpuSecondsOfTree } from './cpu-time.ts';
import { DigestHistory, requestAlerts, takeNext } from './digest-history.ts';
import { sampleOffers } from './offers/sample-offers.ts';
import { postmasterOf } from './postmaster.ts';
import type { Figure } from './rounds.ts';

const alerts = 100_000;
const offers = 100_000;
/** How many of the offers appear between two daily digests. */
const newOffers = 1_000;
const dayMs = 86_400_000;
const megabyte = 1_048_576;
const start = Date.UTC(2026, 7, 1, 9);
const day = (number: number) => new Date(start + number * dayMs);

/**
 * Measures planning the daily digests of many alerts, the day after all were confirmed and the day
 * after that, and what a subscription would have sent over the last 90 days.
 */
export async function benchDigests(server: Pick<BenchServer, 'createDatabase'>): Promise<Figure[]> {
  const pool = openPool(await server.createDatabase('digests'), { size: 8 });
  const secret = 'a secret of this benchmark alone';
  const subjects = await SubjectStore.open(pool, [secret], { now: () => day(88) });
  const history = await DigestHistory.create(pool);
  const published = sampleOffers(offers);
  const publish = (count: number, from: Date, to: Date) =>
    history.write(takeNext(published, count).map(publication), { from, to, count });
  await publish(offers - newOffers, day(0), day(88));
  const requests = await requestAlerts(subjects, alerts);
  await history.write(requests, { from: day(88), to: day(88.5), count: requests.length });
  const postmaster = await postmasterOf(pool);
  const plan = planDigests({ pool, subjects, log: history.log });
  const first = await costOf(postmaster, () => plan.run(day(89)));
  await publish(newOffers, day(89), day(89.5));
  const daily = await costOf(postmaster, () => plan.run(day(90)));
  const planned = await plannedIn(pool);
  const dryRun = await costOf(postmaster, () => simulate(pool));
  await pool.end();
  return [
    {
      name: 'Job digests: the first of 100,000 alerts, without new offers',
      ours: first,
      reference: '',
    },
    {
      name: 'Job digests: a daily run over 100,000 alerts, 1,000 new offers (goal: at most 60 s)',
      ours: daily,
      reference: planned,
    },
    {
      name: 'Job digests: what one subscription would have sent, 100,000 offers in 90 days',
      ours: dryRun,
      reference: '',
    },
  ];
}

function publication([offerId, offer]: readonly [string, Offer]) {
  return { stream: `offer-${offerId}`, type: 'OfferPublished', data: { offerId, offer } };
}

async function simulate(pool: Pool): Promise<void> {
  const facets = { contract: ['permanent'] };
  const wish: OfferCriteria = { of: 'offers', facets, switches: [], hasKeywords: true };
  const given = { keywords: 'ingénieur' };
  await simulateDigests(pool, { wish, frequency: 'daily', locale: 'fr', given }, day(90));
}

async function plannedIn(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ mails: string; entries: string }>(
    `select to_char(count(*), 'FM999,999,999') as mails,
       to_char(sum(jsonb_array_length(entries)), 'FM999,999,999') as entries from digest`,
  );
  return `${rows[0]?.mails} mails of ${rows[0]?.entries} offers`;
}

/**
 * Returns the CPU time of work, here and in PostgreSQL, and how much the memory of this process
 * grew.
 */
async function costOf(postmaster: number, work: () => Promise<unknown>): Promise<string> {
  await collectGarbage();
  const memoryBefore = process.memoryUsage().rss;
  let most = memoryBefore;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 50);
  const postgresBefore = await cpuSecondsOfTree(postmaster);
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  const postgres = (await cpuSecondsOfTree(postmaster)) - postgresBefore;
  clearInterval(watch);
  const megabytes = Math.round((most - memoryBefore) / megabyte);
  const node = (user + system) / 1_000_000;
  return `${node.toFixed(1)} s of Node, ${postgres.toFixed(1)} s of PostgreSQL, ${megabytes} MB`;
}
