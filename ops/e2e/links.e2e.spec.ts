import { expect, test } from '@playwright/test';
import { crawl } from '../links/crawl.ts';
import { findFaults } from '../links/find-faults.ts';

test('no link of the site is dead, and every address is called by its name', async ({
  baseURL,
}) => {
  test.setTimeout(180_000);
  await expect(async () => {
    const read = await crawl(String(baseURL));
    const pages = [...read.values()].filter(({ document }) => document !== undefined);
    expect(pages.length).toBeGreaterThan(300);
    expect(findFaults(read)).toEqual([]);
    // What other journeys publish and withdraw meanwhile is between two states: it is read again.
  }).toPass({ timeout: 170_000 });
});
