import { Counter, Gauge } from 'prom-client';
import type { Metrics } from '../adapters/metrics/metrics.ts';
import type { ChangeFeed } from '../site/page-cache/change-feed.ts';
import type { PageCache } from '../site/page-cache/page-cache.ts';

/**
 * Measures, at each scrape, what the page cache contains and serves, and whether it can be trusted.
 */
export function watchPageCache(metrics: Metrics, cache: PageCache, feed: ChangeFeed): void {
  const registers = [metrics.registry];
  const hits = new Counter({
    name: 'parvis_page_cache_hits_total',
    help: 'Pages served from the cache',
    registers,
  });
  const stale = new Counter({
    name: 'parvis_page_cache_stale_total',
    help: 'Pages served from the cache while the database did not respond, marked as stale',
    registers,
  });
  const pages = new Gauge({
    name: 'parvis_page_cache_pages',
    help: 'Pages in the cache',
    registers,
  });
  const bytes = new Gauge({
    name: 'parvis_page_cache_bytes',
    help: 'Bytes of the pages in the cache',
    registers,
  });
  const fresh = new Gauge({
    name: 'parvis_page_cache_fresh',
    help: '1 while the cache knows of every change; 0 while every page is rendered anew',
    registers,
  });
  let counted = { hits: 0, staleHits: 0 };
  metrics.readBeforeScrape('page-cache', () => {
    const held = cache.figures;
    hits.inc(held.hits - counted.hits);
    stale.inc(held.staleHits - counted.staleHits);
    counted = held;
    pages.set(held.pages);
    bytes.set(held.bytes);
    fresh.set(feed.isFresh() ? 1 : 0);
  });
}
