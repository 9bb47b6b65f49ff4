import type { OffersList } from '@parvis/contracts/careers/offer-views.ts';
import { expect, test } from 'vitest';
import { offerIdOf } from '../../offer-index/testing/random-offers.ts';
import { careersWorld } from './testing/careers-world.ts';

const list = '/emploi-carriere/toutes-offres-emploi';
const brest = {
  continent: 'europe',
  country: 'FR',
  region: 'Bretagne',
  city: 'Brest',
  latitude: 48.39,
  longitude: -4.49,
} as const;

/** Accountants in Paris: on a permanent contract, and as interns; and one in Brest. */
async function world() {
  const here = await careersWorld();
  here.publish(1);
  here.publish(2, { contract: 'internship', reference: 'EST-2026-00002' });
  here.publish(3, { place: brest });
  return {
    ...here,
    async shown(query: string, path = list): Promise<OffersList> {
      const composed = await here.composeCareers(path, new URLSearchParams(query).toString());
      if (composed?.kind !== 'screen' || composed.screen.screen !== 'offers')
        throw new Error(`expected the list, not ${composed?.kind}`);
      return composed.screen.list;
    },
  };
}

const idsIn = (offers: OffersList['entries']) => offers.map(({ id }) => id).toSorted();

test('facets that the keywords name are filters, each of which can be removed', async () => {
  const { shown } = await world();
  const found = await shown('q=Comptable, CDI Brest');
  expect(idsIn(found.entries)).toEqual([offerIdOf(3)]);
  expect(found.active.map(({ of, name, hrefWithout }) => [of, name, hrefWithout])).toEqual([
    ['keywords', 'Comptable', `${list}?q=CDI+Brest`],
    ['contract', 'CDI', `${list}?q=Comptable%2C+Brest`],
    ['city', 'Brest', `${list}?q=Comptable%2C+CDI`],
  ]);
  expect(found.state.keywords).toBe('Comptable, CDI Brest');
  expect(found.state.facets).toEqual({});
});

test('a facet that was chosen and typed is one filter; one of the same group is added to it', async () => {
  const { shown } = await world();
  const twice = await shown('q=CDI', `${list}/cdi`);
  expect(twice.active.map(({ name, hrefWithout }) => [name, hrefWithout])).toEqual([['CDI', list]]);
  const both = await shown('q=stage', `${list}/cdi`);
  expect(idsIn(both.entries)).toEqual([offerIdOf(1), offerIdOf(2), offerIdOf(3)]);
});

test('a preset keeps what it forbids out of typed filters', async () => {
  const { shown } = await world();
  const students = await shown('q=stage&target=students');
  expect(idsIn(students.entries)).toEqual([offerIdOf(2)]);
  expect((await shown('q=CDI&target=students')).total).toBe(0);
});

test('when no offer has all words, those with most of them are shown', async () => {
  const { shown } = await world();
  const found = await shown('q=comptable java Brest');
  expect(found.total).toBe(0);
  expect(found.entries).toEqual([]);
  expect(idsIn(found.most)).toEqual([offerIdOf(3)]);
});

test('a word that says nothing shows the newest offers, and no reference is guessed', async () => {
  const { shown } = await world();
  for (const keywords of ['xyzzy', 'EST-2026-99999']) {
    const found = await shown(`q=${keywords}`);
    expect(found).toMatchObject({ total: 0, most: [], areNewest: true });
    expect(found.similar.length).toBe(3);
  }
  const one = await shown('q=réf. est 2026 00002');
  expect(one.total).toBe(1);
  expect(idsIn(one.entries)).toEqual([offerIdOf(2)]);
});
