import type { OfferEvent } from '@parvis/contracts/careers/events.ts';
import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { Offer } from '@parvis/contracts/careers/offer.ts';
import { type OfferIndex, unavailableOfferIndex } from '@parvis/contracts/careers/offer-index.ts';
import type { Position } from '@parvis/contracts/log/position.ts';
import { engineAsIndex } from '../../../offer-index/testing/engine-as-index.ts';
import { offerIdOf, textOf } from '../../../offer-index/testing/random-offers.ts';
import { compositionWorld } from '../../testing/composition-world.ts';
import { composeCareers } from '../compose-careers.ts';

/** An accountant's permanent job in Paris, with these changes. */
export function offer(change: Partial<Offer> = {}): Offer {
  return {
    source: 'feed',
    reference: 'R-1',
    title: { fr: 'Comptable (F/H)', en: 'Accountant' },
    description: { fr: textOf('Vous tenez les comptes.'), en: textOf('You keep the books.') },
    contract: 'permanent',
    domain: { fr: 'Finance d’entreprise', en: 'Corporate finance' },
    entity: 'Banque du Large',
    place: {
      continent: 'europe',
      country: 'FR',
      region: 'Île-de-France',
      city: 'Paris',
      latitude: 48.8566,
      longitude: 2.3522,
    },
    publishedAt: '2026-10-01T08:00:00.000Z',
    applyUrl: 'https://jobs.example/1',
    ...change,
  };
}

/**
 * The careers pages, composed from read models and a search engine that are up to date with the
 * log.
 */
export async function careersWorld() {
  const world = await compositionWorld();
  let isUnavailable = false;
  const append = (number: number, event: (offerId: OfferId) => OfferEvent) => {
    const id = offerIdOf(number);
    return world.log.append(`offer-${id}`, event(id));
  };
  const indexAt = async (position?: Position): Promise<OfferIndex> => {
    if (isUnavailable) return unavailableOfferIndex;
    const { rows } = await world.pool.query<{ id: OfferId; shown: Offer; deleted: boolean }>(
      `select id, state->'content'->'shown' as shown, (state->>'deleted')::boolean as deleted
       from offers.span where case when $1::text is null then valid_to is null
         else valid_from <= $1 and (valid_to is null or valid_to > $1) end`,
      [position ?? null],
    );
    const engine = engineAsIndex(new Map(rows.map(({ id, shown }) => [id, shown])));
    for (const { id, deleted } of rows) if (deleted) await engine.remove(id);
    const { index } = engine;
    const known = await world.caughtUp();
    return {
      ...index,
      search: async (query) => ({ ...(await index.search(query)), position: known }),
    };
  };
  return {
    ...world,
    indexAt,
    publish: (number: number, change?: Partial<Offer>) =>
      append(number, (offerId) => ({
        type: 'OfferPublished',
        data: { offerId, offer: offer({ reference: `R-${number}`, ...change }) },
      })),
    close: (number: number) =>
      append(number, (offerId) => ({ type: 'OfferClosed', data: { offerId } })),
    /** Makes the search engine unavailable from now on. */
    loseIndex: () => {
      isUnavailable = true;
    },
    /** What an address of the careers portal shows, now or at a past position. */
    async composeCareers(path: string, query = '', at?: Position) {
      await world.caughtUp();
      const request = { path, query, now: new Date('2026-11-20T08:00:00Z'), ...(at && { at }) };
      return composeCareers(world.pool, indexAt, request);
    },
  };
}
