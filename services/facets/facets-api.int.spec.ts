import { facetEndpoints as at } from '@parvis/contracts/facets/endpoints.ts';
import { facetSlugs } from '@parvis/projections/facet-slugs/facet-slugs.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServedStreams, serveStreams } from '../streams/testing/served-streams.ts';
import { openFacets } from './facets.ts';

let served: ServedStreams;

beforeAll(async () => {
  served = await serveStreams([facetSlugs], (world) => {
    return openFacets({ ...world, db: world.pool }).routes;
  });
});
afterAll(() => served.close());

const body = {
  group: 'regions',
  id: 'north-sea',
  names: { fr: 'Mer du Nord', en: 'North Sea' },
};

test('a value is named, listed with its words, and renamed by who saw it', async () => {
  const named = await served.call(at.nameFacet, { body });
  expect(named.status).toBe(201);
  expect(named.body).toMatchObject({ ...body, revision: 1, updatedBy: 'Name of editor000000' });
  const listed = await served.call(at.listFacets, { query: { group: 'regions' } });
  expect(listed.body['items']).toEqual([
    { ...body, slugs: { fr: 'mer-du-nord', en: 'north-sea' }, revision: 1 },
  ]);
  const params = { group: 'regions', id: 'north-sea' };
  const names = { fr: 'Mer du Nord et Skagerrak', en: 'North Sea and Skagerrak' };
  const rename = (ifMatch: number) =>
    served.call(at.renameFacet, { params, body: { names }, ifMatch });
  expect((await rename(1)).body).toMatchObject({ names, revision: 2 });
  expect((await rename(1)).status).toBe(412);
});

test('a value that has a name is not named again, one without is not renamed', async () => {
  const again = { body: { ...body, id: 'baltic' } };
  await served.call(at.nameFacet, again);
  expect((await served.call(at.nameFacet, again)).problem?.code).toBe('facet-exists');
  const params = { group: 'regions', id: 'nowhere' };
  const { names } = body;
  const missing = await served.call(at.renameFacet, { params, body: { names }, ifMatch: 1 });
  expect(missing.problem?.code).toBe('facet-not-found');
});
