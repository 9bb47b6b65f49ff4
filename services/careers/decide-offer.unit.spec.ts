import type { FeedOffer } from '@parvis/contracts/careers/commands.ts';
import type { OfferEvent } from '@parvis/contracts/careers/events.ts';
import type { KnownOffer } from '@parvis/contracts/careers/evolve-offer.ts';
import { type OfferCorrection, placesOf } from '@parvis/contracts/careers/offer.ts';
import { describe, expect, it, test } from 'vitest';
import { type DecidedOfferCommand, decideOffer } from './decide-offer.ts';
import { decideImport } from './import-offer/decide.ts';
import { computeOfferId } from './offer-writer.ts';
import { offerAfter as after, sampleOffer, undated } from './testing/sample-offer.ts';

const now = '2026-02-01T12:00:00.000Z';
const offerId = computeOfferId(sampleOffer());
const published = (offer = sampleOffer()): OfferEvent => ({
  type: 'OfferPublished',
  data: { offerId, offer },
});
const corrected = (correction: OfferCorrection): OfferEvent => ({
  type: 'OfferCorrected',
  data: { offerId, correction },
});
const withdrawn = (because: 'absent' | 'editor'): OfferEvent => ({
  type: 'OfferWithdrawn',
  data: { offerId, because },
});
const closed: OfferEvent = { type: 'OfferClosed', data: { offerId } };
const title = { fr: 'Comptable en chef (F/H)' };
const past = { closesAt: '2026-01-31T22:59:59.000Z' };
const later = { closesAt: '2026-03-31T21:59:59.000Z' };

const importing = (record: FeedOffer, state?: KnownOffer) =>
  decideImport({ type: 'import-offer', offerId, record, now }, state);

