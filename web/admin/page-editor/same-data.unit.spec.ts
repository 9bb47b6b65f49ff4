import { describe, expect, it } from 'vitest';
import { isSameData } from './same-data.ts';

const paragraph = (text: string, more = {}) => ({
  doc: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }], ...more }],
  },
});

describe('comparing a part’s content', () => {
  it('ignores attributes added by the text editor', () => {
    expect(isSameData('text', paragraph('a'), paragraph('a', { attrs: { textAlign: null } }))).toBe(
      true,
    );
  });

  it('ignores the order of fields and empty ones', () => {
    const one = { text: 'a', author: '', role: '' };
    expect(isSameData('statement', one, { role: '', text: 'a' })).toBe(true);
    expect(
      isSameData('header', { title: 'a', slug: 'b' }, { slug: 'b', title: 'a', summary: '' }),
    ).toBe(true);
  });

  it('detects changed text, and new content', () => {
    expect(isSameData('text', paragraph('a'), paragraph('b'))).toBe(false);
    expect(isSameData('statement', { text: 'a' }, null)).toBe(false);
    expect(isSameData('header', { title: 'a', slug: 'b' }, { title: 'a', slug: 'c' })).toBe(false);
  });
});
