import type { OffersList } from '@parvis/contracts/careers/offer-views.ts';
import { imageDetailsSchema } from '@parvis/contracts/media/details.ts';
import { siteSettingsSchema } from '@parvis/contracts/site-settings/settings.ts';
import { expect, test } from 'vitest';
import { offerIdOf } from '../../offer-index/testing/random-offers.ts';
import type { ComposedAddress } from '../route-composer.ts';
import { careersWorld } from './testing/careers-world.ts';

const list = '/emploi-carriere/toutes-offres-emploi';

function screenOf(composed: ComposedAddress | undefined) {
  if (composed?.kind !== 'screen') throw new Error(`expected a screen, not ${composed?.kind}`);
  return composed.screen;
}

function listOf(composed: ComposedAddress | undefined): OffersList {
  const screen = screenOf(composed);
  if (screen.screen !== 'offers' && screen.screen !== 'offers-data')
    throw new Error(`expected a list of offers, not ${screen.screen}`);
  return screen.list;
}

const brest = {
  place: {
    continent: 'europe',
    country: 'FR',
    region: 'Bretagne',
    city: 'Brest',
    latitude: 48.39,
    longitude: -4.49,
  },
} as const;

test('the list shows open offers, newest first, with their filters', async () => {
  const here = await careersWorld();
  here.publish(1);
  here.publish(2, { publishedAt: '2026-10-02T08:00:00.000Z', contract: 'internship', ...brest });
  here.publish(3);
  here.close(3);
  const shown = listOf(await here.composeCareers(list));
  expect(shown.entries.map(({ id }) => id)).toEqual([offerIdOf(2), offerIdOf(1)]);
  expect(shown.entries[1]).toMatchObject({
    path: `/emploi-carriere/offre-emploi/${offerIdOf(1)}-comptable-f-h`,
    facts: { contract: 'CDI' },
    places: [{ city: 'Paris', country: 'France' }],
  });
  expect(shown.groups.find(({ group }) => group === 'contract')?.options).toEqual([
    { slug: 'cdi', name: 'CDI', results: 1, isChosen: false, isHeld: false },
    { slug: 'stage', name: 'Stage', results: 1, isChosen: false, isHeld: false },
  ]);
});

test('filters are in the path, and their removal links to the list without them', async () => {
  const here = await careersWorld();
  here.publish(1);
  here.publish(2, brest);
  const shown = listOf(await here.composeCareers(`${list}/cdi/brest`));
  expect(shown.entries.map(({ id }) => id)).toEqual([offerIdOf(2)]);
  expect(shown.active.map(({ name, hrefWithout }) => [name, hrefWithout])).toEqual([
    ['CDI', `${list}/brest`],
    ['Brest', `${list}/cdi`],
  ]);
  expect(await here.composeCareers(`${list}/brest/cdi`)).toMatchObject({
    kind: 'moved',
    to: `${list}/cdi/brest`,
  });
});

test('when results are few, other offers are shown: those near the chosen place, and those similar to the first result', async () => {
  const here = await careersWorld();
  here.publish(1, brest);
  const close = { ...brest.place, city: 'Plougastel', latitude: 48.37, longitude: -4.37 };
  here.publish(2, { place: close });
  here.publish(3);
  const shown = listOf(await here.composeCareers(`${list}/brest`));
  expect(shown.nearby.map(({ id }) => id)).toEqual([offerIdOf(2)]);
  expect(shown.similar.map(({ id }) => id)).toEqual([offerIdOf(3)]);
});