describe('A record of a feed', () => {
  it('opens an unknown offer, published now unless it gives a date', () => {
    expect(importing(sampleOffer())).toEqual({ came: 'published', events: [published()] });
    expect(importing(undated()).events).toEqual([published(sampleOffer({ publishedAt: now }))]);
  });

  it('changes nothing when it is imported again, with or without a publication date', () => {
    for (const record of [sampleOffer(), undated()])
      expect(importing(record, after(published()))).toEqual({ came: 'unchanged', events: [] });
  });

  it('revises an open offer, naming what changed', () => {
    const offer = sampleOffer({ title, ...later });
    const revised = {
      type: 'OfferRevised',
      data: { offerId, offer, changed: ['title', 'closesAt'] },
    };
    expect(importing(offer, after(published()))).toEqual({ came: 'revised', events: [revised] });
  });

  it('that only gives today as its publication changes nothing', () => {
    const restamped = sampleOffer({ publishedAt: now });
    expect(importing(restamped, after(published()))).toEqual({ came: 'unchanged', events: [] });
    const { publishedAt } = sampleOffer();
    expect(importing({ ...restamped, title }, after(published())).events).toMatchObject([
      { data: { changed: ['title'], offer: { publishedAt } } },
    ]);
  });

  it('with a publication in the future waits for it', () => {
    const tomorrow = sampleOffer({ publishedAt: '2026-02-02T08:00:00.000Z' });
    for (const state of [undefined, after(published(), withdrawn('absent'))])
      expect(importing(tomorrow, state)).toEqual({ came: 'waiting', events: [] });
    expect(importing(tomorrow, after(published())).came).toBe('unchanged');
    const command = { type: 'import-offer', offerId, record: tomorrow } as const;
    const at = '2026-02-02T08:00:00.000Z';
    expect(decideImport({ ...command, now: at }, undefined).came).toBe('published');
  });

  it('names a field that it no longer contains', () => {
    const { contract: _, ...offer } = sampleOffer();
    expect(importing(offer, after(published())).events[0]?.data).toMatchObject({
      changed: ['contract'],
    });
  });

  it.each(['absent', 'closed'])('reopens an offer that is %s', (status) => {
    const ended = status === 'absent' ? withdrawn('absent') : closed;
    const offer = sampleOffer(later);
    const state = after(published(sampleOffer(past)), ended);
    expect(importing(offer, state)).toEqual({ came: 'published', events: [published(offer)] });
  });

  it('opens no offer whose closing date has passed', () => {
    const offer = sampleOffer(past);
    const states = [
      undefined,
      after(published(offer), closed),
      after(published(offer), withdrawn('absent')),
    ];
    for (const state of states)
      expect(importing(offer, state)).toEqual({ came: 'expired', events: [] });
  });

  it('does not reopen an offer that an editor withdrew', () => {
    const state = after(published(), withdrawn('editor'));
    expect(importing(sampleOffer({ title }), state)).toEqual({ came: 'held', events: [] });
  });

  it('is recorded along with the correction that overrides it, and counted as held', () => {
    const state = after(published(), corrected({ contract: 'fixed-term' }));
    expect(importing(sampleOffer(), state)).toEqual({ came: 'held', events: [] });
    const other = importing(sampleOffer({ contract: 'temporary' }), state);
    expect([other.came, other.events[0]?.data]).toMatchObject(['held', { changed: ['contract'] }]);
    expect(
      after(published(), corrected({ contract: 'fixed-term' }), ...other.events)?.content,
    ).toMatchObject({
      shown: { contract: 'fixed-term' },
      given: { contract: 'temporary' },
    });
    const more = importing(sampleOffer({ contract: 'temporary', title }), state);
    expect(more.came).toBe('revised');
  });

  const lyon = { continent: 'europe', country: 'FR', city: 'Lyon' } as const;
  const lille = { ...lyon, city: 'Lille' };
  const inLyonToo = () => sampleOffer({ otherPlaces: [lyon] });

  it('that adds or drops a place revises its places', () => {
    expect(importing(inLyonToo(), after(published()))).toMatchObject({
      came: 'revised',
      events: [{ data: { changed: ['place'], offer: { otherPlaces: [lyon] } } }],
    });
    const back = importing(sampleOffer(), after(published(inLyonToo())));
    expect(back.events).toMatchObject([{ data: { changed: ['place'] } }]);
    expect(importing(inLyonToo(), after(published(inLyonToo()))).came).toBe('unchanged');
  });

  it('does not add places to those that an editor corrected', () => {
    const state = after(published(inLyonToo()), corrected({ place: lille }));
    expect(placesOf(state?.content.shown ?? {})).toEqual([lille]);
    expect(importing(inLyonToo(), state).came).toBe('held');
    const more = importing(sampleOffer({ otherPlaces: [lyon, lille] }), state);
    expect(more.came).toBe('held');
    const next = after(published(inLyonToo()), corrected({ place: lille }), ...more.events);
    expect(placesOf(next?.content.shown ?? {})).toEqual([lille]);
    const released = after(published(inLyonToo()), corrected({ place: lille }), corrected({}));
    expect(released?.content.shown.otherPlaces).toEqual([lyon]);
  });

  it('keeps its first place when an editor corrected the other places', () => {
    const state = after(published(inLyonToo()), corrected({ otherPlaces: [lille] }));
    expect(placesOf(state?.content.shown ?? {}).map(({ city }) => city)).toEqual([
      'Nantes',
      'Lille',
    ]);
    expect(importing(inLyonToo(), state).came).toBe('held');
  });

  it('that matches a correction is not counted as held', () => {
    const offer = sampleOffer({ title });
    const state = after(published(offer), corrected({ title }));
    expect(importing(offer, state)).toEqual({ came: 'unchanged', events: [] });
  });

  it('is not opened again before the date that an editor corrected', () => {
    const state = after(published(), corrected(past), closed);
    expect(importing(sampleOffer(), state).came).toBe('expired');
  });
});

const deciding = (command: DecidedOfferCommand, state?: KnownOffer) => decideOffer(command, state);
const decided = (...events: readonly OfferEvent[]) => ({ ok: true, value: events });

