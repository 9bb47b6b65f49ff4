import { offerEvents } from '@parvis/contracts/careers/events.ts';
import {
  type Offer,
  type OfferCorrection,
  type OfferPlace,
  offerSchema,
} from '@parvis/contracts/careers/offer.ts';
import { facetsOfOffer } from '@parvis/contracts/careers/offer-facets.ts';
import { maxFigureDays, maxNamedFigureFacets } from '@parvis/contracts/careers/offer-figures.ts';
import { createMigratedDatabase } from '@parvis/ops/testing/database.ts';
import fc from 'fast-check';
import type { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { Folding } from '../engine/testing/folding.ts';
import { type GivenEvent, InMemoryEventLog } from '../engine/testing/in-memory-event-log.ts';
import { ReadModelNotServed } from '../postgres/served-query.ts';
import { offerFigures } from './offer-figures.ts';
import { readOfferFigures } from './read-figures.ts';
import { figuresOf, offersAtEndOf, openIn } from './testing/naive-figures.ts';

const hourMs = 3_600_000;
/** Two days before summer time begins in Paris, late in the evening. */
const firstMs = Date.UTC(2026, 2, 27, 21);

const idOf = (number: number) => `offer${String(number).padStart(7, '0')}`;

function offerWith(given: OfferCorrection): Offer {
  return offerSchema.parse({
    source: 'jobs',
    reference: 'A-1',
    title: { fr: 'Comptable (F/H)' },
    description: { fr: { type: 'doc', content: [{ type: 'paragraph' }] } },
    publishedAt: '2026-01-05T08:00:00.000Z',
    applyUrl: 'https://jobs.estuaire.example/A-1',
    ...given,
  });
}

/** An event of an offer, this many hours after the previous one. */
interface Step {
  readonly offer: number;
  readonly hours: number;
  readonly type: 'published' | 'revised' | 'corrected' | 'absent' | 'editor' | 'closed';
  readonly says: OfferCorrection;
}

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    offer: fc.nat({ max: 3 }),
    hours: fc.nat({ max: 30 }),
    type: fc.constantFrom('published', 'revised', 'corrected', 'absent', 'editor', 'closed'),
    says: fc.record(
      {
        contract: fc.constantFrom('permanent', 'internship'),
        entity: fc.constantFrom('Estuaire Assurances', '銀行'),
        place: fc.constantFrom(
          { continent: 'europe', country: 'FR', region: 'Bretagne', city: 'Brest' },
          { continent: 'europe', country: 'FR', city: 'Brest' },
          { continent: 'asia', country: 'JP' },
        ),
        otherPlaces: fc.uniqueArray(
          fc.constantFrom<OfferPlace>(
            { continent: 'europe', country: 'FR', region: 'Bretagne', city: 'Rennes' },
            { continent: 'asia', country: 'JP' },
          ),
        ),
      },
      { requiredKeys: [] },
    ),
  }),
  { minLength: 1, maxLength: 40 },
);

/** Returns a log of these steps; the first of an offer publishes it. */
function logOf(given: readonly Step[]): InMemoryEventLog {
  const log = new InMemoryEventLog();
  const known = new Set<number>();
  let at = firstMs;
  for (const step of given) {
    at += step.hours * hourMs;
    const event = eventOf(known.has(step.offer) ? step : { ...step, type: 'published' });
    known.add(step.offer);
    log.append(`offer-${idOf(step.offer)}`, event);
    const recorded = log.events.at(-1);
    if (recorded === undefined) throw new Error('expected the event to have been appended');
    const metadata = { ...recorded.metadata, occurredAt: new Date(at).toISOString() };
    log.events[log.events.length - 1] = { ...recorded, metadata };
  }
  return log;
}

function eventOf({ offer: number, type, says }: Step): GivenEvent {
  const offerId = idOf(number);
  const offer = offerWith(says);
  switch (type) {
    case 'published':
      return { type: 'OfferPublished', data: { offerId, offer } };
    case 'revised':
      return { type: 'OfferRevised', data: { offerId, offer, changed: ['contract'] } };
    case 'corrected':
      return { type: 'OfferCorrected', data: { offerId, correction: says } };
    case 'closed':
      return { type: 'OfferClosed', data: { offerId } };
    default:
      return { type: 'OfferWithdrawn', data: { offerId, because: type } };
  }
}

const occurrencesOf = ({ events }: InMemoryEventLog) =>
  events.map((recorded) => ({
    event: offerEvents.read(recorded),
    at: recorded.metadata.occurredAt,
  }));

