import { describe, expect, it } from 'vitest';
import { maxRichTextDepth, maxRichTextNodes, richTextSchema, safeHref } from './document.ts';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const docOf = (...content: unknown[]) => ({ type: 'doc', content });

function quotesAround(levels: number): unknown {
  let block: unknown = paragraph('deep');
  for (let level = 0; level < levels; level += 1) block = { type: 'blockquote', content: [block] };
  return docOf(block);
}

describe('a rich-text document', () => {
  it('parses to itself', () => {
    const doc = docOf(paragraph('Bonjour'), { type: 'horizontalRule' });
    expect(richTextSchema.parse(doc)).toEqual(doc);
  });

  it('may nest as deep as the limit and no deeper', () => {
    const quotes = maxRichTextDepth - 2;
    expect(richTextSchema.safeParse(quotesAround(quotes)).success).toBe(true);
    expect(richTextSchema.safeParse(quotesAround(quotes + 1)).success).toBe(false);
  });

  it.each([5_000, 100_000])('is refused without a stack overflow at %i levels', (levels) => {
    const parsed = richTextSchema.safeParse(quotesAround(levels));
    expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([
      `nested deeper than ${maxRichTextDepth} levels`,
    ]);
  });

  it('is refused with too many nodes', () => {
    const rules = Array.from({ length: maxRichTextNodes }, () => ({ type: 'horizontalRule' }));
    expect(richTextSchema.safeParse(docOf(...rules)).success).toBe(false);
    expect(richTextSchema.safeParse(docOf(...rules.slice(1))).success).toBe(true);
  });

  it.each([
    ['nothing', undefined],
    ['a string', 'doc'],
    ['content that is not a list', { type: 'doc', content: 'x' }],
    ['an unknown block', docOf({ type: 'image', attrs: { src: 'x' } })],
    ['an empty text', docOf(paragraph(''))],
    ['NUL', docOf(paragraph('a\u0000b'))],
    ['half a surrogate pair', docOf(paragraph('a\ud800b'))],
    ['an empty list', docOf({ type: 'bulletList', content: [] })],
    ['text without a block', docOf({ type: 'text', text: 'x' })],
  ])('is refused with %s', (_, value) => {
    expect(richTextSchema.safeParse(value).success).toBe(false);
  });

  it('is stripped of unknown attributes', () => {
    const sent = docOf({ ...paragraph('a'), onclick: 'alert(1)', style: 'x' });
    expect(richTextSchema.parse(sent)).toEqual(docOf(paragraph('a')));
  });
});

describe('the address of a link', () => {
  it.each([
    'https://example.org/a?b#c',
    'mailto:a@example.org',
    'tel:+33123456789',
    '/fr/page',
    '#section',
    '?page=2',
    'page.html',
    './page',
    '../page#x',
    '/métiers',
  ])('%s is safe', (href) => {
    expect(safeHref.test(href)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.org/1',
    '//example.org',
    '/\\example.org',
    '/\t/example.org',
    '\\\\example.org',
    'https://exa\nmple.org',
  ])('%j is unsafe', (href) => {
    expect(safeHref.test(href)).toBe(false);
  });
});
