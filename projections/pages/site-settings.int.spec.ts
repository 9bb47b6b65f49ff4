import { noFacets } from '@parvis/contracts/content/details.ts';
import { imageDetailsSchema } from '@parvis/contracts/media/details.ts';
import { siteSettingsSchema } from '@parvis/contracts/site-settings/settings.ts';
import { expect, test } from 'vitest';
import { findShareImage } from '../site-settings/find-share-image.ts';
import type { ComposedAddress } from './route-composer.ts';
import { type CompositionWorld, compositionWorld } from './testing/composition-world.ts';

const picture = 'image0000001';

function settle({ log }: CompositionWorld, revision: number, settings: object): void {
  const data = { revision, settings: siteSettingsSchema.parse(settings) };
  log.append('site-settings', { type: 'SiteSettingsSaved', data });
}

function publishNews({ history }: CompositionWorld, count: number): void {
  for (let number = 1; number <= count; number += 1) {
    const news = {
      kind: 'news',
      title: `N ${number}`,
      slug: `n-${number}`,
      nature: 'article',
    } as const;
    history.publish(history.create('fr', { ...news, publishedOn: '2026-02-01', ...noFacets }));
  }
}

/** The site settings that a screen contains, in its frame or directly. */
function siteOf(composed: ComposedAddress) {
  if (composed.kind !== 'screen') throw new Error(`expected a screen, not ${composed.kind}`);
  const { screen } = composed;
  if ('frame' in screen) return screen.frame.site;
  return 'site' in screen ? screen.site : undefined;
}

const addresses = [
  ['/groupe', ''],
  ['/nowhere', ''],
  ['/toutes-actualites', ''],
  ['/toutes-actualites', 'json=1'],
  ['/rss/news', ''],
  ['/search/do', ''],
] as const;

test('before the first save no screen has any site settings', async () => {
  const here = await compositionWorld();
  here.history.publish(here.history.create('fr', { title: 'Le groupe', slug: 'groupe' }));
  for (const [path, query] of addresses) {
    const composed = await here.compose(path, query);
    expect([path, query, siteOf(composed)]).toEqual([path, query, undefined]);
    expect(composed.tags).toContain('site-settings');
  }
});

test('every screen shows the settings in its language, and becomes stale when they change', async () => {
  const here = await compositionWorld();
  here.history.publish(here.history.create('fr', { title: 'Le groupe', slug: 'groupe' }));
  settle(here, 1, {
    name: { fr: 'Rive' },
    lists: { news: { title: { fr: 'Nouvelles', en: 'News' } } },
  });
  for (const [path, query] of addresses) {
    const composed = await here.compose(path, query);
    expect([path, query, siteOf(composed)]).toMatchObject([
      path,
      query,
      { name: 'Rive', lists: { news: { title: 'Nouvelles' } } },
    ]);
    expect(composed.tags).toContain('site-settings');
  }
  // English falls back to the French name, but not to any other French text.
  expect(siteOf(await here.compose('/en/all-news'))).toMatchObject({
    name: 'Rive',
    tagline: '',
    lists: { news: { title: 'News' } },
  });
});

test('a past position has the brand of its time, and screens without one have no trace of it', async () => {
  const here = await compositionWorld();
  here.history.publish(here.history.create('fr', { title: 'Le groupe', slug: 'groupe' }));
  settle(here, 1, { name: { fr: 'Rive' } });
  const plain = await here.caughtUp();
  const palette = { primary: '#5b2a86', accent: '#a3195b', ground: '#ffffff' };
  settle(here, 2, { name: { fr: 'Rive' }, brand: { palette } });
  const branded = await here.caughtUp();
  settle(here, 3, { name: { fr: 'Rive' }, brand: { palette, corner: 8 } });
  await here.caughtUp();
  const siteAt = async (at?: typeof plain) => {
    const { screen } = await here.pageAt('/groupe', at);
    return screen.screen === 'content' ? screen.frame.site : undefined;
  };
  const sheet = '/assets/brand/1-5b2a86-a3195b-ffffff';
  const icon = `${sheet}-none.svg`;
  expect((await siteAt())?.brand).toMatchObject({ sheet: `${sheet}-c8.css`, icon });
  expect((await siteAt(branded))?.brand).toMatchObject({ sheet: `${sheet}.css`, icon });
  expect(await siteAt(plain)).toBeDefined();
  expect(await siteAt(plain)).not.toHaveProperty('brand');
});

test('a past position has the settings of its time', async () => {
  const here = await compositionWorld();
  here.history.publish(here.history.create('fr', { title: 'Le groupe', slug: 'groupe' }));
  const unset = await here.caughtUp();
  settle(here, 1, { name: { fr: 'Rive' } });
  const first = await here.caughtUp();
  settle(here, 2, { name: { fr: 'Large' } });
  await here.caughtUp();
  const nameAt = async (at?: typeof unset) => {
    const { screen } = await here.pageAt('/groupe', at);
    return screen.screen === 'content' ? screen.frame.site?.name : 'no page';
  };
  expect([await nameAt(unset), await nameAt(first), await nameAt()]).toEqual([
    undefined,
    'Rive',
    'Large',
  ]);
});

