import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { imageViewSchema } from '@parvis/contracts/media/views.ts';
import { createTestDatabase, type TestDatabase } from '@parvis/ops/testing/database.ts';
import { freePort } from '@parvis/ops/testing/free-port.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { bands } from '../testing/pictures.ts';
import { codeOf, positionOf } from '../testing/responses.ts';
import { type ServedMedia, serveMedia } from '../testing/served-media.ts';

let database: TestDatabase;
let served: ServedMedia;
let jpeg: Buffer;
let others: Server;
let origin: string;
let fetched: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  served = await serveMedia(database.url);
  jpeg = await bands(1200, 800).jpeg().toBuffer();
  const port = await freePort();
  others = createServer(({ url = '' }, response) => {
    fetched.push(url);
    if (url.includes('gone')) response.writeHead(404).end();
    else if (url.includes('page')) response.end('<!doctype html><title>No image</title>');
    else if (url.includes('huge')) response.end(Buffer.alloc(26 * 1024 * 1024));
    else if (url.includes('elsewhere'))
      response.writeHead(302, { location: 'http://169.254.169.254/a.jpg' }).end();
    else response.end(jpeg);
  }).listen(port, '127.0.0.1');
  await once(others, 'listening');
  origin = `http://127.0.0.1:${port}`;
});
beforeEach(() => {
  fetched = [];
});
afterAll(async () => {
  others.close();
  await served.close();
  await database.drop();
});
/** No request causes a server error. */
afterEach(() => expect(served.faults).toEqual([]));

const add = (address: string, more: object = {}, as?: 'auditor') =>
  served.call('/api/media/images/by-address', {
    json: { address, ...more },
    ...(as && { as }),
  });

test('an image is added by its address, with the name of the file as its title', async () => {
  const came = await add(`${origin}/photos/C%C3%B4te%20d%27%C3%A9meraude.jpg?w=1200`);
  const image = came.as(imageViewSchema);
  expect(image).toMatchObject({ width: 1200, height: 800, title: { fr: "Côte d'émeraude" } });
  const titled = await add(`${origin}/photos/phare.jpg`, { title: 'Le phare' });
  expect(titled.as(imageViewSchema).title).toMatchObject({ fr: 'Le phare' });
});

test('an address is fetched once and gives one image, also when it is sent several times at once', async () => {
  const address = `${origin}/once.jpg`;
  const all = await Promise.all([add(address), add(address), add(address)]);
  const ids = all.map((one) => one.as(imageViewSchema).id);
  expect(new Set(ids).size).toBe(1);
  const position = all.map(positionOf).toSorted().at(-1);
  await served.call(`/api/media/images/${ids[0]}?after=${position}`);
  fetched = [];
  expect((await add(address)).as(imageViewSchema).id).toBe(ids[0]);
  expect(fetched).toEqual([]);
});

test('an address whose image was deleted is fetched again', async () => {
  const address = `${origin}/again.jpg`;
  const first = await add(address);
  const { id } = first.as(imageViewSchema);
  const path = `/api/media/images/${id}`;
  const gone = await served.call(path, { method: 'DELETE', ifMatch: 1 });
  expect(gone.status).toBe(204);
  await served.call(`${path}?after=${positionOf(gone)}`);
  const again = await add(address);
  expect(again.as(imageViewSchema)).toMatchObject({ deleted: false });
  expect(again.as(imageViewSchema).id).not.toBe(id);
});

test.each([
  ['of a host that is not listed', () => 'https://images.example/a.jpg', 'media-host-not-listed'],
  ['that leads nowhere', () => `${origin}/gone.jpg`, 'media-not-fetched'],
  ['of a file that is too large', () => `${origin}/huge.jpg`, 'media-not-fetched'],
  ['that redirects to another host', () => `${origin}/elsewhere.jpg`, 'media-not-fetched'],
])('an address %s is refused by its field', async (_, address, code) => {
  const { status, problem } = await add(address());
  expect([status, problem?.errors]).toMatchObject([422, [{ code, pointer: '/address' }]]);
});

test('what is no image is refused, and so is what is no address', async () => {
  expect(codeOf(await add(`${origin}/page.jpg`))).toEqual([415, 'media-type-refused']);
  for (const address of ['photos/a.jpg', 'ftp://127.0.0.1/a.jpg', 'file:///etc/passwd', ''])
    expect([address, ...codeOf(await add(address))]).toEqual([address, 422, 'invalid']);
  expect(fetched).toEqual(['/page.jpg']);
});

test('who may not write has nothing fetched', async () => {
  expect(codeOf(await add(`${origin}/secret.jpg`, {}, 'auditor'))).toEqual([403, 'forbidden']);
  expect(fetched).toEqual([]);
});
