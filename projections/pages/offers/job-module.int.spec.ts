import type { ModuleContent } from '@parvis/contracts/content/modules/module-types.ts';
import { expect, test } from 'vitest';
import { offerIdOf } from '../../offer-index/testing/random-offers.ts';
import { composePagePreview } from '../compose-page-preview.ts';
import { composeSite } from '../compose-site.ts';
import { careersWorld } from './testing/careers-world.ts';

const now = new Date('2026-11-20T08:00:00Z');
const jobs = (data: { readonly list: string; readonly count: number }): ModuleContent => ({
  type: 'job',
  data: { title: 'Rejoignez-nous', ...data },
});

/** A page with a job module, and three open offers, of which the second is an internship. */
async function recruiting(content: ModuleContent) {
  const here = await careersWorld();
  const { history } = here;
  const page = history.create('fr', { title: 'Équipe', slug: 'equipe' });
  const module = history.addModule(page);
  history.saveModule(page, module, content);
  history.activate(page, module);
  here.publish(1);
  here.publish(2, { contract: 'internship' });
  here.publish(3, { experience: 'senior', publishedAt: '2026-10-05T08:00:00.000Z' });
  await here.caughtUp();
  const preview = async () =>
    (
      await composePagePreview(here.pool, await here.indexAt(), page)
    )?.composed.screen.page.jobs?.get(module);
  return { ...here, page, module, preview };
}

test('the newest offers of the module’s list are on the page once it is published', async () => {
  const here = await recruiting(
    jobs({ list: '/emploi-carriere/toutes-offres-emploi/stage', count: 3 }),
  );
  here.history.publish(here.page);
  await here.caughtUp();
  const composed = await composeSite(here.pool, here.indexAt, { path: '/equipe', query: '', now });
  if (composed.kind !== 'screen' || composed.screen.screen !== 'content')
    throw new Error(`expected a page, not ${composed.kind}`);
  const shown = composed.screen.page.jobs?.get(here.module);
  expect(shown?.offers.map(({ id }) => id)).toEqual([offerIdOf(2)]);
  expect(shown).toMatchObject({ total: 1, list: '/emploi-carriere/toutes-offres-emploi/stage' });
});

test('its editors see the same offers in the preview, before publication', async () => {
  const here = await recruiting(jobs({ list: '', count: 2 }));
  const shown = await here.preview();
  expect(shown?.offers.map(({ id }) => id)[0]).toBe(offerIdOf(3));
  expect([shown?.offers.length, shown?.total]).toEqual([2, 3]);
});

test('the preview is shown while the search engine is unavailable', async () => {
  const here = await recruiting(jobs({ list: '', count: 3 }));
  here.loseIndex();
  expect((await here.preview())?.offers).toHaveLength(3);
});

test('a reader with a profile has the offers for it on the page itself', async () => {
  const here = await recruiting(jobs({ list: '', count: 3 }));
  here.history.publish(here.page);
  await here.caughtUp();
  const shownTo = async (profile: number | undefined) => {
    const request = { path: '/equipe', query: '', now, profile };
    const composed = await composeSite(here.pool, here.indexAt, request);
    expect(composed).toMatchObject({ forProfiles: 'all' });
    const screen = composed.kind === 'screen' ? composed.screen : undefined;
    const page = screen?.screen === 'content' ? screen.page : undefined;
    return page?.jobs?.get(here.module)?.offers.map(({ id }) => id);
  };
  expect(await shownTo(undefined)).toHaveLength(3);
  expect(await shownTo(2)).toEqual([offerIdOf(3)]);
});
