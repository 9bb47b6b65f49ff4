import { expect, test } from 'vitest';
import { ContentHistory } from '../engine/testing/content-history.ts';
import { projectionWorld, waitLimitMs } from '../engine/testing/projection-world.ts';
import { composeContentScreen } from './compose-content-screen.ts';
import { pageFragments } from './page-fragments.ts';

/** PostgreSQL compares the plans of that many executions with one for all. */
const comparedPlans = 5;

test('the statements of pages are planned once per connection, not for each page', async () => {
  const { db, log, start } = await projectionWorld();
  const history = new ContentHistory(log);
  const slugs = Array.from({ length: comparedPlans + 3 }, (_, number) => `page-${number}`);
  for (const slug of slugs) history.publish(history.create('fr', { title: slug, slug }));
  const engine = start([pageFragments]);
  await engine.waitUntil(['page-fragments'], await log.head(), waitLimitMs);
  const client = await db.pool.connect();
  try {
    for (const slug of slugs) await composeContentScreen(client, `/${slug}`);
    const { rows } = await client.query(
      `select name from pg_prepared_statements
       where generic_plans > 0 and custom_plans <= $1 order by name`,
      [comparedPlans],
    );
    expect(rows).toEqual([{ name: 'menu-of-tree-now' }, { name: 'page-at-now' }]);
  } finally {
    client.release();
  }
});
