import { caseContentSchema, caseIdSchema, holdIdSchema } from '@parvis/contracts/cases/case.ts';
import type { CaseEvent } from '@parvis/contracts/cases/events.ts';
import { holdsIn, isInForce } from '@parvis/contracts/cases/holds.ts';
import { describe, expect, it, test } from 'vitest';
import { type CaseCommand, type Cases, decideCase, evolveCases } from './decide.ts';

const id = caseIdSchema.parse('case00000001');
const holdId = holdIdSchema.parse('hold00000001');
const content = caseContentSchema.parse({ title: 'Prospectus of 2026', words: 'twelve per cent' });
const opened: CaseEvent = { type: 'CaseOpened', data: { caseId: id, content } };
const closed: CaseEvent = { type: 'CaseClosed', data: { caseId: id, reason: 'Answered' } };
const kept = [{ kind: 'item' as const, id: 'page00000001' }];
const terms = { basis: 'Art. 6(1)(c)', until: '2026-12-31' };
const otherHoldId = holdIdSchema.parse('hold00000002');
const placed = {
  type: 'HoldPlaced',
  data: { caseId: id, holdId, ...terms, kept },
} satisfies CaseEvent;
const ended: CaseEvent = { type: 'HoldEnded', data: { caseId: id, holdId, reason: 'Settled' } };
const occurred = { by: 'anne', at: '2026-03-03T09:00:00.000Z' };
const after = (...events: readonly CaseEvent[]): Cases =>
  events.reduce<Cases>((state, event) => evolveCases(state, event, occurred), new Map());
const decided = (command: CaseCommand, ...given: readonly CaseEvent[]) =>
  decideCase(command, after(...given));
const accepted = (...value: readonly CaseEvent[]) => ({ ok: true, value });
const refused = (code: string) => ({ ok: false, refusals: [{ code }] });

describe('A case', () => {
  it('is opened with its question, and saved as another revision', () => {
    expect(decided({ type: 'open-case', id, content })).toEqual(accepted(opened));
    const other = { ...content, title: 'Prospectus' };
    const save = { type: 'save-case', id, content: other, expectedRevision: 1 } as const;
    const saved: CaseEvent = {
      type: 'CaseSaved',
      data: { caseId: id, revision: 2, content: other },
    };
    expect(decided(save, opened)).toEqual(accepted(saved));
    expect(decided(save, opened, saved)).toEqual({
      ok: false,
      refusals: [{ code: 'stale-revision', params: { revision: 2, ...occurred } }],
    });
    expect(decided(save)).toMatchObject(refused('case-not-found'));
  });

  it('takes notes until it is closed, and again once it was reopened', () => {
    const note = { type: 'note-case', id, note: 'Called the printer' } as const;
    const noted: CaseEvent = { type: 'CaseNoted', data: { caseId: id, note: note.note } };
    expect(decided(note, opened)).toEqual(accepted(noted));
    expect(decided(note, opened, closed)).toMatchObject(refused('case-closed'));
    const reopen = { type: 'reopen-case', id, reason: 'Appeal' } as const;
    const reopened: CaseEvent = { type: 'CaseReopened', data: { caseId: id, reason: 'Appeal' } };
    expect(decided(reopen, opened)).toMatchObject(refused('case-not-closed'));
    expect(decided(reopen, opened, closed)).toEqual(accepted(reopened));
    expect(decided(note, opened, closed, reopened)).toEqual(accepted(noted));
  });

  it('is not closed while a hold is in force', () => {
    const close = (today: string) =>
      ({ type: 'close-case', id, reason: 'Answered', today }) as const;
    expect(decided(close('2026-12-31'), opened, placed)).toMatchObject(refused('case-holds'));
    expect(decided(close('2027-01-01'), opened, placed)).toEqual(accepted(closed));
    expect(decided(close('2026-12-31'), opened, placed, ended)).toEqual(accepted(closed));
    const second = { ...placed, data: { ...placed.data, holdId: otherHoldId } };
    expect(decided(close('2026-12-31'), opened, placed, second, ended)).toMatchObject(
      refused('case-holds'),
    );
  });

  it('keeps what was said, done and held, with who and when', () => {
    const noted: CaseEvent = { type: 'CaseNoted', data: { caseId: id, note: 'Called' } };
    const reopened: CaseEvent = { type: 'CaseReopened', data: { caseId: id, reason: 'Appeal' } };
    expect(after(opened, noted, placed, ended, closed, reopened).get(id)).toEqual({
      id,
      content,
      revision: 1,
      opened: occurred,
      saved: occurred,
      isClosed: false,
      notes: [
        { kind: 'note', text: 'Called', occurred },
        { kind: 'closed', text: 'Answered', occurred },
        { kind: 'reopened', text: 'Appeal', occurred },
      ],
      holds: [
        { id: holdId, ...terms, kept, placed: occurred, ended: { reason: 'Settled', occurred } },
      ],
    });
  });

  it('that was never opened contradicts the stream', () => {
    expect(() => after(closed)).toThrow(`the case ${id} was never opened`);
  });
});

describe('A hold', () => {
  it('has a legal basis, an end, and something that it keeps', () => {
    const place = { type: 'place-hold', id, holdId, ...terms, kept } as const;
    expect(decided(place, opened)).toEqual(accepted(placed));
    expect(decided({ ...place, kept: [] }, opened)).toMatchObject(refused('hold-keeps-nothing'));
    expect(decided(place, opened, closed)).toMatchObject(refused('case-closed'));
  });

  it('ends once, on the record', () => {
    const end = { type: 'end-hold', id, holdId, reason: 'Settled' } as const;
    expect(decided(end, opened, placed)).toEqual(accepted(ended));
    expect(decided(end, opened, placed, ended)).toMatchObject(refused('hold-not-found'));
    expect(decided(end, opened)).toMatchObject(refused('hold-not-found'));
  });
});

test('holds in force are those that neither ended nor are past their day', () => {
  const [hold] = holdsIn([opened, placed]);
  expect(hold).toMatchObject({ title: content.title, ...terms, kept });
  expect(hold && isInForce(hold, '2026-12-31')).toBe(true);
  expect(hold && isInForce(hold, '2027-01-01')).toBe(false);
  expect(holdsIn([opened, placed, ended])).toEqual([]);
});
