import type { OfferCorrection } from '@parvis/contracts/careers/offer.ts';
import { describe, expect, it } from 'vitest';
import { offerWith } from '../testing/offers.ts';
import { toCorrection, toDraft } from './correction-draft.ts';

/** Returns an offer with these values from its source, corrected. */
const corrected = (correction: OfferCorrection) => {
  const { shown } = offerWith({});
  const { given } = offerWith({ given: shown });
  return offerWith({ given, shown: { ...shown, ...correction }, correction });
};
const untouched = offerWith({});
const draft = toDraft(untouched.shown);

describe('The correction', () => {
  it('is empty while nothing differs from the source, and where an input is empty', () => {
    expect(toCorrection(untouched, draft)).toEqual({});
    const empty = { titleFr: '', titleEn: ' ', contract: '', closesOn: '', applyUrl: '' };
    expect(toCorrection(corrected({ contract: 'temporary' }), empty)).toEqual({});
  });

  it('has the typed values, and the title in every language', () => {
    const typed = { ...draft, titleFr: ' Comptable en chef ', contract: 'fixed-term' };
    expect(toCorrection(untouched, typed)).toEqual({
      title: { fr: 'Comptable en chef', en: 'Accountant' },
      contract: 'fixed-term',
    });
    expect(toCorrection(untouched, { ...draft, titleEn: '' })).toEqual({
      title: { fr: 'Comptable (F/H)' },
    });
    const applyUrl = 'https://jobs.estuaire.example/other';
    expect(toCorrection(untouched, { ...draft, applyUrl: ` ${applyUrl}` })).toEqual({ applyUrl });
  });

  it('has a closing date at the end of its day in Paris, in summer and in winter', () => {
    const closing = (closesOn: string) => toCorrection(untouched, { ...draft, closesOn }).closesAt;
    expect(closing('2026-07-14')).toBe('2026-07-14T21:59:59.000Z');
    expect(closing('2026-12-24')).toBe('2026-12-24T22:59:59.000Z');
    expect(closing(draft.closesOn)).toBe(undefined);
  });

  it('keeps fields corrected elsewhere, and the exact corrected instant', () => {
    const elsewhere = { entity: 'Severn Mutual', closesAt: '2026-06-01T10:00:00.000Z' };
    const offer = corrected(elsewhere);
    expect(toCorrection(offer, toDraft(offer.shown))).toEqual(elsewhere);
    const given = { ...toDraft(offer.shown), closesOn: draft.closesOn };
    expect(toCorrection(offer, given)).toEqual({ entity: 'Severn Mutual' });
  });
});
