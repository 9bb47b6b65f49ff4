import type { BlockNode, InlineNode } from '@parvis/contracts/rich-text/document.ts';
import { richTextSchema } from '@parvis/contracts/rich-text/document.ts';
import { noLosses } from '@parvis/contracts/rich-text/html/losses.ts';
import { toPlainText } from '@parvis/contracts/rich-text/plain-text.ts';
import { describe, expect, it } from 'vitest';
import { htmlToRichText } from './html-to-rich-text.ts';

const text = (value: string, ...marks: ('bold' | 'italic' | 'code' | 'strike')[]): InlineNode =>
  marks.length === 0
    ? { type: 'text', text: value }
    : { type: 'text', text: value, marks: marks.map((type) => ({ type })) };
const paragraph = (...content: InlineNode[]): BlockNode =>
  content.length === 0 ? { type: 'paragraph' } : { type: 'paragraph', content };
const item = (...content: BlockNode[]) => ({ type: 'listItem' as const, content });
const bullets = (...content: ReturnType<typeof item>[]): BlockNode => ({
  type: 'bulletList',
  content,
});
const blocksOf = (html: string) => htmlToRichText(html).doc.content;

describe('blocks', () => {
  it.each<[string, string, BlockNode[]]>([
    ['a paragraph', '<p>Bonjour</p>', [paragraph(text('Bonjour'))]],
    [
      'stray text',
      'un<p>deux</p>trois',
      [paragraph(text('un')), paragraph(text('deux')), paragraph(text('trois'))],
    ],
    [
      'wrappers',
      '<div><section>un<div>deux</div></section></div>',
      [paragraph(text('un')), paragraph(text('deux'))],
    ],
    [
      'headings',
      '<h1>Un</h1><h6>Six</h6>',
      [
        { type: 'heading', attrs: { level: 1 }, content: [text('Un')] },
        { type: 'heading', attrs: { level: 6 }, content: [text('Six')] },
      ],
    ],
    ['empty blocks', '<p> </p><h2></h2><ul></ul><blockquote></blockquote><pre></pre>', []],
    [
      'a list whose items hold text',
      '<ul><li>a<li>b</ul>',
      [bullets(item(paragraph(text('a'))), item(paragraph(text('b'))))],
    ],
    [
      'a nested list',
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
      [bullets(item(paragraph(text('a')), bullets(item(paragraph(text('b'))))))],
    ],
    [
      'a list directly in a list',
      '<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>',
      [
        bullets(
          item(paragraph(text('a')), bullets(item(paragraph(text('b'))))),
          item(paragraph(text('c'))),
        ),
      ],
    ],
    [
      'text directly in a list',
      '<ul>a<div><li>b</li></div><li>c</li></ul>',
      [bullets(item(paragraph(text('a'))), item(paragraph(text('b'))), item(paragraph(text('c'))))],
    ],
    [
      'an item that begins with another block',
      '<ul><li><h2>a</h2></li></ul>',
      [bullets(item(paragraph(), { type: 'heading', attrs: { level: 2 }, content: [text('a')] }))],
    ],
    ['an item outside a list', '<li>a</li>', [paragraph(text('a'))]],
    [
      'a numbered list',
      '<ol start="3"><li>a</li></ol>',
      [{ type: 'orderedList', attrs: { start: 3 }, content: [item(paragraph(text('a')))] }],
    ],
    [
      'a quotation',
      '<blockquote>a<p>b</p></blockquote>',
      [{ type: 'blockquote', content: [paragraph(text('a')), paragraph(text('b'))] }],
    ],
    ['a rule', 'a<hr>b', [paragraph(text('a')), { type: 'horizontalRule' }, paragraph(text('b'))]],
    [
      'code',
      '<pre><code>a\n  b<br>c\n</code></pre>',
      [{ type: 'codeBlock', content: [{ type: 'text', text: 'a\n  b\nc' }] }],
    ],
    [
      'a list of definitions',
      '<dl><dt>a</dt><dd>b</dd></dl>',
      [paragraph(text('a', 'bold')), paragraph(text('b'))],
    ],
    ['a cell outside a table', '<td>a</td>', [paragraph(text('a'))]],
  ])('%s', (_, html, expected) => {
    expect(blocksOf(html)).toEqual(expected);
  });

  it('a table keeps its spans and header cells; its caption goes before it', () => {
    const html =
      '<table><caption>Titre</caption><colgroup><col></colgroup><thead><tr><th colspan="2">A</th></tr></thead>' +
      '<tbody><tr><td rowspan="900">b</td><td></td></tr><tr></tr></tbody></table>';
    expect(blocksOf(html)).toEqual([
      paragraph(text('Titre')),
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [
              {
                type: 'tableHeader',
                attrs: { colspan: 2, rowspan: 1 },
                content: [paragraph(text('A'))],
              },
            ],
          },
          {
            type: 'tableRow',
            content: [
              {
                type: 'tableCell',
                attrs: { colspan: 1, rowspan: 50 },
                content: [paragraph(text('b'))],
              },
              { type: 'tableCell', attrs: { colspan: 1, rowspan: 1 }, content: [paragraph()] },
            ],
          },
        ],
      },
    ]);
  });
});