describe('An editor', () => {
  it('withdraws an offer in any state, once', () => {
    const withdraw = { type: 'withdraw-offer', offerId } as const;
    for (const state of [
      after(published()),
      after(published(), closed),
      after(published(), withdrawn('absent')),
    ])
      expect(deciding(withdraw, state)).toEqual(decided(withdrawn('editor')));
    expect(deciding(withdraw, after(published(), withdrawn('editor')))).toMatchObject({
      refusals: [{ code: 'offer-withdrawn' }],
    });
  });

  it('restores an offer that an editor withdrew, unless its date has passed', () => {
    const back = { type: 'put-back-offer', offerId, now } as const;
    const held = (offer = sampleOffer()) => after(published(offer), withdrawn('editor'));
    expect(deciding(back, held())).toEqual(decided(published()));
    const refused = (state: KnownOffer | undefined) => deciding(back, state);
    expect(refused(held(sampleOffer(past)))).toMatchObject({
      refusals: [{ code: 'offer-closed' }],
    });
    expect(refused(after(published(), withdrawn('absent')))).toMatchObject({
      refusals: [{ code: 'offer-not-withdrawn' }],
    });
  });

  it('withdraws and restores only the revision that they have seen', () => {
    const open = after(published(), corrected({ title }));
    const held = after(published(), withdrawn('editor'), corrected({ title }));
    const seen = { offerId, expectedRevision: 1 };
    expect(deciding({ type: 'withdraw-offer', ...seen }, open)).toMatchObject({
      refusals: [{ code: 'stale-revision' }],
    });
    expect(deciding({ type: 'put-back-offer', now, ...seen }, held)).toMatchObject({
      refusals: [{ code: 'stale-revision' }],
    });
  });

  it('corrects the revision that they have seen; repeating the correction appends no event', () => {
    const correct = { type: 'correct-offer', offerId, correction: { title } } as const;
    const state = after(published());
    expect(deciding({ ...correct, expectedRevision: 1 }, state)).toEqual(
      decided(corrected({ title })),
    );
    const again = after(published(), corrected({ title }));
    expect(deciding({ ...correct, expectedRevision: 2 }, again)).toEqual(decided());
    expect(deciding({ ...correct, expectedRevision: 1 }, again)).toMatchObject({
      refusals: [{ code: 'stale-revision' }],
    });
  });
});

describe('An open offer', () => {
  const close = { type: 'close-offer', offerId, now } as const;
  const leave = { type: 'withdraw-absent-offer', offerId } as const;

  it('closes once its displayed closing date has passed', () => {
    expect(deciding(close, after(published(sampleOffer(past))))).toEqual(decided(closed));
    expect(deciding(close, after(published(sampleOffer({ closesAt: now }))))).toEqual(
      decided(closed),
    );
    expect(deciding(close, after(published(), corrected(past)))).toEqual(decided(closed));
    for (const state of [
      after(published(sampleOffer(later))),
      after(published()),
      after(published(sampleOffer(past)), corrected(later)),
      after(published(sampleOffer(past)), withdrawn('editor')),
    ])
      expect(deciding(close, state)).toEqual(decided());
  });

  it('is withdrawn when it leaves its feed; an offer that is not open is unchanged', () => {
    expect(deciding(leave, after(published()))).toEqual(decided(withdrawn('absent')));
    for (const ended of [closed, withdrawn('editor'), withdrawn('absent')])
      expect(deciding(leave, after(published(), ended))).toEqual(decided());
    const stale = { ...leave, expectedRevision: 1 };
    expect(deciding(stale, after(published(), corrected({ title })))).toMatchObject({
      refusals: [{ code: 'stale-revision' }],
    });
  });

  it('is kept by a person when it left its feed; an offer that is not open is unchanged', () => {
    const keep = { type: 'keep-absent-offer', offerId } as const;
    const kept: OfferEvent = { type: 'OfferKept', data: { offerId } };
    expect(deciding(keep, after(published()))).toEqual(decided(kept));
    for (const ended of [closed, withdrawn('editor'), withdrawn('absent')])
      expect(deciding(keep, after(published(), ended))).toEqual(decided());
  });
});

test('commands on an offer that never existed append nothing', () => {
  const commands: readonly DecidedOfferCommand[] = [
    { type: 'close-offer', offerId, now },
    { type: 'withdraw-absent-offer', offerId },
    { type: 'keep-absent-offer', offerId },
    { type: 'withdraw-offer', offerId },
    { type: 'put-back-offer', offerId, now },
    { type: 'correct-offer', offerId, expectedRevision: 1, correction: {} },
  ];
  for (const command of commands)
    expect(deciding(command)).toMatchObject({ refusals: [{ code: 'offer-not-found' }] });
});
