import { describe, expect, it } from 'vitest';
import { sameData } from './same-data.ts';

const paragraph = (text: string, more = {}) => ({
  doc: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }], ...more }],
  },
});

describe('telling whether something changed', () => {
  it('does not count what the editor adds of its own', () => {
    expect(sameData('text', paragraph('a'), paragraph('a', { attrs: { textAlign: null } }))).toBe(
      true,
    );
  });

  it('does not count the order of fields nor empty ones', () => {
    const one = { text: 'a', author: '', role: '' };
    expect(sameData('statement', one, { role: '', text: 'a' })).toBe(true);
    expect(
      sameData('header', { title: 'a', slug: 'b' }, { slug: 'b', title: 'a', summary: '' }),
    ).toBe(true);
  });

  it('counts words, and content where there was none', () => {
    expect(sameData('text', paragraph('a'), paragraph('b'))).toBe(false);
    expect(sameData('statement', { text: 'a' }, null)).toBe(false);
    expect(sameData('header', { title: 'a', slug: 'b' }, { title: 'a', slug: 'c' })).toBe(false);
  });
});
