import { kindEndpoints } from '@parvis/contracts/content/kind-endpoints.ts';
import { createTestDatabase } from '@parvis/ops/testing/database.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPage } from '../testing/sent-pages.ts';
import { serveContent } from '../testing/served-content.ts';

test('a save reads each item above once, for its decision and for its address', async () => {
  const database = await createTestDatabase();
  const served = await serveContent(database.url);
  onTestFinished(async () => {
    await served.close();
    await database.drop();
  });
  const top = await createPage(served, 'groupe');
  const middle = await createPage(served, 'histoire', { parentId: top.id });
  const page = await createPage(served, 'origines', { parentId: middle.id });
  const reads = vi.spyOn(served.log, 'readStream');
  const body = { title: 'Nos origines', slug: 'origines', parentId: middle.id, publish: true };
  const saved = await served.call(kindEndpoints.page.save, {
    params: { id: page.id },
    body,
    ifMatch: 1,
  });
  expect([saved.status, saved.body]).toMatchObject([200, { url: '/groupe/histoire/origines' }]);
  const timesOf = (id: string) => reads.mock.calls.filter(([name]) => name.endsWith(id)).length;
  // Of the page itself, the events that were appended are read back, with the times of the log.
  expect([page, middle, top].map(({ id }) => timesOf(id))).toEqual([2, 1, 1]);
});
