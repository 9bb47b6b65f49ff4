import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { overdueRelease } from './overdue-releases.ts';

const published = {
  created: '2020-01-01T00:00:00Z',
  '2.3.9': '2024-01-01T00:00:00Z',
  '2.4.0': '2024-06-01T00:00:00Z',
  '2.4.1': '2024-07-01T00:00:00Z',
  '3.0.0-rc.1': '2024-08-01T00:00:00Z',
  '3.0.0': '2024-12-01T00:00:00Z',
  '10.0.0': '2025-01-01T00:00:00Z',
};
const after = (iso: string, days: number) => new Date(Date.parse(iso) + days * 86_400_000);

test.each([
  ['the same major, until its time is over', '2.4.0', after('2024-07-01', 180), undefined],
  ['the same major, from then on', '2.4.0', after('2024-07-01', 181), '2.4.1'],
  ['the first of several releases', '2.3.9', after('2024-07-01', 400), '2.4.0'],
  ['a newer major, until its time is over', '2.4.1', after('2024-12-01', 540), undefined],
  ['a newer major, from then on', '2.4.1', after('2024-12-01', 541), '3.0.0'],
  ['majors of two digits', '3.0.0', after('2025-01-01', 541), '10.0.0'],
  ['nothing newer', '10.0.0', after('2025-01-01', 5_000), undefined],
  ['a version that is not a release', 'workspace:*', after('2025-01-01', 5_000), undefined],
])('%s', (_, version, now, release) => {
  expect(overdueRelease(version, published, now)?.release).toBe(release);
});

test('the days are those in the document', () => {
  const policy = readFileSync(new URL('libraries.md', import.meta.url), 'utf8');
  const [minor, major] = [
    overdueRelease('2.4.0', published, after('2024-07-01', 181)),
    overdueRelease('2.4.1', published, after('2024-12-01', 541)),
  ];
  expect(policy).toContain(`same major | ${minor?.allowedDays} days`);
  expect(policy).toContain(`newer major | ${major?.allowedDays} days`);
});
