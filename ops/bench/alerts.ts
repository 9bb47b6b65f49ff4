import { CriteriaIndex } from '@parvis/projections/offer-index/find-criteria.ts';
import { sampleOffers } from './offers/sample-offers.ts';
import { queriesOf, workloadNames } from './offers/workloads.ts';
import { type Figure, formatSpread, interleave, series } from './rounds.ts';

const alerts = 100_000;
const feed = 5_000;
const rounds = 3;
const megabyte = 1_048_576;

/**
 * Measures the matching of new offers with job alerts. The alerts resemble some of the offers, and
 * many are identical.
 */
export async function benchAlerts(): Promise<Figure[]> {
  const wishes = workloadNames
    .filter((name) => name !== 'no query')
    .flatMap((name, at, { length }) => queriesOf(name, Math.ceil(alerts / length), at + 1));
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const index = new CriteriaIndex();
  const startedAt = performance.now();
  for (const wish of wishes.slice(0, alerts)) index.add(wish);
  const seconds = (performance.now() - startedAt) / 1_000;
  globalThis.gc?.();
  const memory = Math.round((process.memoryUsage().rss - before) / megabyte);
  const offers = [...sampleOffers(feed)].map(([, offer]) => offer);
  let longestMs = 0;
  let matches = 0;
  const matching = series(async () => {
    const began = performance.now();
    for (const offer of offers) {
      const offerBegan = performance.now();
      matches += index.findFor(offer).length;
      longestMs = Math.max(longestMs, performance.now() - offerBegan);
    }
    return (performance.now() - began) / 1_000;
  });
  await interleave(rounds, [matching]);
  const named = (name: string, figure: string) => ({ name, ours: figure, reference: '' });
  return [
    named('Job alerts: 100,000 indexed', `${seconds.toFixed(1)} s, ${memory} MB`),
    named(
      'Job alerts: a new offer against 100,000 (goal: at most 1 s)',
      `longest ${longestMs.toFixed(0)} ms`,
    ),
    named(
      'Job alerts: 5,000 new offers against 100,000 (goal: at most 60 s)',
      `${formatSpread(matching, 's')}, ${Math.round(matches / rounds).toLocaleString('en')} matches`,
    ),
  ];
}
