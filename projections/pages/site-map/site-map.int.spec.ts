import { expect, test } from 'vitest';
import { listChangedTags } from '../../engine/changed-tags.ts';
import { offerIdOf } from '../../offer-index/testing/random-offers.ts';
import { composeAddress } from '../compose-address.ts';
import { careersWorld } from '../offers/testing/careers-world.ts';
import type { ComposedAddress } from '../route-composer.ts';
import { itemsPerMap } from './read-map.ts';

function partsOf(composed: ComposedAddress) {
  if (composed.kind === 'screen' && composed.screen.screen === 'site-map')
    return composed.screen.parts;
  throw new Error('there is no index');
}

function pagesOf(composed: ComposedAddress) {
  if (composed.kind === 'screen' && composed.screen.screen === 'site-map-part')
    return composed.screen.pages;
  throw new Error('there is no sitemap');
}

async function world() {
  const here = await careersWorld();
  const { history, log } = here;
  const add = (...given: Parameters<typeof history.create>) => {
    const id = history.create(...given);
    history.publish(id);
    return id;
  };
  /** When the last event occurred. */
  const now = () => log.events.at(-1)?.metadata.occurredAt;
  return { ...here, add, now };
}

test('each page has the date of its last change in public, and the index the last of these', async () => {
  const { history, add, now, compose } = await world();
  const fr = add('fr', { title: 'Groupe', slug: 'groupe' });
  const firstAt = now();
  const en = add('en', { title: 'Group', slug: 'group' });
  history.join(en, fr);
  history.create('fr', { title: 'Brouillon', slug: 'brouillon' });
  history.saveHeader(fr, { title: 'Le Groupe', slug: 'groupe' }, { draft: true });
  const before = pagesOf(await compose('/sitemap-pages/1.xml'));
  expect(before.map(({ path }) => path)).toEqual(['/groupe', '/en/group']);
  expect(before[0]?.translations).toEqual([{ locale: 'en', path: '/en/group' }]);
  const joinedAt = before[1]?.changedAt ?? '';
  expect(before[0]?.changedAt).toBe(firstAt);
  history.publish(fr);
  const publishedAt = now();
  add('fr', { title: 'Presse', slug: 'presse' });
  const lastAt = now();
  history.saveHeader(fr, { title: 'Encore', slug: 'groupe' }, { draft: true });
  const after = pagesOf(await compose('/sitemap-pages/1.xml'));
  expect(after.map(({ path, changedAt }) => [path, changedAt])).toEqual([
    ['/groupe', publishedAt],
    ['/en/group', joinedAt],
    ['/presse', lastAt],
  ]);
  expect(partsOf(await compose('/sitemap.xml'))).toEqual([
    { path: '/sitemap-pages/1.xml', changedAt: lastAt },
  ]);
});

test('a change of what is listed changes a tag of the index and of the sitemap', async () => {
  const { add, history, pool, caughtUp, compose } = await world();
  const page = add('fr', { title: 'Groupe', slug: 'groupe' });
  const position = await caughtUp();
  const [index, part] = [await compose('/sitemap.xml'), await compose('/sitemap-pages/1.xml')];
  add('fr', { title: 'Presse', slug: 'presse' });
  const added = await caughtUp();
  // The texts of a page are not listed, but they date it.
  const module = history.addModule(page);
  history.saveModule(page, module, 'Texte');
  history.activate(page, module);
  await caughtUp();
  for (const since of [position, added]) {
    const { tags } = await listChangedTags(pool, 'page-fragments', since);
    for (const composed of [index, part])
      expect(tags.some(({ tag }) => composed.tags.includes(tag))).toBe(true);
  }
});

test('open offers are split, each once, in every language it is written in alone, with its date', async () => {
  const here = await world();
  const numbers = Array.from({ length: itemsPerMap }, (_, at) => at + 1);
  for (const number of numbers) here.publish(number);
  here.publish(2_000);
  here.close(2_000);
  here.publish(3_000, { title: { en: 'Lighthouse keeper' } });
  const lastAt = here.now();
  const parts = partsOf(await here.compose('/sitemap.xml'));
  expect(parts).toEqual([
    { path: '/sitemap-offers/1.xml', changedAt: expect.any(String) },
    { path: '/sitemap-offers/2.xml', changedAt: lastAt },
  ]);
  const pages = (await Promise.all(parts.map(({ path }) => here.compose(path)))).flatMap(pagesOf);
  const wanted = numbers.flatMap((number) => [
    `/emploi-carriere/offre-emploi/${offerIdOf(number)}-comptable-f-h`,
    `/en/careers/job-offer/${offerIdOf(number)}-accountant`,
  ]);
  wanted.push(`/en/careers/job-offer/${offerIdOf(3_000)}-lighthouse-keeper`);
  expect(pages.map(({ path }) => path).toSorted()).toEqual(wanted.toSorted());
  expect(pages.at(-1)).toMatchObject({ translations: [], changedAt: lastAt });
  expect(await here.compose('/sitemap-offers/3.xml')).not.toMatchObject({
    screen: { screen: 'site-map-part' },
  });
});

test('a past sitemap has the dates that it had, and former addresses lead to the index', async () => {
  const { add, history, now, pool, caughtUp, compose } = await world();
  const id = add('fr', { title: 'Groupe', slug: 'groupe' });
  const [at, thenAt] = [await caughtUp(), now()];
  history.saveHeader(id, { title: 'Le Groupe', slug: 'groupe' });
  await caughtUp();
  const request = { path: '/sitemap.xml', query: '', now: new Date(), at };
  expect(partsOf(await composeAddress(pool, request))).toEqual([
    { path: '/sitemap-pages/1.xml', changedAt: thenAt },
  ]);
  for (const path of ['/sitemap-offers.xml', '/en/sitemap.xml'])
    expect(await compose(path)).toMatchObject({ kind: 'moved', to: '/sitemap.xml', status: 308 });
  expect(await compose('/en/sitemap-pages/1.xml')).toMatchObject({ to: '/sitemap-pages/1.xml' });
});

test('what changed at an instant that is not read yet has no date', async () => {
  const { add, pool, caughtUp, compose } = await world();
  add('fr', { title: 'Groupe', slug: 'groupe' });
  await caughtUp();
  // As when `log-instants` is behind the pages.
  await pool.query('delete from log_instants.instant');
  expect(pagesOf(await compose('/sitemap-pages/1.xml'))).toMatchObject([{ changedAt: null }]);
  expect(partsOf(await compose('/sitemap.xml'))).toEqual([
    { path: '/sitemap-pages/1.xml', changedAt: null },
  ]);
});
