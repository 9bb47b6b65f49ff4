import { describe, expect, it } from 'vitest';
import { compareFields } from './compare-fields.ts';

const unnamed = () => undefined;

describe('comparing fields', () => {
  it('returns the added and removed words of each field', () => {
    const before = { text: 'Nous prêtons avec soin.', author: 'H. Le Guen' };
    const after = { text: 'Nous prêtons avec prudence.', author: 'H. Le Guen', role: 'Directrice' };
    expect(compareFields(['text', 'author', 'role'], before, after, unnamed)).toEqual([
      {
        field: 'text',
        segments: [
          { kind: 'same', text: 'Nous prêtons avec ' },
          { kind: 'removed', text: 'soin' },
          { kind: 'added', text: 'prudence' },
          { kind: 'same', text: '.' },
        ],
      },
      { field: 'role', segments: [{ kind: 'added', text: 'Directrice' }] },
    ]);
  });

  it('returns the removed text of an emptied field', () => {
    expect(compareFields(['role'], { role: 'Directrice' }, {}, unnamed)).toEqual([
      { field: 'role', segments: [{ kind: 'removed', text: 'Directrice' }] },
    ]);
  });

  it('replaces values with display names as a whole', () => {
    const names = new Map([
      ['p1', 'Notre groupe'],
      ['p2', 'Notre histoire'],
    ]);
    const nameOf = (field: string, id: unknown) =>
      field === 'parentId' ? names.get(String(id)) : undefined;
    const removed = { kind: 'removed', text: 'Notre groupe' };
    const space = { kind: 'same', text: ' ' };
    const added = { kind: 'added', text: 'Notre histoire' };
    const compare = (before: object, after: object) =>
      compareFields(['parentId'], { ...before }, { ...after }, nameOf);
    expect(compare({ parentId: 'p1' }, { parentId: 'p2' })).toEqual([
      { field: 'parentId', segments: [removed, space, added] },
    ]);
    expect(compare({ parentId: 'p1' }, {})).toEqual([{ field: 'parentId', segments: [removed] }]);
    expect(compare({}, { parentId: 'p2' })).toEqual([{ field: 'parentId', segments: [added] }]);
  });

  it('compares the text of a list, one line per item, not its stored form', () => {
    const items = [{ value: '31', label: 'ports' }];
    const doc = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Oui.' }] }],
    };
    expect(
      compareFields(['items'], { items }, { items: [...items, { title: 'Quais', doc }] }, unnamed),
    ).toEqual([
      {
        field: 'items',
        segments: [
          { kind: 'same', text: '31 · ports' },
          { kind: 'added', text: '\nQuais · Oui.' },
        ],
      },
    ]);
  });

  it('returns the cells of figures that were changed', () => {
    const table = (cell: string) => ({
      columns: [{ heading: '2024' }, { heading: '2025' }],
      rows: [{ heading: 'Produit', unit: 'M€', cells: ['4780', cell] }],
    });
    const [difference] = compareFields(
      ['table'],
      { table: table('4970') },
      { table: table('4980') },
      unnamed,
    );
    expect(difference?.segments).toEqual([
      { kind: 'same', text: '2024 · 2025\nProduit (M€) · 4780 · ' },
      { kind: 'removed', text: '4970' },
      { kind: 'added', text: '4980' },
    ]);
  });

  it('finds no difference between equal contents', () => {
    expect(
      compareFields(['text', 'role'], { text: 'a', role: '' }, { text: 'a' }, unnamed),
    ).toEqual([]);
  });
});
