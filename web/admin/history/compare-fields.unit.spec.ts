import { describe, expect, it } from 'vitest';
import { compareFields } from './compare-fields.ts';

describe('comparing fields', () => {
  it('tells the words that came and went, field by field', () => {
    const before = { text: 'Nous prêtons avec soin.', author: 'H. Le Guen' };
    const after = { text: 'Nous prêtons avec prudence.', author: 'H. Le Guen', role: 'Directrice' };
    expect(compareFields(before, after)).toEqual([
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

  it('tells a field that was emptied', () => {
    expect(compareFields({ role: 'Directrice' }, {})).toEqual([
      { field: 'role', segments: [{ kind: 'removed', text: 'Directrice' }] },
    ]);
  });

  it('finds nothing between equal contents', () => {
    expect(compareFields({ text: 'a', role: '' }, { text: 'a' })).toEqual([]);
  });
});
