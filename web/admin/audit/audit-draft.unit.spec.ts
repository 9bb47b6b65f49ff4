import { describe, expect, it } from 'vitest';
import { toDraft, toSearch } from './audit-draft.ts';

const nothingElse = { withDate: '', withTime: '' };
const now = new Date('2026-07-05T10:00:00.789Z');

describe('the form of the audit screen', () => {
  it('starts with the search of the address, in Paris time', () => {
    expect(toDraft({ path: '/groupe', at: '2026-01-05T08:30:00.250Z' }, now)).toEqual({
      page: '/groupe',
      date: '2026-01-05',
      time: '09:30:00.250',
      withDate: '',
      withTime: '',
    });
  });

  it('starts with the current second when the address has no instant', () => {
    expect(toDraft({ path: undefined, at: undefined }, now)).toEqual({
      page: '',
      date: '2026-07-05',
      time: '12:00:00',
      withDate: '',
      withTime: '',
    });
  });

  it('keeps the instant that is compared, and takes a day without a time from its beginning', () => {
    const search = { path: '/groupe', at: '2026-01-05T08:30:00.000Z' };
    const other = '2026-01-04T08:30:00.000Z';
    const draft = toDraft({ ...search, with: other }, now);
    expect(draft).toMatchObject({ withDate: '2026-01-04', withTime: '09:30:00' });
    expect(toSearch(draft, [])).toEqual({ ...search, with: other });
    expect(toSearch({ ...draft, withTime: '' }, [])).toMatchObject({
      with: '2026-01-03T23:00:00.000Z',
    });
    expect(toSearch({ ...draft, withDate: '' }, [])).toBeUndefined();
  });

  it.each([
    ['/groupe', [], '/groupe'],
    [' /groupe ', [{ url: '/autre' }], '/groupe'],
    ['notre histoire', [{ url: '/groupe/histoire' }, { url: '/x' }], '/groupe/histoire'],
  ])('resolves %j with the pages %j to %s', (page, found, path) => {
    expect(toSearch({ ...nothingElse, page, date: '2026-07-05', time: '12:00' }, found)).toEqual({
      path,
      at: '2026-07-05T10:00:00.000Z',
    });
  });

  it.each([
    ['', '2026-07-05', '12:00'],
    ['rien de tel', '2026-07-05', '12:00'],
    ['/groupe', '', '12:00'],
    ['/groupe', '2026-07-05', ''],
  ])('does not search with %j, %j, %j', (page, date, time) => {
    const found = page === '' ? [{ url: '/la-premiere-page' }] : [];
    expect(toSearch({ ...nothingElse, page, date, time }, found)).toBe(undefined);
  });
});
