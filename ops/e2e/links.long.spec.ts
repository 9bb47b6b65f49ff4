import { expect, test } from '@playwright/test';
import { crawl } from '../links/crawl.ts';
import { findFaults } from '../links/find-faults.ts';
import { faultsOfDocument } from '../words/faults-of-document.ts';
import { readCodes } from '../words/read-codes.ts';

test('no link of the site is broken, every link uses the canonical address, and every page says only what people can read', async ({
  baseURL,
}) => {
  // Every rendition that is crawled for the first time is drawn, and a crawl with faults is repeated.
  test.setTimeout(900_000);
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
  const codes = await readCodes(origin);
  const words = [...read].flatMap(([address, { html }]) =>
    html === undefined ? [] : faultsOfDocument(html, codes).map((fault) => ({ address, fault })),
  );
  return [...findFaults(read), ...words];
}
