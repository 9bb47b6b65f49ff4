import type { OfferCriteria } from '@parvis/contracts/alerts/alert.ts';
import type { ProposedAlert } from '@parvis/contracts/alerts/proposed-alert.ts';
import type { DryRunView } from '@parvis/contracts/alerts/step-view.ts';
import { OfferIndexUnavailable } from '@parvis/contracts/careers/offer-index.ts';
import { expect, test } from 'vitest';
import { DryRuns } from './dry-runs.ts';

const none: DryRunView = { days: 90, mails: 0, items: 0, examples: [] };
const limits = { atOnce: 1, waiting: 2, timeoutMs: 60_000 };

function alertFor(keywords: string): ProposedAlert {
  const wish: OfferCriteria = { of: 'offers', facets: {}, switches: [], hasKeywords: true };
  return { wish, frequency: 'daily', locale: 'fr', given: { keywords } };
}

/** Dry runs that end on demand, and what was computed. */
function simulation() {
  const computed: (string | undefined)[] = [];
  let end: () => void = () => undefined;
  const dryRuns = new DryRuns(({ given }) => {
    computed.push(given?.keywords);
    return new Promise((resolve) => {
      end = () => resolve(none);
    });
  }, limits);
  return { dryRuns, computed, end: () => end() };
}

test('visitors with the same filters share one dry run, which is kept for the next ones', async () => {
  const { dryRuns, computed, end } = simulation();
  const crowd = Array.from({ length: 100 }, () => dryRuns.of(alertFor('comptable')));
  await expect.poll(() => computed).toEqual(['comptable']);
  end();
  expect(await Promise.all(crowd)).toEqual(Array.from({ length: 100 }, () => none));
  expect(await dryRuns.of(alertFor('comptable'))).toBe(none);
  expect(computed).toEqual(['comptable']);
});

test('a crowd with different filters computes one at a time; those beyond the queue go without', async () => {
  const { dryRuns, computed, end } = simulation();
  const [first, ...others] = Array.from({ length: 10 }, (_, n) => dryRuns.of(alertFor(`mot ${n}`)));
  expect(await Promise.all(others.slice(2))).toEqual(Array.from({ length: 7 }, () => undefined));
  expect(computed).toEqual(['mot 0']);
  end();
  expect(await first).toBe(none);
  await expect.poll(() => computed).toEqual(['mot 0', 'mot 1']);
});

test('the form is shown without a dry run while the offers are loaded; what failed is tried again', async () => {
  let isLoaded = false;
  const dryRuns = new DryRuns(async () => {
    if (!isLoaded) throw new OfferIndexUnavailable('the open offers are not loaded');
    return none;
  });
  expect(await dryRuns.of(alertFor('juriste'))).toBeUndefined();
  isLoaded = true;
  expect(await dryRuns.of(alertFor('juriste'))).toBe(none);
});
