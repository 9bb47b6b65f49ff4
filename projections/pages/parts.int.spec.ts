import { expect, test } from 'vitest';
import { ContentHistory } from '../engine/testing/content-history.ts';
import { projectionWorld, waitLimitMs } from '../engine/testing/projection-world.ts';
import { readModels } from '../read-models.ts';
import { composeAddress } from './compose-address.ts';
import { modelsOfPages } from './list-changed-pages.ts';

async function site() {
  const { log, db, start } = await projectionWorld();
  const history = new ContentHistory(log);
  const engine = start(readModels.filter(({ name }) => modelsOfPages.includes(name)));
  const compose = async (path: string) => {
    const head = await log.head();
    log.announce();
    expect(await engine.waitUntil(modelsOfPages, head, waitLimitMs)).toBe(true);
    return composeAddress(db.pool, { path, query: '', now: new Date() });
  };
  return { history, compose };
}

test('the header of a published item can be requested alone, in the language of the item', async () => {
  const { history, compose } = await site();
  const id = history.create('fr', {
    kind: 'focus',
    title: 'En mer',
    slug: 'en-mer',
    live: false,
    splash: false,
  });
  const missing = {
    screen: { screen: 'not-found' },
    tags: expect.arrayContaining([`content:${id}`]),
  };
  expect(await compose(`/content/header/render/${id}`)).toMatchObject(missing);
  history.publish(id);
  expect(await compose(`/content/header/render/${id}`)).toMatchObject({
    screen: { screen: 'head', page: { id, title: 'En mer' } },
    tags: expect.arrayContaining([`content:${id}`]),
  });
  expect(await compose(`/en/content/header/render/${id}`)).toMatchObject(missing);
  expect(await compose('/content/header/render/inconnu00001')).toMatchObject({
    screen: { screen: 'not-found' },
  });
});
