import { freePort } from '@parvis/ops/testing/free-port.ts';
import { until } from '@parvis/projections/engine/testing/projection-world.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeTypesense } from '../careers/offer-index/typesense/testing/fake-typesense.ts';
import { key } from '../careers/offer-index/typesense/testing/scripted-server.ts';
import { computeOfferId } from '../careers/offer-writer.ts';
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
  const command = { type: 'import-offer', offerId: computeOfferId(record), record, now } as const;
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
  const id = computeOfferId(sampleOffer({ reference: 'first' }));
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
