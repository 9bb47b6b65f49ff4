import { type Position, startOfLog } from '@parvis/contracts/log/position.ts';
import { toListState } from '@parvis/contracts/site/filters/list-state.ts';
import { queryItems } from '@parvis/projections/page-fragments/query-items.ts';
import type { Pool } from 'pg';
import { sessionCookie } from '../chaos/session-cookie.ts';
import type { BenchServer } from './bench-server.ts';
import { withParvisOnServer } from './parvis-on-server.ts';
import { type Figure, formatSpread, interleave, series } from './rounds.ts';
import { writeSampleNews } from './sample-news.ts';

const sizes = [100, 2_000, 10_000, 50_000];
const rounds = 15;
const news = {
  kinds: ['news'],
  natures: ['article', 'press-release'],
  order: 'newest',
  locale: 'fr',
} as const;

/** The requests to measure, by their name in the table. */
const requests = {
  'News list': '/toutes-actualites',
  'News list, two filters': '/toutes-actualites?regions=regions-0&countries=countries-1',
  'News list, a word': '/toutes-actualites?q=bacou',
  Autocomplete: '/search/autocomplete?search=bac',
};

/** Measures how the times of uncached lists and suggestions grow with the number of news. */
export function benchGrowth(server: BenchServer): Promise<Figure[]> {
  return withParvisOnServer(server, 'growth', async ({ parvis, log, pool, caughtUp }) => {
    await parvis.start();
    const figures: Figure[] = [];
    let written = 0;
    for (const size of sizes) {
      await writeSampleNews(log, written, size);
      written = size;
      await caughtUp();
      await pool.query('analyze');
      figures.push(...(await measure(parvis.origin, pool, size)));
    }
    return figures;
  });
}

async function measure(origin: string, pool: Pool, size: number): Promise<Figure[]> {
  const cookie = await sessionCookie(origin);
  const measured = Object.entries(requests).map(
    ([name, address]) => [name, series(() => requestMs(`${origin}${address}`, cookie))] as const,
  );
  const at = await positionBefore(pool);
  const past = series(() => pastListMs(pool, at));
  const all = [...measured, ['News at a past position (query only)', past] as const];
  await interleave(
    rounds,
    all.map(([, one]) => one),
  );
  return all.map(([name, one]) => ({
    name: `${name}, ${size.toLocaleString('en')} news`,
    ours: formatSpread(one, 'ms'),
    reference: '',
  }));
}

/** Returns the response time for a signed-in reader: nothing comes from the cache. */
async function requestMs(address: string, cookie: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(address, { headers: { cookie } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${address} returned ${response.status}`);
  return performance.now() - started;
}

/** Returns a position at which most of the news existed. */
async function positionBefore(pool: Pool): Promise<Position> {
  const { rows } = await pool.query<{ at: Position }>(
    `select valid_from as at from page_fragments.listed order by number desc offset 10 limit 1`,
  );
  return rows[0]?.at ?? startOfLog;
}

async function pastListMs(pool: Pool, at: Position): Promise<number> {
  const started = performance.now();
  const query = { state: toListState({}), named: [], pageSize: 12, at };
  await queryItems(pool, news, query);
  return performance.now() - started;
}
