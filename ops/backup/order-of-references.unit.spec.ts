import { expect, test } from 'vitest';
import { inOrderOfReferences } from './order-of-references.ts';

const tables = ['account', 'envelope', 'officer', 'report'].map((name) => ({ name }));

test('tables come after those they reference', () => {
  const references = [
    { from: 'account', to: 'account' },
    { from: 'envelope', to: 'officer' },
    { from: 'envelope', to: 'report' },
    { from: 'officer', to: 'account' },
    { from: 'report', to: 'a table that is not copied' },
  ];
  const names = inOrderOfReferences(tables, references).map(({ name }) => name);
  expect(names).toEqual(['account', 'report', 'officer', 'envelope']);
});

test('tables that reference each other are named', () => {
  const references = [
    { from: 'officer', to: 'report' },
    { from: 'report', to: 'officer' },
  ];
  expect(() => inOrderOfReferences(tables, references)).toThrow('officer, report');
});
