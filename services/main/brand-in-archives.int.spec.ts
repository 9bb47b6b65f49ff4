import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { archivePath } from '@parvis/contracts/audit/endpoints.ts';
import { drawingPath } from '@parvis/contracts/brand/brand-file.ts';
import { until } from '@parvis/projections/engine/testing/projection-world.ts';
import { expect, onTestFinished, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { apiCaller } from './testing/api-caller.ts';
import { startedParvis } from './testing/started-parvis.ts';

test('an archive has the drawing that was sent for the headers of its pages', async () => {
  const here = await startedParvis();
  onTestFinished(() => here.stop());
  const cookie = await here.signIn('administrator');
  const ask = apiCaller(here.origin, cookie);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"><path d="M0 0h9"/></svg>';
  const { file } = (await ask('POST', '/api/site-settings/drawings', { body: { svg } })).body;
  const settings = (await ask('GET', '/api/site-settings')).body;
  const brand = { header: { kind: 'drawing', file } };
  const saved = await ask('PUT', '/api/site-settings', { body: { ...settings, brand }, seen: 0 });
  expect([saved.status, saved.body.brand]).toEqual([200, brand]);
  const page = { locale: 'fr', title: 'Accueil', slug: '', publish: true };
  expect((await ask('POST', '/api/pages', { body: page })).status).toBe(201);
  await until(async () => (await fetch(here.origin)).status === 200);
  const query = new URLSearchParams({ path: '/', at: new Date().toISOString() });
  const archive = await fetch(`${here.origin}${archivePath}?${query}`, {
    headers: { Cookie: cookie },
  });
  const records = await warcIn(Buffer.from(await archive.arrayBuffer()));
  expect(records).toContain(drawingPath(file));
  expect(records).toContain('<path d="M0 0h9">');
});

/** Returns the records of a web archive as text. */
async function warcIn(wacz: Buffer): Promise<string> {
  const zip = await fromBufferPromise(wacz, { autoClose: false });
  for await (const entry of zip.eachEntry())
    if (entry.fileName.endsWith('.warc.gz')) {
      const body = await zip.openReadStreamPromise(entry);
      return gunzipSync(await buffer(body)).toString('latin1');
    }
  throw new Error('the archive has no records');
}