test('an offer in several places is listed under each, with the sought place first', async () => {
  const here = await careersWorld();
  const lyon = { ...brest.place, region: 'Auvergne-Rhône-Alpes', city: 'Lyon', latitude: 45.76 };
  const several = { place: lyon, otherPlaces: [{ ...brest.place, longitude: -4.48 }] };
  here.publish(1, several);
  const citiesAt = async (path: string, query = '') => {
    const { entries } = listOf(await here.composeCareers(path, query));
    return entries.map(({ places }) => places.map(({ city }) => city));
  };
  expect(await citiesAt(list)).toEqual([['Lyon', 'Brest']]);
  expect(await citiesAt(`${list}/brest`)).toEqual([['Brest', 'Lyon']]);
  expect(await citiesAt(list, 'near=48.39%2C-4.49%2C10')).toEqual([['Brest', 'Lyon']]);
  expect(screenOf(await here.composeCareers('/emploi-carriere'))).toMatchObject({
    landing: {
      total: 1,
      places: expect.arrayContaining([
        expect.objectContaining({ name: 'Lyon', results: 1, latitude: 45.76 }),
        expect.objectContaining({ name: 'Brest', results: 1, latitude: 48.39 }),
      ]),
    },
  });
  const path = `/emploi-carriere/offre-emploi/${offerIdOf(1)}-comptable-f-h`;
  expect(screenOf(await here.composeCareers(path))).toMatchObject({
    offer: { places: [{ names: { city: 'Lyon' } }, { names: { city: 'Brest' } }] },
  });
  here.loseIndex();
  expect(await citiesAt(`${list}/brest`)).toEqual([['Brest', 'Lyon']]);
  expect(await citiesAt(`${list}/france`)).toEqual([['Lyon', 'Brest']]);
});

test('without results each filter shows how many there would be without it', async () => {
  const here = await careersWorld();
  here.publish(1, brest);
  here.publish(2, { contract: 'internship' });
  const shown = listOf(await here.composeCareers(`${list}/stage/brest`, 'near=48.86%2C2.35%2C10'));
  expect(shown.total).toBe(0);
  expect(shown.active.map(({ of, resultsWithout }) => [of, resultsWithout])).toEqual([
    ['near', 0],
    ['contract', 0],
    ['city', 1],
  ]);
  expect(shown.radii.map(({ radiusKm }) => radiusKm)).toEqual([10, 25, 50, 100, 200]);
});

test('an unknown filter and a page beyond the last are not found, and have no data', async () => {
  const here = await careersWorld();
  here.publish(1);
  for (const [path, query] of [
    [`${list}/nobody`, ''],
    [list, 'page=2'],
  ] as const) {
    expect(screenOf(await here.composeCareers(path, query))).toMatchObject({ screen: 'not-found' });
    const data = await here.composeCareers(path, query ? `${query}&json=1` : 'json=1');
    expect(screenOf(data)).toEqual({ screen: 'failed-answer' });
  }
});

test('a preset restricts the list, and hides what it does not allow', async () => {
  const here = await careersWorld();
  here.publish(1);
  here.publish(2, { contract: 'internship' });
  const shown = listOf(await here.composeCareers(list, 'target=students'));
  expect(shown.entries.map(({ id }) => id)).toEqual([offerIdOf(2)]);
  const contracts = shown.groups.find(({ group }) => group === 'contract')?.options;
  expect(contracts?.map(({ slug }) => slug)).toEqual(['stage']);
  expect(shown.feed).toBe('/careers/rss/offers?target=students');
  expect(
    screenOf(await here.composeCareers('/careers/rss/offers', 'target=students')),
  ).toMatchObject({
    screen: 'offers-feed',
    list: { address: `${list}?target=students` },
  });
});

test('an offer has a page; once it has closed, the page says so, with similar open offers', async () => {
  const here = await careersWorld();
  const published = here.publish(1);
  here.publish(2);
  const path = `/emploi-carriere/offre-emploi/${offerIdOf(1)}-comptable-f-h`;
  expect(screenOf(await here.composeCareers(path))).toMatchObject({
    screen: 'offer',
    offer: {
      title: 'Comptable (F/H)',
      related: [{ offer: { id: offerIdOf(2) }, sharesWords: true }],
    },
  });
  here.close(1);
  expect(screenOf(await here.composeCareers(path))).toMatchObject({
    screen: 'closed-offer',
    offer: {
      closest: [{ offer: { id: offerIdOf(2) } }],
      list: `${list}/finance-d-entreprise`,
    },
  });
  const then = await here.composeCareers(path, '', published);
  expect(screenOf(then)).toMatchObject({ screen: 'offer', offer: { related: [] } });
  const other = path.replace('comptable', 'x');
  expect(await here.composeCareers(other)).toMatchObject({ kind: 'moved', to: path });
});

