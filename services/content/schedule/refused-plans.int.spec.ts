import { contentEndpoints } from '@parvis/contracts/content/endpoints.ts';
import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { plannedContentListSchema } from '@parvis/contracts/content/views.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ManualClock } from '../../adapters/testing/manual-clock.ts';
import { after, createItem } from '../testing/sent-items.ts';
import { type ServedContent, serveContent } from '../testing/served-content.ts';

const hourMs = 3_600_000;
let database: TestDatabase;
let served: ServedContent;

beforeAll(async () => {
  database = await createTestDatabase();
  served = await serveContent(database.url);
});

afterAll(async () => {
  await served.close();
  await database.drop();
});

/** Gives the claims of one item to another, as a restored database would. */
async function giveClaims(from: string, to: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: database.url, pipeline: true });
  await pool.query(`update claim set owner = $2 where owner = $1`, [from, to]);
  await pool.end();
}

it('a plan shows why it was not executed only once it is due', async () => {
  const { clock } = served.content;
  if (!(clock instanceof ManualClock)) throw new Error('the clock must be set by hand');
  const { id } = await createItem(served, 'page', 'attendue');
  const { id: kept } = await createItem(served, 'page', 'patiente');
  const publishAt = new Date(clock.now().getTime() + hourMs).toISOString();
  const body = { publishAt, unpublishAt: null };
  await served.call(kindEndpoints.page.schedule, { params: { id: kept }, body });
  const planned = await served.call(kindEndpoints.page.schedule, { params: { id }, body });
  await giveClaims(`content-${id}`, 'content-other0000001');
  const refusals = async () => {
    const list = await served.call(contentEndpoints.listScheduled, { query: after(planned) });
    const { items } = list.as(plannedContentListSchema);
    return new Map(items.map((item) => [item.id, item.refused]));
  };
  expect(await refusals()).toEqual(
    new Map([
      [id, null],
      [kept, null],
    ]),
  );
  clock.advance(2 * hourMs);
  const late = await refusals();
  expect(late.get(kept)).toBe(null);
  expect(late.get(id)).toMatch(/address/);
});