async function projected(pool: Pool, log: InMemoryEventLog, batchSize?: number): Promise<void> {
  await pool.query('drop schema if exists offer_figures cascade; delete from projection_state');
  const folding = new Folding(pool, [offerFigures]);
  await folding.prepare();
  await folding.catchUp(log, batchSize);
}

async function database(): Promise<Pool> {
  const db = await createMigratedDatabase();
  onTestFinished(() => db.drop());
  return db.pool;
}

test('the figures of every day of every history equal a direct count of its offers', async () => {
  const pool = await database();
  const to = '2026-05-20';
  await fc.assert(
    fc.asyncProperty(steps, fc.integer({ min: 1, max: 9 }), async (given, batchSize) => {
      const log = logOf(given);
      await projected(pool, log, batchSize);
      const occurrences = occurrencesOf(log);
      const all = await readOfferFigures(pool, { to, group: 'region' });
      expect(all.days).toEqual(all.days.map(({ day }) => figuresOf(day, occurrences)));
      expect([all.from, all.days[0]?.day, all.days.at(-1)?.day]).toEqual([
        new Date(Date.parse(occurrences[0]?.at ?? '') + hourMs).toISOString().slice(0, 10),
        all.from,
        to,
      ]);
      const place = { group: 'contract', facet: 'internship' } as const;
      const some = await readOfferFigures(pool, { from: '2026-03-30', to, ...place });
      expect(some.days).toEqual(
        some.days.map(({ day }) => figuresOf(day, occurrences, 'contract/internship')),
      );
      const atEnd = [...offersAtEndOf(to, occurrences).values()];
      const open = (named?: string) => atEnd.filter(openIn(named)).length;
      const total = (figures: typeof all, of: 'open' | 'opened' | 'ended') =>
        figures.facets.reduce((sum, facet) => sum + facet[of], 0);
      for (const { id, open: found } of some.facets) expect(found).toBe(open(`contract/${id}`));
      expect(total(some, 'open') + some.unspecified).toBe(open());
      const isNowhere = (offer: (typeof atEnd)[number]) =>
        facetsOfOffer(offer.content.shown).every(({ group }) => group !== 'region');
      expect(all.unspecified).toBe(atEnd.filter(openIn()).filter(isNowhere).length);
      const internship = some.facets.find(({ id }) => id === 'internship');
      const sum = (of: 'opened' | 'absent' | 'withdrawn' | 'closed') =>
        some.days.reduce((before, day) => before + day[of], 0);
      expect(internship?.opened ?? 0).toBe(sum('opened'));
      expect(internship?.ended ?? 0).toBe(sum('absent') + sum('withdrawn') + sum('closed'));
    }),
    { seed: 20_260_327, numRuns: 60 },
  );
});

test('days begin at midnight in Paris, and the most populous facets are named', async () => {
  const pool = await database();
  const cities = Array.from({ length: maxNamedFigureFacets + 3 }, (_, number) => number);
  const log = logOf(
    cities.flatMap((number) => {
      const place = { continent: 'europe', country: 'FR', city: `Ville ${number}` } as const;
      const step = { hours: 0, type: 'published', says: { place } } as const;
      const twice = [{ ...step, offer: number * 2, hours: number === 0 ? 1 : 0 }];
      return number === 17 ? [...twice, { ...step, offer: 101 }] : twice;
    }),
  );
  await projected(pool, log);
  // 22:00 UTC on the 27th is 23:00 in Paris.
  const figures = await readOfferFigures(pool, { to: '2026-03-28', group: 'city' });
  expect(figures.days.map(({ day, open, opened }) => [day, open, opened])).toEqual([
    ['2026-03-27', 19, 19],
    ['2026-03-28', 19, 0],
  ]);
  expect(figures.facets[0]).toEqual({ id: 'fr-ville-17', open: 2, opened: 2, ended: 0 });
  expect(figures.facets).toHaveLength(maxNamedFigureFacets);
  expect(figures.others).toEqual({ facets: 3, open: 3 });
});

test('before the first offer the figures are zero; the range of days is bounded', async () => {
  const pool = await database();
  await expect(readOfferFigures(pool, { to: '2026-03-28', group: 'city' })).rejects.toThrow(
    ReadModelNotServed,
  );
  await projected(pool, new InMemoryEventLog());
  const none = await readOfferFigures(pool, { to: '2026-03-28', group: 'city' });
  expect(none).toMatchObject({ from: '2026-03-28', facets: [], unspecified: 0 });
  expect(none.days).toEqual([
    { day: '2026-03-28', open: 0, opened: 0, absent: 0, withdrawn: 0, closed: 0 },
  ]);
  const long = await readOfferFigures(pool, {
    from: '0001-01-01',
    to: '9999-12-31',
    group: 'city',
  });
  expect(long.days).toHaveLength(maxFigureDays);
});