test('while the search engine is unavailable the list shows a notice, and can be filtered but not searched', async () => {
  const here = await careersWorld();
  here.publish(1);
  here.publish(2, brest);
  here.publish(3, { ...brest, contract: 'internship' });
  here.close(3);
  here.loseIndex();
  const shown = listOf(await here.composeCareers(`${list}/brest`));
  expect(shown).toMatchObject({ isSearchUnavailable: true, total: 1 });
  expect(shown.entries.map(({ id }) => id)).toEqual([offerIdOf(2)]);
  expect(screenOf(await here.composeCareers('/offers-list-autocomplete', 'search=compt'))).toEqual({
    screen: 'failed-answer',
  });
  expect(screenOf(await here.composeCareers('/emploi-carriere'))).toMatchObject({
    landing: { isSearchUnavailable: true, total: 3 - 1 },
  });
});

test('typed words are completed to titles, name filters, and find places', async () => {
  const here = await careersWorld();
  here.publish(1);
  here.publish(2, brest);
  const suggest = async (search: string) =>
    screenOf(await here.composeCareers('/offers-list-autocomplete', `search=${search}`));
  expect(await suggest('cdi+paris')).toMatchObject({
    suggestions: { exact: { names: ['CDI', 'Paris'], href: `${list}/cdi/paris` } },
  });
  expect(await suggest('compt')).toMatchObject({
    suggestions: { titles: ['Comptable (F/H)'], exact: undefined },
  });
  const places = screenOf(await here.composeCareers('/offers-list-location', 'search=bre'));
  expect(places).toMatchObject({
    places: {
      country: [],
      region: [{ slug: 'bretagne', results: 1 }],
      city: [{ slug: 'brest', results: 1 }],
    },
  });
  const british = screenOf(
    await here.composeCareers('/en/offers-list-location', 'search=brittany'),
  );
  expect(british).toMatchObject({ places: { region: [{ name: 'Brittany', slug: 'brittany' }] } });
  const french = screenOf(await here.composeCareers('/offers-list-location', 'countries=france'));
  expect(french).toMatchObject({
    places: {
      country: [{ name: 'France' }],
      region: [{ results: 1 }, { results: 1 }],
      city: [{ results: 1 }, { results: 1 }],
    },
  });
  const none = screenOf(await here.composeCareers('/offers-list-location', 'countries=belgique'));
  expect(none).toMatchObject({ places: { country: [], region: [], city: [] } });
  const countries = screenOf(await here.composeCareers('/offers-list-location', 'countries=1'));
  expect(countries).toMatchObject({
    places: { country: [{ name: 'France', results: 2 }] },
  });
});

test('as a map, the list has the places of its offers with their numbers, each a link to them', async () => {
  const here = await careersWorld();
  here.publish(1);
  here.publish(2, { ...brest, contract: 'internship' });
  here.publish(3, { ...brest, contract: 'internship' });
  const composed = await here.composeCareers(`${list}/stage`, 'view=map');
  const shown = listOf(composed);
  expect(shown.map).toEqual([
    {
      name: 'Brest',
      href: `${list}/stage/brest`,
      results: 2,
      country: 'France',
      latitude: 48.39,
      longitude: -4.49,
    },
  ]);
  expect(shown).toMatchObject({ address: `${list}/stage`, isIndexed: false });
  expect(shown.active.map(({ hrefWithout }) => hrefWithout)).toEqual([`${list}?view=map`]);
  expect(composed).toMatchObject({ keepLater: true });
  expect(listOf(await here.composeCareers(`${list}/stage`)).map).toBeUndefined();
});