describe('text', () => {
  it.each<[string, string, InlineNode[]]>([
    ['folds white space', '<p>  a \n\t b  </p>', [text('a b')]],
    [
      'folds it across elements',
      '<p>a <b> b </b> c</p>',
      [text('a '), text('b ', 'bold'), text('c')],
    ],
    ['keeps non-breaking spaces', '<p>&nbsp;32&nbsp;% </p>', [text('\u00a032\u00a0%')]],
    ['breaks lines', '<p>a <br> b<br></p>', [text('a'), { type: 'hardBreak' }, text('b')]],
    [
      'carries marks',
      '<p><strong>a</strong><em>b</em><del>c</del><kbd>d</kbd></p>',
      [text('a', 'bold'), text('b', 'italic'), text('c', 'strike'), text('d', 'code')],
    ],
    [
      'nests marks once',
      '<p><b>a<i>b<b>c</b></i></b></p>',
      [text('a', 'bold'), text('bc', 'bold', 'italic')],
    ],
    ['unwraps what it does not know', '<p><blink>a</blink><x-y>b</x-y></p>', [text('ab')]],
    ['reads entities', '<p>&lt;b&gt; &amp; &eacute;</p>', [text('<b> & é')]],
    ['replaces halves of characters', '<p>a\ud800b\u0000</p>', [text('a\ufffdb\ufffd')]],
  ])('%s', (_, html, expected) => {
    expect(blocksOf(html)).toEqual([paragraph(...expected)]);
  });

  it('keeps links, and whether they open a new tab', () => {
    expect(blocksOf('<p><a href=" /a b " target="_BLANK">x</a><a href="#y">y</a></p>')).toEqual([
      paragraph(
        {
          type: 'text',
          text: 'x',
          marks: [{ type: 'link', attrs: { href: '/a%20b', newTab: true } }],
        },
        {
          type: 'text',
          text: 'y',
          marks: [{ type: 'link', attrs: { href: '#y', newTab: false } }],
        },
      ),
    ]);
  });

  it('keeps a mark that surrounds blocks', () => {
    expect(blocksOf('<b><p>a</p><ul><li>b</ul></b>')).toEqual([
      paragraph(text('a', 'bold')),
      bullets(item(paragraph(text('b', 'bold')))),
    ]);
  });
});

