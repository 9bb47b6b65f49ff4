import { expect, test } from '@playwright/test';
import { crawl } from '../links/crawl.ts';
import { findFaults } from '../links/find-faults.ts';

test('no link of the site is broken, and every link uses the canonical address', async ({
  baseURL,
}) => {
  test.setTimeout(240_000);
  const faults = await faultsOf(String(baseURL));
  // Other journeys publish and withdraw content meanwhile: only a fault that persists is reported.
  const later = faults.length === 0 ? [] : await faultsOf(String(baseURL));
  const known = new Set(faults.map((fault) => JSON.stringify(fault)));
  expect(later.filter((fault) => known.has(JSON.stringify(fault)))).toEqual([]);
});

async function faultsOf(origin: string) {
  const read = await crawl(origin);
  const pages = [...read.values()].filter(({ document }) => document !== undefined);
  expect(pages.length).toBeGreaterThan(300);
  return findFaults(read);
}