test('a map has one address: its first page, with the filters in their order', async () => {
  const here = await careersWorld();
  here.publish(1);
  const moved = await here.composeCareers(list, 'view=map&contract=cdi&page=2');
  expect(moved).toMatchObject({ kind: 'moved', to: `${list}/cdi?view=map`, status: 308 });
});

test('the list is reconstructed as it was at a past position', async () => {
  const here = await careersWorld();
  const before = here.publish(1);
  here.publish(2, brest);
  here.close(1);
  const shown = listOf(await here.composeCareers(list, '', before));
  expect(shown.entries.map(({ id }) => id)).toEqual([offerIdOf(1)]);
});

test('when there are many places, the filter lists those with the most offers, and the chosen ones', async () => {
  const here = await careersWorld();
  for (let number = 1; number <= 120; number += 1)
    here.publish(number, { place: { ...brest.place, city: `Ville ${number}` } });
  for (let number = 121; number <= 219; number += 1)
    here.publish(number, { place: { ...brest.place, city: `Ville ${number - 120}` } });
  const cities = (shown: OffersList) =>
    shown.groups.find(({ group }) => group === 'city')?.options.map(({ slug }) => slug) ?? [];
  const all = cities(listOf(await here.composeCareers(list)));
  expect(all).toHaveLength(100);
  expect(all).toContain('ville-99');
  const chosen = cities(listOf(await here.composeCareers(`${list}/ville-120`)));
  expect(chosen).toContain('ville-120');
});

test('the block of a closed offer names the open offers closest to it, as its page does, not the newest', async () => {
  const here = await careersWorld();
  here.publish(1, brest);
  here.publish(2, brest);
  for (let number = 3; number < 9; number += 1)
    here.publish(number, {
      publishedAt: '2026-10-09T08:00:00.000Z',
      contract: 'internship',
      domain: { fr: 'Informatique', en: 'IT' },
      title: { fr: 'Développeuse', en: 'Developer' },
    });
  here.close(1);
  const id = offerIdOf(1);
  const block = screenOf(await here.composeCareers('/block/unavailable-offer', `id=${id}`));
  if (block.screen !== 'unavailable-offer') throw new Error(`not a block but ${block.screen}`);
  expect(block.instead[0]?.id).toBe(offerIdOf(2));
  expect(block.instead.map((one) => one.id)).toEqual(
    block.offer?.closest.map(({ offer }) => offer.id),
  );
});

test('an offer shows the image that the settings have for its field, now and at a past position', async () => {
  const here = await careersWorld();
  const offerImages = [{ domain: 'corporate-finance', imageId: 'image0000001' }];
  const settle = (revision: number, settings: object) =>
    here.log.append('site-settings', {
      type: 'SiteSettingsSaved',
      data: { revision, settings: siteSettingsSchema.parse(settings) },
    });
  const original = { hash: 'ab'.repeat(32), format: 'png', bytes: 9, width: 800, height: 400 };
  const details = imageDetailsSchema.parse({ title: 'Le grand livre' });
  const uploaded = { mediaId: 'image0000001', original, details };
  here.log.append('media-image0000001', { type: 'ImageUploaded', data: uploaded });
  const field = { domain: { fr: 'Risques', en: 'Risk' } };
  here.publish(1);
  here.publish(2, field);
  const before = await here.caughtUp();
  settle(1, { offerImages });
  const imageOf = async (number: number, at?: typeof before) => {
    const path = `/emploi-carriere/offre-emploi/${offerIdOf(number)}-comptable-f-h`;
    const composed = await here.composeCareers(path, '', at);
    const screen = screenOf(composed);
    if (screen.screen !== 'offer') throw new Error(`expected an offer, not ${screen.screen}`);
    return [screen.offer.image?.hash, composed?.tags.includes('media:image0000001')];
  };
  expect(await imageOf(1)).toEqual([original.hash, true]);
  expect(await imageOf(2)).toEqual([undefined, false]);
  expect(await imageOf(1, before)).toEqual([undefined, false]);
  settle(2, {});
  expect(await imageOf(1)).toEqual([undefined, false]);
});