test('a feed has as many items as configured, twelve by default', async () => {
  const here = await compositionWorld();
  publishNews(here, 15);
  const itemsNow = async () => {
    const composed = await here.compose('/rss/news');
    if (composed.kind !== 'screen' || composed.screen.screen !== 'news-feed')
      throw new Error('there is no feed');
    return composed.screen.list.entries.length;
  };
  expect(await itemsNow()).toBe(12);
  settle(here, 1, { feeds: { news: { items: 3 } } });
  expect(await itemsNow()).toBe(3);
  settle(here, 2, { feeds: { news: { items: 100 } } });
  expect(await itemsNow()).toBe(15);
});

test('links to pages without an image are previewed with that of the settings', async () => {
  const here = await compositionWorld();
  settle(here, 1, { sharing: { imageId: picture } });
  const original = { hash: 'ab'.repeat(32), format: 'jpeg', bytes: 9, width: 16, height: 10 };
  const details = imageDetailsSchema.parse({ title: 'L’estuaire' });
  const uploaded = { mediaId: picture, original, details };
  here.log.append(`media-${picture}`, { type: 'ImageUploaded', data: uploaded });
  const composed = await here.compose('/nowhere');
  expect(siteOf(composed)?.sharingImage).toMatchObject({ hash: original.hash });
  expect(composed.tags).toContain(`media:${picture}`);
});

test('a logo is shown only while the library has its image', async () => {
  const here = await compositionWorld();
  settle(here, 1, { logo: { kind: 'picture', imageId: picture, withName: false } });
  const logoNow = async () => {
    const composed = await here.compose('/nowhere');
    return [siteOf(composed)?.logo, composed.tags.includes(`media:${picture}`)];
  };
  expect(await logoNow()).toEqual([{ kind: 'none' }, true]);
  const original = { hash: 'ab'.repeat(32), format: 'jpeg', bytes: 9, width: 16, height: 10 };
  const details = imageDetailsSchema.parse({ title: 'Logo' });
  const uploaded = { mediaId: picture, original, details };
  here.log.append(`media-${picture}`, { type: 'ImageUploaded', data: uploaded });
  expect(await logoNow()).toMatchObject([
    { kind: 'picture', withName: false, image: { hash: original.hash } },
    true,
  ]);
  here.log.append(`media-${picture}`, { type: 'MediaDeleted', data: { mediaId: picture } });
  expect(await logoNow()).toEqual([{ kind: 'none' }, true]);
});

test('a logo has a second image on dark grounds, while the library has it', async () => {
  const here = await compositionWorld();
  const deep = 'image0000042';
  const logo = { kind: 'picture', imageId: picture, onDeepId: deep, withName: true };
  settle(here, 1, { logo });
  const upload = (mediaId: string, hash: string) => {
    const original = { hash: hash.repeat(32), format: 'jpeg', bytes: 9, width: 16, height: 10 };
    const details = imageDetailsSchema.parse({ title: 'Logo' });
    here.log.append(`media-${mediaId}`, {
      type: 'ImageUploaded',
      data: { mediaId, original, details },
    });
  };
  upload(picture, 'ab');
  expect(siteOf(await here.compose('/nowhere'))?.logo).not.toHaveProperty('onDeep');
  upload(deep, 'cd');
  expect(siteOf(await here.compose('/nowhere'))?.logo).toMatchObject({
    image: { hash: 'ab'.repeat(32) },
    onDeep: { hash: 'cd'.repeat(32) },
  });
});

test('a brand has an image of links, which stays at its address, until an image is chosen', async () => {
  const here = await compositionWorld();
  const palette = { primary: '#8a1020', accent: '#0b5fa5', ground: '#fffdf8' };
  const name = { fr: 'Rive', en: 'Shore' };
  const shareNow = async (path: string) => siteOf(await here.compose(path))?.brand?.share ?? '';
  settle(here, 1, { name });
  expect(await shareNow('/nowhere')).toBe('');
  settle(here, 2, { name, brand: { palette } });
  const french = await shareNow('/nowhere');
  const english = await shareNow('/en/nowhere');
  expect(french).toMatch(/^\/assets\/brand\/share-[0-9a-f]{24}\.png$/);
  expect(new Set([french, english]).size).toBe(2);
  settle(here, 3, { name, brand: { palette, corner: 4 }, tagline: { fr: 'Au large' } });
  expect(await shareNow('/nowhere')).toBe(french);
  settle(here, 4, { name: { fr: 'Large', en: 'Sea' }, brand: { palette } });
  expect(await shareNow('/nowhere')).not.toBe(french);
  expect(await findShareImage(here.pool, french)).toEqual({
    name: 'Rive',
    palette,
    hasMark: false,
  });
  expect(await findShareImage(here.pool, english)).toMatchObject({ name: 'Shore' });
  expect(await findShareImage(here.pool, french.replace(/.{5}\.png/, '00000.png'))).toBeUndefined();
  settle(here, 5, { name, brand: { palette }, sharing: { imageId: picture } });
  expect(await shareNow('/nowhere')).toBe('');
});
