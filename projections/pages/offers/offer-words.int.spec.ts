import type { OfferEvent } from '@parvis/contracts/careers/events.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { createMigratedDatabase } from '@parvis/ops/testing/database.ts';
import { expect, onTestFinished, test } from 'vitest';
import { Folding } from '../../engine/testing/folding.ts';
import { InMemoryEventLog } from '../../engine/testing/in-memory-event-log.ts';
import { offerFacets } from '../../offer-facets/offer-facets.ts';
import { readOfferWords } from '../../offer-facets/read-offer-words.ts';
import { offerIdOf } from '../../offer-index/testing/random-offers.ts';
import { offer } from './testing/careers-world.ts';

async function world() {
  const db = await createMigratedDatabase();
  onTestFinished(() => db.drop());
  const log = new InMemoryEventLog();
  const folding = new Folding(db.pool, [offerFacets]);
  await folding.prepare();
  const append = (number: number, event: Omit<OfferEvent, 'data'> & { data: object }) => {
    const offerId = offerIdOf(number);
    const data = { offerId, ...event.data };
    return log.append(`offer-${offerId}`, { type: event.type, data });
  };
  return {
    publish: (number: number, change: Partial<Offer>) =>
      append(number, { type: 'OfferPublished', data: { offer: offer(change) } }),
    correct: (number: number, correction: Partial<Offer>) =>
      append(number, { type: 'OfferCorrected', data: { correction } }),
    async words(at?: Parameters<typeof readOfferWords>[1]) {
      await folding.catchUp(log);
      return (await readOfferWords(db.pool, at)).words;
    },
  };
}

const berlin = { continent: 'europe', country: 'DE', region: 'Berlin', city: 'Berlin' } as const;

test('values get their slugs in the order of the log, a city before its region', async () => {
  const { publish, words } = await world();
  publish(1, { place: berlin, entity: 'Vie' });
  publish(2, { entity: 'Berlin' });
  const { dictionaries } = await words();
  expect(dictionaries.fr.facetOf('berlin')).toEqual({ group: 'city', id: 'de-berlin-berlin' });
  expect(dictionaries.fr.facetOf('berlin-2')).toEqual({ group: 'region', id: 'de-berlin' });
  expect(dictionaries.fr.facetOf('berlin-3')).toEqual({ group: 'entity', id: 'berlin' });
  expect(dictionaries.en.facetOf('germany')).toEqual({ group: 'country', id: 'de' });
});

test('the product’s own slugs are never allocated to others', async () => {
  const { publish, words } = await world();
  publish(1, { entity: 'CDI' });
  const { dictionaries } = await words();
  expect(dictionaries.fr.facetOf('cdi')).toEqual({ group: 'contract', id: 'permanent' });
  expect(dictionaries.fr.slugOf({ group: 'entity', id: 'cdi' })).toBe('cdi-2');
  expect(dictionaries.en.slugOf({ group: 'entity', id: 'cdi' })).toBe('cdi');
});

test('corrected values have slugs too; at a past position only those allocated by then exist', async () => {
  const { publish, correct, words } = await world();
  const before = publish(1, {});
  correct(1, { entity: 'Caisse des phares' });
  const facet = { group: 'entity', id: 'caisse-des-phares' } as const;
  expect((await words()).dictionaries.fr.slugOf(facet)).toBe('caisse-des-phares');
  expect((await words(before)).dictionaries.fr.slugOf(facet)).toBeUndefined();
  expect((await words()).nameOf(facet, 'en')).toBe('Caisse des phares');
});