describe('the language of a text', () => {
  const spoken = (value: string, attrs: { lang?: string; dir?: 'rtl' | 'ltr' }): InlineNode => ({
    type: 'text',
    text: value,
    marks: [{ type: 'lang', attrs }],
  });

  it('is kept from any element, an inner one adding to the outer', () => {
    const html =
      '<p lang="ar" dir="rtl">a<span lang="he">b</span>c</p><p>d<em lang=" pt-BR ">e</em></p>';
    expect(htmlToRichText(html)).toEqual({
      doc: {
        type: 'doc',
        content: [
          paragraph(
            spoken('a', { lang: 'ar', dir: 'rtl' }),
            spoken('b', { lang: 'he', dir: 'rtl' }),
            spoken('c', { lang: 'ar', dir: 'rtl' }),
          ),
          paragraph(text('d'), {
            type: 'text',
            text: 'e',
            marks: [{ type: 'lang', attrs: { lang: 'pt-BR' } }, { type: 'italic' }],
          }),
        ],
      },
      dropped: [],
      losses: noLosses(),
      embedded: [],
    });
  });

  it('is kept for an abbreviation, together with its expansion', () => {
    expect(htmlToRichText('<p><abbr title="Banque centrale européenne">BCE</abbr></p>')).toEqual({
      doc: {
        type: 'doc',
        content: [
          paragraph({
            type: 'text',
            text: 'BCE',
            marks: [{ type: 'abbr', attrs: { title: 'Banque centrale européenne' } }],
          }),
        ],
      },
      dropped: [],
      losses: noLosses(),
      embedded: [],
    });
  });
});

describe('unsupported content', () => {
  it.each([
    ['<h2 id="histoire">Histoire</h2>', ['id: histoire']],
    ['<p><a name="haut">Haut</a></p>', ['id: haut']],
    ['<p><u>a</u><u>b</u></p>', ['element: u']],
    ['<p><abbr>BCE</abbr></p>', ['element: abbr']],
    ['<p><span lang="not a language">x</span></p>', ['language: not a language']],
    ['<p><span dir="up">x</span></p>', ['language: up']],
    ['<p><a href="page.html">x</a><a href="../y">y</a></p>', ['link: page.html', 'link: ../y']],
    ['<p><a href="">x</a></p>', ['link: ']],
    ['<p><a href="#h">x</a></p><h2 id="h">H</h2>', ['link: #h', 'id: h']],
    ['<p>x<noscript>y</noscript></p>', ['element: noscript']],
    ['<div><p>a <span>b</span><br><a href="/c">c</a></p></div>', []],
  ])('is reported: %s', (html, dropped) => {
    expect(htmlToRichText(html).dropped).toEqual(dropped);
  });

  it('is reported once, in order', () => {
    const html =
      '<figure><img src="/a.png"><img src="/a.png"><figcaption>Légende</figcaption></figure>' +
      '<svg><text>x</text></svg><iframe src="/"></iframe><video></video>' +
      '<a href="javascript:x">lien</a><p hidden>caché</p><script>x</script><!-- note -->' +
      '<style>p{}</style><form><p>Nom</p><script>y</script></form><style>a{}</style>';
    const { doc, dropped } = htmlToRichText(html);
    expect(toPlainText(doc)).toBe('Légende\nlien\nNom');
    expect(dropped).toEqual([
      'image: /a.png',
      'element: svg',
      'element: iframe',
      'element: video',
      'link: javascript:x',
      'hidden element: p',
      'element: script',
      'element: style',
      'element: form',
    ]);
  });

  it.each(['div', 'blockquote', 'b', 'ul><li', 'table><tr><td', 'dl><dd'])(
    'does not include the text in 10,000 nested <%s>',
    (tags) => {
      const { doc, dropped } = htmlToRichText(`${`<${tags}>`.repeat(10_000)}au fond`);
      expect(richTextSchema.safeParse(doc).success).toBe(true);
      expect(toPlainText(doc)).toContain('au fond');
      const nests = !['div', 'b', 'dl><dd'].includes(tags);
      expect(dropped.length > 0).toBe(nests);
    },
  );

  it('is reported beyond the maximum length of a document', () => {
    const { doc, dropped } = htmlToRichText('<p>mot</p>'.repeat(30_000));
    expect(richTextSchema.safeParse(doc).success).toBe(true);
    expect(doc.content.length).toBeGreaterThan(9_000);
    expect(dropped).toEqual(['everything after the longest text allowed']);
  });

  it('is reported when the formatting of a text multiplies', () => {
    const bold = Array.from({ length: 2_000 }, (_, index) => `<b id=${index}>`).join('');
    const { doc, dropped } = htmlToRichText(`<p>${bold}</p>${'<p>x</p>'.repeat(2_000)}`);
    expect(doc.content).toEqual([]);
    expect(dropped).toEqual(['everything: more than 100000 elements']);
  });
});
