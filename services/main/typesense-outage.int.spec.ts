import { freePort } from '@parvis/ops/testing/free-port.ts';
import { until } from '@parvis/projections/engine/testing/projection-world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  fakeTypesense,
  troubles,
} from '../careers/offer-index/typesense/testing/fake-typesense.ts';
import { key } from '../careers/offer-index/typesense/testing/scripted-server.ts';
import { offerIdOf } from '../careers/offer-writer.ts';
import { sampleOffer } from '../careers/testing/sample-offer.ts';
import { type StartedParvis, startedParvis } from './testing/started-parvis.ts';

let port: number;
let server: Awaited<ReturnType<typeof fakeTypesense>>;
let parvis: StartedParvis;

beforeAll(async () => {
  port = await freePort();
  server = await fakeTypesense(port);
  parvis = await startedParvis({
    PARVIS_TYPESENSE_URL: `http://127.0.0.1:${port}`,
    PARVIS_TYPESENSE_KEY: key,
  });
  await until(async () => (await got('/readyz')).status === 200);
});
afterAll(async () => {
  await parvis.stop();
  await server.close();
});

async function publish(reference: string): Promise<void> {
  const record = sampleOffer({ reference });
  const now = '2026-02-01T12:00:00.000Z';
  const command = { type: 'import-offer', offerId: offerIdOf(record), record, now } as const;
  const came = await parvis.editorial.offers.writer.import(command, `import-${reference}`);
  expect(came).toEqual({ ok: true, value: 'published' });
}

const list = '/en/careers/all-job-offers';
const away = 'Search is unavailable at the moment.';

async function got(path: string) {
  const response = await fetch(parvis.origin + path);
  return { status: response.status, text: await response.text() };
}

async function listed(path = list) {
  const { status, text } = await got(path);
  const [, total] = /data-number="total">(\d+|No) offer/.exec(text) ?? [];
  return { status, isUnavailable: text.includes(away), total: total === 'No' ? 0 : Number(total) };
}

async function searchesFind(total: number): Promise<void> {
  await until(async () => {
    const found = await listed();
    return found.total === total && !found.isUnavailable;
  });
}

test('an offer is found soon after its publication, and the list is browsed while Typesense is unavailable', async () => {
  await publish('first');
  await searchesFind(1);
  expect(await listed(`${list}?q=comptables`)).toEqual({
    status: 200,
    isUnavailable: false,
    total: 1,
  });
  expect(await listed(`${list}?q=docker`)).toEqual({ status: 200, isUnavailable: false, total: 0 });

  await server.close();
  await publish('second');
  await until(async () => (await listed()).total === 2);
  expect(await listed()).toEqual({ status: 200, isUnavailable: true, total: 2 });
  expect(await listed(`${list}?q=docker`)).toMatchObject({ status: 200, isUnavailable: true });
  const id = offerIdOf(sampleOffer({ reference: 'first' }));
  for (const path of [
    `${list}?json=1`,
    '/en/careers',
    '/careers/rss/offers',
    `/block/unavailable-offer?id=${id}`,
  ])
    expect([path, (await got(path)).status]).toEqual([path, 200]);
  for (const path of ['/offers-list-location?search=bre', '/offers-list-location?countries=1'])
    expect(await got(path)).toMatchObject({ status: 200, text: '{"success":false}' });
  expect((await got('/readyz')).status).toBe(200);

  server = await fakeTypesense(port);
  await searchesFind(2);
  expect(server.faults).toEqual([]);
});

test('a page composed while the server replays its writes is shown, but not kept', async () => {
  const searches = () => server.received.filter(({ what }) => what === 'POST /multi_search').length;
  /** How many of two requests for a page are answered by searching. */
  const searchedFor = async (path: string) => {
    let searched = 0;
    for (const _ of ['once', 'again']) {
      const before = searches();
      expect(await listed(path)).toEqual({ status: 200, isUnavailable: false, total: 2 });
      if (searches() > before) searched += 1;
    }
    return searched;
  };
  const page = `${list}?sort=date`;
  server.has(({ what }) =>
    what === 'GET /status' ? { status: 200, body: '{"queued_writes":3}' } : undefined,
  );
  // Until what was known before is forgotten.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await searchedFor(page)).toBe(2);
  server.has();
  expect(await searchedFor(page)).toBe(1);
});

test('visitors are told all offers or none of a killed server, never a part, and a proxy’s page is as good as none', async () => {
  const name = server.collections.names[0] ?? '';
  server.collections.crash();
  server.collections.replay(`alias ${name.slice(0, -13)}`);
  server.collections.replay(name, 1);
  const path = `${list}?q=comptables`;
  expect(await listed(path)).toMatchObject({ status: 200, isUnavailable: true });
  server.collections.replay();
  await searchesFind(2);
  expect(server.collections.names).toEqual([name]);
  await publish('third');
  await searchesFind(3);
  server.has(troubles.html);
  await publish('fourth');
  await until(async () => (await listed()).total === 4);
  expect(await listed()).toEqual({ status: 200, isUnavailable: true, total: 4 });
  server.has();
  await searchesFind(4);
  const modifier = encodeURIComponent('ʼ');
  expect(await listed(`${list}?q=${modifier}`)).toMatchObject({ status: 200, total: 0 });
});
