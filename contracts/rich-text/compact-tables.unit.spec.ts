import { describe, expect, it } from 'vitest';
import { maxEventBytes } from '../log/event-log.ts';
import { compactTables, expandTables } from './compact-tables.ts';
import { richTextSchema } from './document.ts';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const cell = (change: object = {}) => ({
  type: 'tableCell',
  attrs: { colspan: 1, rowspan: 1 },
  content: [paragraph('1 234,5')],
  ...change,
});
const tableOf = (...content: unknown[]) => ({
  type: 'doc',
  content: [{ type: 'table', content: [{ type: 'tableRow', content }] }],
});
const bold = { type: 'text', text: 'a', marks: [{ type: 'bold' }] };

describe('a table in compact form', () => {
  it.each<[string, object, unknown]>([
    ['plain', cell(), '1 234,5'],
    ['empty', cell({ content: [{ type: 'paragraph' }] }), ''],
    ['of a heading', cell({ type: 'tableHeader' }), ['1 234,5']],
    ['that spans', cell({ attrs: { colspan: 2, rowspan: 1 } }), undefined],
    ['in bold', cell({ content: [{ type: 'paragraph', content: [bold] }] }), undefined],
    ['of two paragraphs', cell({ content: [paragraph('a'), paragraph('b')] }), undefined],
    ['with a list', cell({ content: [{ type: 'horizontalRule' }] }), undefined],
  ])('has a cell %s, which is restored exactly', (_, one, compact) => {
    const doc = tableOf(one);
    expect(richTextSchema.parse(doc)).toEqual(doc);
    expect(compactTables(doc)).toEqual(tableOf(compact ?? one));
    expect(expandTables(JSON.parse(JSON.stringify(compactTables(doc))))).toEqual(doc);
  });

  it('has tables in its cells', () => {
    const doc = tableOf(cell({ content: tableOf(cell()).content }));
    expect(expandTables(compactTables(doc))).toEqual(doc);
    expect(JSON.stringify(compactTables(doc))).toContain('["1 234,5"]');
  });

  it('fits into one event with a thousand rows of eight cells', () => {
    const row = { type: 'tableRow', content: Array.from({ length: 8 }, () => cell()) };
    const table = { type: 'table', content: Array.from({ length: 1_000 }, () => row) };
    const doc = richTextSchema.parse({ type: 'doc', content: [table] });
    expect(JSON.stringify(doc).length).toBeGreaterThan(maxEventBytes);
    expect(JSON.stringify(compactTables(doc)).length).toBeLessThan(maxEventBytes);
  });
});
