import type { FeedOffer } from '@parvis/contracts/careers/commands.ts';
import type { OfferEvent } from '@parvis/contracts/careers/events.ts';
import type { KnownOffer } from '@parvis/contracts/careers/evolve-offer.ts';
import { expect, it } from 'vitest';
import { computeOfferId } from '../offer-writer.ts';
import { offerAfter as after, sampleOffer } from '../testing/sample-offer.ts';
import { decidePush } from './decide.ts';

const now = '2026-02-01T12:00:00.000Z';
const offerId = computeOfferId(sampleOffer());
const published: OfferEvent = { type: 'OfferPublished', data: { offerId, offer: sampleOffer() } };
const withdrawn = (because: 'absent' | 'editor'): OfferEvent => ({
  type: 'OfferWithdrawn',
  data: { offerId, because },
});
const title = { fr: 'Chef comptable' };

const pushing = (record: FeedOffer, state?: KnownOffer, seen?: number) =>
  decidePush({ type: 'import-offer', offerId, record, now }, state, seen);

it('an offer that is sent is published, revised, or left as it is', () => {
  expect(pushing(sampleOffer())).toMatchObject({ value: { came: 'published' } });
  expect(pushing(sampleOffer({ title }), after(published))).toMatchObject({
    value: { came: 'revised', events: [{ data: { changed: ['title'] } }] },
  });
  expect(pushing(sampleOffer(), after(published))).toMatchObject({
    value: { came: 'unchanged', events: [] },
  });
});

it('an editor’s withdrawal stands; the source’s own does not', () => {
  const held = pushing(sampleOffer(), after(published, withdrawn('editor')));
  expect(held).toMatchObject({ value: { came: 'held', events: [] } });
  const again = pushing(sampleOffer(), after(published, withdrawn('absent')));
  expect(again).toMatchObject({ value: { came: 'published' } });
});

it('an editor’s correction stands', () => {
  const corrected: OfferEvent = {
    type: 'OfferCorrected',
    data: { offerId, correction: { title } },
  };
  const state = after(published, corrected);
  expect(pushing(sampleOffer({ title: { fr: 'Autre' } }), state)).toMatchObject({
    value: { came: 'held', events: [{ type: 'OfferRevised' }] },
  });
});

it('one that would have to come again later is refused, and the refusal names the field', () => {
  const early = sampleOffer({ publishedAt: '2026-03-01T00:00:00.000Z' });
  expect(pushing(early)).toMatchObject({
    refusals: [{ code: 'invalid', path: ['publishedAt'], params: { reason: 'offer-too-early' } }],
  });
  const late = sampleOffer({ closesAt: '2026-01-31T22:59:59.000Z' });
  expect(pushing(late)).toMatchObject({ refusals: [{ code: 'offer-closed', path: ['closesAt'] }] });
});

it.each([
  [undefined, 0, true],
  [undefined, 1, false],
  [after(published), 1, true],
  [after(published), 0, false],
] as const)(
  'a sender who names the revision they saw is refused if it is another',
  (state, seen, ok) => {
    expect(pushing(sampleOffer({ title }), state, seen)).toMatchObject(
      ok ? { ok } : { refusals: [{ code: 'stale-revision' }] },
    );
  },
);
