import { facetEndpoints } from '@parvis/contracts/facets/endpoints.ts';
import { menuEndpoints } from '@parvis/contracts/menus/endpoints.ts';
import { redirectEndpoints } from '@parvis/contracts/redirects/endpoints.ts';
import { deletedItemsSchema, trashEndpoints } from '@parvis/contracts/trash/endpoints.ts';
import { contentItems } from '@parvis/projections/content-items/content-items.ts';
import { facetSlugs } from '@parvis/projections/facet-slugs/facet-slugs.ts';
import { livePosts } from '@parvis/projections/live-posts/live-posts.ts';
import { menuTree } from '@parvis/projections/menu-tree/menu-tree.ts';
import { playlists } from '@parvis/projections/playlists/playlists.ts';
import { redirects } from '@parvis/projections/redirects/redirects.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFacets } from '../facets/facets.ts';
import { openMenus } from '../menus/menus.ts';
import { openRedirects } from '../redirects/redirects.ts';
import { type ServedStreams, serveStreams } from '../streams/testing/served-streams.ts';
import { trashRoutes } from '../trash/trash-routes.ts';

let served: ServedStreams;

beforeAll(async () => {
  const models = [facetSlugs, contentItems, redirects, menuTree, playlists, livePosts];
  served = await serveStreams(models, async (world) => {
    const ports = { ...world, db: world.pool, origin: 'https://www.estuaire.example' };
    return [
      ...openFacets(ports).routes,
      ...openMenus({ ...ports, contents: { among: async () => new Set() } }).routes,
      ...(await openRedirects(ports)).routes,
      ...trashRoutes(ports),
    ];
  });
});
afterAll(() => served.close());

const trash = async (type: string, query = {}) =>
  (await served.call(trashEndpoints.listTrash, { params: { type }, query })).as(deletedItemsSchema);

test('deleted redirects are listed, latest first, page by page, until they are restored', async () => {
  const gone = async (from: string) => {
    const body = { from, target: { status: 410 } };
    const { body: made } = await served.call(redirectEndpoints.createRedirect, { body });
    const params = { id: String(made['id']) };
    await served.call(redirectEndpoints.deleteRedirect, { params, ifMatch: 1 });
    return params;
  };
  await served.call(redirectEndpoints.createRedirect, {
    body: { from: '/present', target: { status: 410 } },
  });
  await gone('/first');
  const last = await gone('/last');
  const read = await trash('redirect');
  expect(read.total).toBe(2);
  expect(read.items).toMatchObject([
    {
      ...last,
      names: { fr: '/last', en: '/last' },
      revision: 1,
      updatedBy: 'Name of editor000000',
    },
    { names: { fr: '/first' } },
  ]);
  expect(await trash('redirect', { pageSize: '1', page: '2' })).toMatchObject({
    items: [{ names: { fr: '/first' } }],
    total: 2,
  });
  await served.call(redirectEndpoints.undeleteRedirect, { params: last });
  expect((await trash('redirect')).total).toBe(1);
});

test('a deleted menu has its language, a filter value its group', async () => {
  const menu = { name: 'autumn', locale: 'en', entries: [] };
  const made = await served.call(menuEndpoints.createMenu, { body: menu });
  const params = { id: String(made.body['id']) };
  await served.call(menuEndpoints.deleteMenu, { params, ifMatch: 1 });
  expect((await trash('menu')).items).toMatchObject([
    { ...params, names: { fr: 'autumn', en: 'autumn' }, locale: 'en', revision: 1 },
  ]);
  const body = { group: 'regions', id: 'spit', names: { fr: 'Flèche', en: 'Spit' } };
  await served.call(facetEndpoints.nameFacet, { body });
  await served.call(facetEndpoints.nameFacet, { body: { ...body, id: 'kept' } });
  const key = { group: 'regions', id: 'spit' };
  await served.call(facetEndpoints.deleteFacet, { params: key, ifMatch: 1 });
  expect(await trash('facet')).toMatchObject({
    items: [{ ...body, revision: 1, updatedBy: 'Name of editor000000' }],
    total: 1,
  });
});

test('nothing of a type was deleted', async () => {
  expect(await trash('playlist')).toMatchObject({ items: [], total: 0 });
  expect(await trash('live-post')).toMatchObject({ items: [], total: 0 });
});
