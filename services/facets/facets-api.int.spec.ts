import { headerOfKind } from '@parvis/contracts/content/header.ts';
import { contentEventVersion } from '@parvis/contracts/content/read-event.ts';
import { facetEndpoints as at } from '@parvis/contracts/facets/endpoints.ts';
import { contentItems } from '@parvis/projections/content-items/content-items.ts';
import { facetSlugs } from '@parvis/projections/facet-slugs/facet-slugs.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServedStreams, serveStreams } from '../streams/testing/served-streams.ts';
import { openFacets } from './facets.ts';

let served: ServedStreams;

beforeAll(async () => {
  served = await serveStreams([facetSlugs, contentItems], (world) => {
    return openFacets({ ...world, db: world.pool }).routes;
  });
});
afterAll(() => served.close());

const body = {
  group: 'regions',
  id: 'north-sea',
  names: { fr: 'Mer du Nord', en: 'North Sea' },
};

test('a value is named, listed with its slugs, and renamed at the revision seen', async () => {
  const norway = { group: 'countries', id: 'norway', names: { fr: 'Norvège', en: 'Norway' } };
  const named = await served.call(at.nameFacet, { body: norway });
  expect(named.status).toBe(201);
  expect(named.body).toMatchObject({ ...norway, revision: 1, updatedBy: 'Name of editor000000' });
  const listed = await served.call(at.listFacets, { query: { group: 'countries' } });
  expect(listed.body['items']).toEqual([
    { ...norway, slugs: { fr: 'norvege', en: 'norway' }, revision: 1 },
  ]);
  const params = { group: 'countries', id: 'norway' };
  const names = { fr: 'Norvège et Svalbard', en: 'Norway and Svalbard' };
  const rename = (ifMatch: number) =>
    served.call(at.renameFacet, { params, body: { names }, ifMatch });
  expect((await rename(1)).body).toMatchObject({ names, revision: 2 });
  expect((await rename(1)).status).toBe(412);
});

test('a named value cannot be named again, and an unnamed one cannot be renamed', async () => {
  const again = { body: { ...body, id: 'baltic' } };
  await served.call(at.nameFacet, again);
  expect((await served.call(at.nameFacet, again)).problem?.code).toBe('facet-exists');
  const params = { group: 'regions', id: 'nowhere' };
  const { names } = body;
  const missing = await served.call(at.renameFacet, { params, body: { names }, ifMatch: 1 });
  expect(missing.problem?.code).toBe('facet-not-found');
});

const listed = async () => {
  const { body: read } = await served.call(at.listFacets, { query: { group: 'regions' } });
  return Array.isArray(read['items']) ? read['items'].map(({ id }) => id) : read;
};

test('a value is deleted at the revision seen, and undeleted with its name and slugs', async () => {
  const spit = { ...body, id: 'spit', names: { fr: 'Flèche', en: 'Spit' } };
  await served.call(at.nameFacet, { body: spit });
  const params = { group: 'regions', id: 'spit' };
  expect((await served.call(at.deleteFacet, { params })).problem?.code).toBe(
    'precondition-required',
  );
  expect((await served.call(at.deleteFacet, { params, ifMatch: 1 })).status).toBe(204);
  expect(await listed()).not.toContain('spit');
  expect((await served.call(at.nameFacet, { body: spit })).problem?.code).toBe('facet-deleted');
  const back = await served.call(at.undeleteFacet, { params });
  expect(back.body).toMatchObject({ ...spit, revision: 2 });
  expect(await listed()).toContain('spit');
  const history = await served.call(at.facetHistory, { params });
  expect(history.body['items']).toMatchObject([
    { revision: 2, deleted: false, by: 'Name of editor000000', content: spit.names },
    { revision: 1, deleted: true },
    { revision: 1, deleted: false },
  ]);
  const other = { names: { fr: 'Flèche de sable', en: 'Sand spit' } };
  await served.call(at.renameFacet, { params, body: other, ifMatch: 2 });
  await served.call(at.renameFacet, { params, body: { names: spit.names }, ifMatch: 3 });
  const after = await served.call(at.facetHistory, { params, query: { pageSize: '1' } });
  expect(after.body['items']).toMatchObject([{ revision: 4, restored: 2 }]);
  const unnamed = { params: { group: 'regions', id: 'nowhere' } };
  expect((await served.call(at.facetHistory, unnamed)).problem?.code).toBe('facet-not-found');
});

test('the slugs of a deleted value are not reused', async () => {
  const bay = { ...body, id: 'bay', names: { fr: 'Baie', en: 'Bay' } };
  await served.call(at.nameFacet, { body: bay });
  await served.call(at.deleteFacet, { params: { group: 'regions', id: 'bay' }, ifMatch: 1 });
  await served.call(at.nameFacet, { body: { ...bay, id: 'other-bay' } });
  const { body: read } = await served.call(at.listFacets, { query: { group: 'regions' } });
  expect(read['items']).toContainEqual(
    expect.objectContaining({ id: 'other-bay', slugs: { fr: 'baie-2', en: 'bay-2' } }),
  );
});

test('a value in use cannot be deleted, and its uses are listed', async () => {
  const isle = { ...body, id: 'isle' };
  await served.call(at.nameFacet, { body: isle });
  const header = headerOfKind('page', { title: 'L’île', slug: 'ile', regions: ['isle'] });
  const contentId = 'isle00000001';
  const data = { contentId, locale: 'fr', translationGroup: contentId, header };
  const written = { actor: 'system', occurredAt: '2026-03-01T10:00:00.000Z' };
  const metadata = { ...written, commandId: 'create', version: contentEventVersion };
  const id = '00000000-0000-5000-8000-000000000001';
  await served.world.log.append(`content-${contentId}`, 'no-stream', [
    { id, type: 'ContentCreated', data, metadata },
  ]);
  const params = { group: 'regions', id: 'isle' };
  const refused = await served.call(at.deleteFacet, { params, ifMatch: 1 });
  expect([refused.status, refused.problem?.code]).toEqual([409, 'facet-in-use']);
  expect(refused.problem?.detail).toContain('1 item uses');
  expect((await served.call(at.facetUses, { params })).body).toMatchObject({
    items: [{ id: contentId, kind: 'page', locale: 'fr', title: 'L’île', status: 'draft' }],
    total: 1,
  });
});

test('a group is arranged at the revision seen', async () => {
  const params = { group: 'regions' };
  expect((await served.call(at.getFacetOrder, { params })).body).toEqual({
    group: 'regions',
    ids: [],
    revision: 0,
    updatedAt: null,
    updatedBy: null,
  });
  const arrange = (ids: readonly string[], ifMatch: number) =>
    served.call(at.arrangeFacets, { params, body: { ids }, ifMatch });
  expect((await arrange(['north-sea', 'baltic'], 0)).body).toMatchObject({ revision: 1 });
  const read = await served.call(at.getFacetOrder, { params });
  expect(read.body).toMatchObject({
    ids: ['north-sea', 'baltic'],
    revision: 1,
    updatedBy: 'Name of editor000000',
  });
  expect(read.headers.get('etag')).toMatch(/^"1\./);
  expect((await arrange(['baltic'], 0)).problem?.code).toBe('stale-revision');
  expect((await arrange(['baltic', 'baltic'], 1)).status).toBe(422);
});
