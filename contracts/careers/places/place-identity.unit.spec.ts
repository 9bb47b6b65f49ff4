import { expect, test } from 'vitest';
import { currentFacets } from '../offer-conditions.ts';
import { regionForms, townForms } from './place-forms.ts';
import { currentPlaceId, identifyPlace } from './place-identity.ts';

test.each([
  ['city', 'de-hamburg', 'de-hamburg-hamburg'],
  ['city', 'ch-geneva', 'ch-geneve-geneve'],
  ['city', 'fr-idf-paris', 'fr-ile-de-france-paris'],
  ['city', 'de-frankfurt-am-main', 'de-hessen-frankfurt-am-main'],
  ['city', 'fr-bretagne-quelquepart', 'fr-bretagne-quelquepart'],
  ['city', 'de-heilbronn', 'de-baden-wurttemberg-heilbronn'],
  ['city', 'de-baden-wurttemberg-heilbronn', 'de-baden-wurttemberg-heilbronn'],
  ['city', 'it-novara', 'it-piemonte-novara'],
  ['city', 'us-boise', 'us-idaho-boise'],
  ['city', 'us-springfield', 'us-missouri-springfield'],
  ['city', 'de-baden', 'de-baden'],
  ['city', 'de-quelque-part', 'de-quelque-part'],
  ['region', 'fr-idf', 'fr-ile-de-france'],
  ['region', 'fr-ailleurs', 'fr-ailleurs'],
] as const)('the %s %s of an earlier alert is %s', (group, former, today) => {
  expect(currentPlaceId(group, former)).toBe(today);
  expect(currentFacets({ [group]: [former] })).toEqual({ [group]: [today] });
});

test('the ids of today remain', () => {
  const places = [
    ...regionForms.map(({ country, name: region }) => ({ country, region })),
    ...townForms.map(({ country, name: city }) => ({ country, city })),
  ].map(identifyPlace);
  const changed = places.flatMap(({ region, city }) => [
    ...(region && currentPlaceId('region', region.id) !== region.id ? [region.id] : []),
    ...(city && currentPlaceId('city', city.id) !== city.id ? [city.id] : []),
  ]);
  expect(changed).toEqual([]);
});

test('a town of which a feed named no region is the same as in its region', () => {
  const without = identifyPlace({ country: 'DE', city: 'Heilbronn' });
  expect(without).toEqual(
    identifyPlace({ country: 'DE', region: 'Baden-Württemberg', city: 'Heilbronn' }),
  );
  expect(identifyPlace({ country: 'DE', city: 'Kleindorf' }).region).toBe(undefined);
});
