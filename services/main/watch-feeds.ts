import type { Pool } from 'pg';
import { Gauge } from 'prom-client';
import type { Configuration } from '../adapters/config/configuration.ts';
import type { Metrics } from '../adapters/metrics/metrics.ts';

/**
 * Measures, at each scrape, when the configured feeds of offers were read last. One that never was
 * counts from the start of the process.
 */
export function watchFeeds(
  metrics: Metrics,
  pool: Pick<Pool, 'query'>,
  { offersFeeds, offersEveryMinutes }: Pick<Configuration, 'offersFeeds' | 'offersEveryMinutes'>,
): void {
  if (offersFeeds.length === 0) return;
  const started = Date.now() / 1_000;
  const sources = offersFeeds.map(({ source }) => source);
  const registers = [metrics.registry];
  new Gauge({
    name: 'parvis_offer_feed_interval_seconds',
    help: 'Time between imports of a feed of offers',
    registers,
  }).set(offersEveryMinutes * 60);
  const read = new Gauge({
    name: 'parvis_offer_feed_read_timestamp_seconds',
    help: 'When a feed of offers could be read last, in seconds since 1970',
    labelNames: ['source'],
    registers,
  });
  metrics.readBeforeScrape('offer-feeds', async () => {
    const { rows } = await pool.query<{ source: string; at: number | null }>(
      `select source, extract(epoch from read_at)::float as at from offer_feed
       where source = any ($1)`,
      [sources],
    );
    for (const source of sources)
      read.set({ source }, rows.find((row) => row.source === source)?.at ?? started);
  });
}
