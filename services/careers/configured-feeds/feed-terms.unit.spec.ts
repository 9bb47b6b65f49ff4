import type { FeedTerms } from '@parvis/contracts/careers/feeds/feed-terms.ts';
import { expect, test } from 'vitest';
import { changedTerms, checkAddress, checkMove } from './check-terms.ts';
import { nextFetch } from './next-fetch.ts';

const at = (text: string) => new Date(text);
const day = { every: 'day', at: '05:30' } as const;

test.each([
  [{ every: 'quarter-hour' }, '2026-02-01T12:00:00Z', '2026-02-01T12:15:00.000Z'],
  [{ every: 'hour' }, '2026-02-01T12:00:00Z', '2026-02-01T13:00:00.000Z'],
  [{ every: 'six-hours' }, '2026-02-01T12:00:00Z', '2026-02-01T18:00:00.000Z'],
  [day, '2026-02-01T04:29:59Z', '2026-02-01T04:30:00.000Z'],
  [day, '2026-02-01T04:30:00Z', '2026-02-02T04:30:00.000Z'],
  [day, '2026-07-01T12:00:00Z', '2026-07-02T03:30:00.000Z'],
  // The night on which clocks go forward has no 02:30.
  [{ every: 'day', at: '02:30' }, '2026-03-28T12:00:00Z', '2026-03-29T01:30:00.000Z'],
  // At 23:30 in Paris the day in UTC is another one.
  [{ every: 'day', at: '00:15' }, '2026-07-01T21:30:00Z', '2026-07-01T22:15:00.000Z'],
] as const)('by %o a feed is fetched after %s at %s', (schedule, now, next) => {
  expect(nextFetch(schedule, at(now)).toISOString()).toBe(next);
});

const terms: FeedTerms = {
  address: 'https://jobs.example.org/feed',
  mapping: null,
  country: null,
  schedule: day,
  isOn: true,
};

test.each([
  ['https://jobs.example.org/feed', undefined],
  ['https://JOBS.example.org:8443/feed', undefined],
  ['https://example.org/', 'offer-feed-host'],
  ['https://jobs.example.org.evil.example/', 'offer-feed-host'],
  ['http://jobs.example.org/feed', 'offer-feed-insecure'],
  ['http://10.0.0.5/feed', undefined],
  ['http://10.0.0.6/feed', 'offer-feed-host'],
  ['http://[fd00::5]/feed', undefined],
  ['http://169.254.169.254/latest', 'offer-feed-host'],
])('of the address %s is said: %s', (address, code) => {
  const checked = checkAddress(['jobs.example.org', '10.0.0.5', 'fd00::5'], { address });
  expect(checked.ok ? undefined : checked.refusals[0]?.code).toBe(code);
});

test('secrets stay with the server that they are for', () => {
  const secrets = [{ in: 'header', name: 'X', setAt: '2026-02-01T12:00:00Z' }] as const;
  const to = (address: string, held: typeof secrets | readonly [] = secrets) =>
    checkMove(terms, { address }, held).ok;
  expect(to('https://jobs.example.org/other')).toBe(true);
  expect(to('https://jobs.example.org:8443/feed')).toBe(false);
  expect(to('https://boards.example.org/feed')).toBe(false);
  expect(to('https://boards.example.org/feed', [])).toBe(true);
});

test('what changed about a feed is named', () => {
  // The database stores the fields of a schedule in an order of its own.
  const stored = { ...terms, schedule: { at: '05:30', every: 'day' } } as const;
  expect(changedTerms(terms, stored)).toEqual([]);
  const after = { ...terms, country: 'FR', schedule: { every: 'day', at: '06:00' } } as const;
  expect(changedTerms(terms, after)).toEqual(['country', 'schedule']);
});
