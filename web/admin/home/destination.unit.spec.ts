import { expect, test } from 'vitest';
import { destinationOf } from './destination.ts';

const known = {
  people: [{ id: 'account00001', name: 'Hélène Riou' }],
  origin: 'https://www.bank.example',
  now: new Date('2026-01-05T09:30:15.678Z'),
};
const changes = (search: object) => ({ to: '/admin/audit/changes', search });
const page = (path: string) => ({
  to: '/admin/audit',
  search: { path, at: '2026-01-05T09:30:15.000Z' },
});
const ledger = (q: string) => ({ to: '/admin/audit/exposure', search: { q } });

test.each([
  [' /groupe ', page('/groupe')],
  ['https://www.bank.example/groupe?page=2', page('/groupe?page=2')],
  ['https://elsewhere.example/', ledger('https://elsewhere.example/')],
  ['helene riou', changes({ person: 'account00001' })],
  ['Hélène', ledger('Hélène')],
  ['2026-01-05', changes({ from: '2026-01-05', to: '2026-01-05' })],
  ['5/1/2026 – 31/12/2025', changes({ from: '2025-12-31', to: '2026-01-05' })],
  ['2026-02-30', ledger('2026-02-30')],
  ['12 %', ledger('12 %')],
])('“%s” leads to %j', (typed, destination) => {
  expect(destinationOf(typed, known)).toEqual(destination);
});

test('nothing leads nowhere', () => {
  expect(destinationOf('  ', known)).toBeUndefined();
});
