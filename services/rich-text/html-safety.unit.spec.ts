import type { BlockNode, InlineNode } from '@parvis/contracts/rich-text/document.ts';
import { richTextSchema } from '@parvis/contracts/rich-text/document.ts';
import { listWords, wordsIn } from '@parvis/contracts/rich-text/plain-text.ts';
import { anyText } from '@parvis/contracts/testing/any-text.ts';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { htmlToRichText } from './html-to-rich-text.ts';

const seed = 20260101;
const safeProtocols = ['http:', 'https:', 'mailto:', 'tel:'];

function inlineOf(block: BlockNode): InlineNode[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'codeBlock':
      return block.content ?? [];
    case 'blockquote':
      return block.content.flatMap(inlineOf);
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap((item) => item.content.flatMap(inlineOf));
    case 'table':
      return block.content.flatMap((row) =>
        row.content.flatMap((cell) => cell.content.flatMap(inlineOf)),
      );
    case 'horizontalRule':
      return [];
  }
}

function protocolsIn(content: readonly BlockNode[]): string[] {
  return content
    .flatMap(inlineOf)
    .flatMap((node) =>
      node.type === 'text'
        ? (node.marks ?? []).flatMap((mark) =>
            mark.type === 'link' ? [new URL(mark.attrs.href, 'https://site.example').protocol] : [],
          )
        : [],
    );
}

const vectors = [
  '<script>evil()</script>',
  '<SCRIPT SRC=http://evil.example/x.js></SCRIPT>',
  '<script/src="data:,evil()"></script>',
  '<<script>evil();//<</script>',
  '<scr<script>ipt>evil()</scr</script>ipt>',
  '<img src=x onerror=evil()>',
  '<img src="javascript:evil()">',
  '<img """><script>evil()</script>">',
  '<body onload=evil()>',
  '<svg onload=evil()>',
  '<svg><script>evil()</script></svg>',
  '<svg><a xlink:href="javascript:evil()"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=evil()></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=evil()>">',
  '<math><mi xlink:href="javascript:evil()">x</mi></math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=evil()&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=evil()>',
  '<a href="javascript:evil()">x</a>',
  '<a href="JaVaScRiPt:evil()">x</a>',
  '<a href=" javascript:evil()">x</a>',
  '<a href="&#1;javascript:evil()">x</a>',
  '<a href="java&#9;script:evil()">x</a>',
  '<a href="java&#10;script:evil()">x</a>',
  '<a href="java&#0;script:evil()">x</a>',
  '<a href="javascript&colon;evil()">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;evil()">x</a>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;evil()">x</a>',
  '<a href="vbscript:evil()">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="view-source:javascript:evil()">x</a>',
  '<a href="feed:javascript:evil()">x</a>',
  '<a href="jar:javascript:evil()!">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="https:/\n/evil.example">x</a>',
  '<a href="/a" onclick="evil()" style="position:fixed" id="location" name="cookie">x</a>',
  '<a href="/a" target="_blank" rel="opener" ping="//evil.example">x</a>',
  '<iframe src="javascript:evil()"></iframe>',
  '<iframe srcdoc="<script>evil()</script>"></iframe>',
  '<object data="javascript:evil()"></object>',
  '<embed src="javascript:evil()">',
  '<applet code="evil"></applet>',
  '<base href="javascript:evil()//">',
  '<meta http-equiv="refresh" content="0;url=javascript:evil()">',
  '<link rel="stylesheet" href="javascript:evil()">',
  '<style>@import "javascript:evil()";</style>',
  '<style><!--</style><script>evil()//--></script>',
  '<div style="background:url(javascript:evil())">x</div>',
  '<p style="width:expression(evil())" onmouseover="evil()">x</p>',
  '<table background="javascript:evil()"><td background="javascript:evil()">x',
  '<form action="javascript:evil()"><button formaction="javascript:evil()">x</button></form>',
  '<input autofocus onfocus=evil()>',
  '<details open ontoggle=evil()>x</details>',
  '<video><source onerror=evil()></video>',
  '<audio src onloadstart=evil()>',
  '<marquee onstart=evil()>x</marquee>',
  '<noscript><p title="</noscript><img src=x onerror=evil()>">',
  '<template><script>evil()</script></template>',
  '<!--><img src=x onerror=evil()>-->',
  '<!--[if gte IE 4]><script>evil()</script><![endif]-->',
  '<![CDATA[<script>evil()</script>]]>',
  '<?xml version="1.0"?><script>evil()</script>',
  '<textarea><img src=x onerror=evil()></textarea>',
  '<title><script>evil()</script></title>',
  '<xmp><script>evil()</script></xmp>',
  '<noembed><script>evil()</script></noembed>',
  '<plaintext><script>evil()</script>',
  '<select><template><style><!--</style><a rel="--></style></template></select><img src onerror=evil()>">',
];

