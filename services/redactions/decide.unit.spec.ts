import { positionFrom } from '@parvis/contracts/log/position.ts';
import type { RedactedPlace, RedactionEvent } from '@parvis/contracts/redactions/events.ts';
import { redactionIdSchema } from '@parvis/contracts/redactions/redaction.ts';
import { describe, expect, it } from 'vitest';
import { decideRedaction, evolveRedactions, maxCuts, type Redactions } from './decide.ts';

const id = redactionIdSchema.parse('redaction001');
const reason = 'Erasure request of 3 March';
const placeAt = (position: number, cuts = 1): RedactedPlace => ({
  position: positionFrom(BigInt(position)),
  stream: 'content-1',
  locale: 'en',
  cuts: Array.from({ length: cuts }, (_, n) => [n, 0, 5, 'mark'] as const),
});
const requested: readonly RedactionEvent[] = [
  { type: 'RedactionRequested', data: { redactionId: id, reason, item: null, left: [] } },
  { type: 'RedactionPlacesFound', data: { redactionId: id, places: [placeAt(7)] } },
];
const confirmed: RedactionEvent = { type: 'RedactionConfirmed', data: { redactionId: id } };
const after = (events: readonly RedactionEvent[], by = 'anne'): Redactions =>
  events.reduce<Redactions>(
    (state, event) => evolveRedactions(state, event, { by, at: '2026-03-03T09:00:00.000Z' }),
    new Map(),
  );
const refusals = (code: string) => ({ ok: false, refusals: [{ code }] });

describe('Requesting a redaction', () => {
  const request = (places: readonly RedactedPlace[]) =>
    decideRedaction(
      { type: 'request-redaction', id, reason, item: null, places, left: [] },
      new Map(),
    );

  it('records the reason and the places, and never the words', () => {
    expect(request([placeAt(7)])).toEqual({ ok: true, value: requested });
  });

  it('is refused when nothing was found', () => {
    expect(request([])).toMatchObject(refusals('redaction-found-nothing'));
  });

  it('spreads many places over events that each have room for them', () => {
    const many = Array.from({ length: maxCuts / 100 }, (_, n) => placeAt(n, 100));
    const decided = request(many);
    const found = decided.ok ? decided.value.slice(1) : [];
    expect(found.map(({ data }) => ('places' in data ? data.places.length : 0))).toEqual([
      20, 20, 20, 20,
    ]);
    expect(request([...many, placeAt(1)])).toMatchObject(refusals('redaction-too-large'));
  });
});

describe('Confirming a redaction', () => {
  const confirm = (state: Redactions, by = 'bea', places: readonly RedactedPlace[] = []) =>
    decideRedaction({ type: 'confirm-redaction', id, by, places }, state);

  it('takes a second person', () => {
    expect(confirm(after(requested))).toEqual({ ok: true, value: [confirmed] });
    expect(confirm(after(requested), 'anne')).toMatchObject(refusals('redaction-own'));
  });

  it('adds where the words were said since the request', () => {
    const data = { redactionId: id, places: [placeAt(9)] };
    const decided = confirm(after(requested), 'bea', [placeAt(9)]);
    expect(decided).toEqual({
      ok: true,
      value: [{ type: 'RedactionPlacesFound', data }, confirmed],
    });
  });

  it('is refused once it was decided, and when it was never requested', () => {
    const waiting = refusals('redaction-not-waiting');
    expect(confirm(after([...requested, confirmed]))).toMatchObject(waiting);
    const refused: RedactionEvent = {
      type: 'RedactionRefused',
      data: { redactionId: id, reason: 'No' },
    };
    expect(confirm(after([...requested, refused]))).toMatchObject(waiting);
    expect(confirm(new Map())).toMatchObject(waiting);
  });
});

describe('Refusing a redaction', () => {
  const refuse = (state: Redactions) =>
    decideRedaction({ type: 'refuse-redaction', id, reason: 'The words are public' }, state);

  it('records why, also of one’s own request', () => {
    const data = { redactionId: id, reason: 'The words are public' };
    const value = [{ type: 'RedactionRefused', data }];
    expect(refuse(after(requested))).toEqual({ ok: true, value });
  });

  it('is too late once it was confirmed', () => {
    expect(refuse(after([...requested, confirmed]))).toMatchObject(
      refusals('redaction-not-waiting'),
    );
  });
});

describe('Finishing a redaction', () => {
  const finish = (state: Redactions) => decideRedaction({ type: 'finish-redaction', id }, state);
  const done: RedactionEvent = { type: 'RedactionCarriedOut', data: { redactionId: id } };

  it('is recorded once', () => {
    expect(finish(after([...requested, confirmed]))).toEqual({ ok: true, value: [done] });
    expect(finish(after([...requested, confirmed, done]))).toEqual({ ok: true, value: [] });
  });

  it('needs a confirmation', () => {
    expect(finish(after(requested))).toMatchObject(refusals('redaction-not-waiting'));
  });
});
