import type { BlockNode, InlineNode, TableCell } from '@parvis/contracts/rich-text/document.ts';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichTextView } from './rich-text.tsx';

const text = (value: string): InlineNode => ({ type: 'text', text: value });
const paragraph = (value: string): BlockNode => ({ type: 'paragraph', content: [text(value)] });
const cell = (type: TableCell['type'], value: string, colspan = 1): TableCell => ({
  type,
  attrs: { colspan, rowspan: 1 },
  content: value === '' ? [{ type: 'paragraph' }] : [paragraph(value)],
});
const row = (...content: TableCell[]) => ({ type: 'tableRow' as const, content });

function htmlOf(content: BlockNode[], headingIds?: string[]): string {
  return renderToString(
    <RichTextView
      doc={{ type: 'doc', content }}
      newTabNote="(Opens in a new tab)"
      {...(headingIds && { headingIds })}
    />,
  );
}

describe('a document on the page', () => {
  it.each<[string, BlockNode, string]>([
    ['a paragraph', paragraph('a < b'), '<p>a &lt; b</p>'],
    ['an empty paragraph', { type: 'paragraph' }, '<p></p>'],
    ['a heading', { type: 'heading', attrs: { level: 4 }, content: [text('a')] }, '<h4>a</h4>'],
    [
      'a passage in another language, and an abbreviation in it',
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: 'BCE',
            marks: [
              { type: 'lang', attrs: { lang: 'ar', dir: 'rtl' } },
              { type: 'abbr', attrs: { title: 'Banque' } },
            ],
          },
        ],
      },
      '<p><span lang="ar" dir="rtl"><abbr title="Banque">BCE</abbr></span></p>',
    ],
    [
      'a list',
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('a')] }] },
      '<ul><li><p>a</p></li></ul>',
    ],
    [
      'a numbered list from 1',
      {
        type: 'orderedList',
        attrs: { start: 1 },
        content: [{ type: 'listItem', content: [paragraph('a')] }],
      },
      '<ol><li><p>a</p></li></ol>',
    ],
    [
      'a numbered list from 3',
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [{ type: 'listItem', content: [paragraph('a')] }],
      },
      '<ol start="3"><li><p>a</p></li></ol>',
    ],
    [
      'a quotation',
      { type: 'blockquote', content: [paragraph('a')] },
      '<blockquote><p>a</p></blockquote>',
    ],
    [
      'code',
      { type: 'codeBlock', content: [{ type: 'text', text: 'a\n b' }] },
      '<pre><code>a\n b</code></pre>',
    ],
    ['a rule', { type: 'horizontalRule' }, '<hr/>'],
    [
      'a line break',
      { type: 'paragraph', content: [text('a'), { type: 'hardBreak' }, text('b')] },
      '<p>a<br/>b</p>',
    ],
  ])('shows %s', (_, block, html) => {
    expect(htmlOf([block])).toBe(html);
  });

  it('nests marks in their order', () => {
    const types = ['bold', 'italic', 'strike', 'code', 'superscript', 'subscript'] as const;
    const marks = types.map((type) => ({ type }));
    expect(htmlOf([{ type: 'paragraph', content: [{ type: 'text', text: 'a', marks }] }])).toBe(
      '<p><strong><em><s><code><sup><sub>a</sub></sup></code></s></em></strong></p>',
    );
  });

  it('merges runs with the same link, and announces when it opens in a new tab', () => {
    const link = (href: string, newTab: boolean) => ({
      type: 'link' as const,
      attrs: { href, newTab },
    });
    const html = htmlOf([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'a', marks: [link('/x', false)] },
          { type: 'text', text: 'b', marks: [{ type: 'bold' }, link('/x', false)] },
          { type: 'text', text: 'c', marks: [link('/x', true)] },
          text('d'),
        ],
      },
    ]);
    expect(html.replaceAll('<!-- -->', '')).toBe(
      '<p><a href="/x">a<strong>b</strong></a>' +
        '<a href="/x" target="_blank" rel="noopener">c' +
        '<span class="visually-hidden"> (Opens in a new tab)</span></a>d</p>',
    );
  });

  it('shows a table in a region named by its first row', () => {
    const content = [
      row(cell('tableHeader', ''), cell('tableHeader', 'Libre', 2)),
      row(cell('tableHeader', 'Coût'), cell('tableCell', 'nul'), cell('tableCell', '1')),
    ];
    expect(htmlOf([{ type: 'table', content }])).toBe(
      '<div role="group" aria-label="Libre" tabindex="0"><table>' +
        '<thead><tr><td><p></p></td><th scope="col" colSpan="2"><p>Libre</p></th></tr></thead>' +
        '<tbody><tr><th scope="row"><p>Coût</p></th><td><p>nul</p></td><td><p>1</p></td></tr></tbody>' +
        '</table></div>',
    );
  });

  it('gives headings their ids when these are passed', () => {
    const heading: BlockNode = { type: 'heading', attrs: { level: 2 }, content: [text('a')] };
    expect(htmlOf([heading, paragraph('b'), heading], ['s-a', 's-a-1'])).toBe(
      '<h2 id="s-a">a</h2><p>b</p><h2 id="s-a-1">a</h2>',
    );
  });
});