describe('hostile HTML', () => {
  it.each(vectors)('%s leaves no unsafe address and a document that parses', (html) => {
    const { doc } = htmlToRichText(`<p>avant</p>${html}`);
    expect(richTextSchema.parse(doc)).toEqual(doc);
    for (const protocol of protocolsIn(doc.content)) expect(safeProtocols).toContain(protocol);
    expect(JSON.stringify(doc)).not.toMatch(/"(?:on\w+|style|src|srcdoc|id|name)":/);
    expect(listWords(doc)[0]).toBe('avant');
  });

  it.each(['script', 'style', 'iframe', 'noembed', 'template', 'noscript', 'title'])(
    'the content of <%s> is removed entirely',
    (tag) => {
      expect(htmlToRichText(`<p>a</p><${tag}>evil()</${tag}><p>b</p>`).doc).toEqual(
        htmlToRichText('<p>a</p><p>b</p>').doc,
      );
    },
  );
});

const carriedTags =
  'p div span section h1 h2 h6 ul ol li blockquote pre code strong em b i a s sup sub table thead tbody tr th td dl dt dd br hr article figure x-y'.split(
    ' ',
  );
const otherTags =
  'script style svg math iframe img template form select option textarea noscript title html body'.split(
    ' ',
  );
const word = fc.constantFrom('mer', 'marée', '32\u00a0%', 'a', ' ', '\n', ' & ', 'été ');
const attribute = fc.constantFrom(
  '',
  ' href="/a"',
  ' href="javascript:x"',
  ' colspan=3',
  ' hidden',
  ' start=x',
  ' onclick=x',
);

function markup(tags: readonly string[], attributes: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const tag = fc.constantFrom(...tags);
  const open = fc.tuple(tag, attributes).map(([name, rest]) => `<${name}${rest}>`);
  const close = tag.map((name) => `</${name}>`);
  const piece = fc.oneof(open, open, close, word, word);
  return fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
}

const inlineTags = new Set('span code strong em b i a s sup sub x-y'.split(' '));

/**
 * Returns the text of a parsed tree, read naively: every element except inline ones is separate.
 */
function visibleText(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  const inside = node.childNodes.map(visibleText).join('');
  return 'tagName' in node && inlineTags.has(node.tagName) ? inside : ` ${inside} `;
}

describe('any HTML', () => {
  it('becomes a document that parses, with safe addresses only', () => {
    fc.assert(
      fc.property(
        fc.oneof(markup([...carriedTags, ...otherTags], attribute), anyText()),
        (html) => {
          const { doc } = htmlToRichText(html);
          expect(richTextSchema.parse(doc)).toEqual(doc);
          for (const protocol of protocolsIn(doc.content))
            expect(safeProtocols).toContain(protocol);
        },
      ),
      { seed, numRuns: 2_000 },
    );
  });

  it('keeps its words in order when every element is supported', () => {
    fc.assert(
      fc.property(markup(carriedTags, fc.constantFrom('', ' class=x', ' href="/a"')), (html) => {
        const { doc, dropped } = htmlToRichText(html);
        expect(dropped).toEqual([]);
        expect(listWords(doc)).toEqual(wordsIn(visibleText(parseFragment(html))));
      }),
      { seed, numRuns: 2_000 },
    );
  });
});
