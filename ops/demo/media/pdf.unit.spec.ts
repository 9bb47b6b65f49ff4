import { describe, expect, test } from 'vitest';
import { toPdf } from './pdf.ts';
import { encoded, linesOf } from './pdf-text.ts';
import { readDocuments } from './read-documents.ts';

const editions = readDocuments().flatMap((document) => [...document.editions.values()]);

describe.each(editions)('$title ($language)', (text) => {
  const file = toPdf(text).toString('latin1');

  test('its cross-reference table has the offset of each object, and its end that of the table', () => {
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
    expect(file.slice(table, table + 5)).toBe('xref\n');
    const offsets = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map((one) => one[1]);
    expect(offsets.length).toBeGreaterThan(6);
    for (const [index, offset] of offsets.entries())
      expect(file.slice(Number(offset)).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
  });

  test('each stream has the declared length, and there is a page for the cover and each section', () => {
    const streams = [...file.matchAll(/<< \/Length (\d+) >>\nstream\n([^]*?)\nendstream/g)];
    expect(streams).toHaveLength(text.sections.length + 1);
    for (const [, length, content] of streams) expect(content).toHaveLength(Number(length));
    expect(file).toContain(`/Count ${streams.length} `);
  });

  test('it declares its title and its language', () => {
    expect(file).toContain(`/Title ${encoded(text.title)}`);
    expect(file).toContain(`/Lang (${text.language})`);
  });
});

test('text is encoded in WinAnsi, or refused', () => {
  expect(encoded('É’œ €\u202f!')).toBe('<c9929c2080a021>');
  expect(() => encoded('−')).toThrow(RangeError);
});

test('a text is wrapped at its spaces, and loses no words', () => {
  const text = 'Un estuaire n’est ni la terre ni la mer.';
  const lines = linesOf(text, 6_000);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join(' ')).toBe(text);
  expect(linesOf('Anticonstitutionnellement', 10)).toEqual(['Anticonstitutionnellement']);
});
