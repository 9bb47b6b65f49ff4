import fc from 'fast-check';
import { type Losses, lossKinds, noLosses } from '../html/losses.ts';

/** HTML as applications write it, what is read in it, and what cannot be kept. */
export interface ForeignHtml {
  readonly html: string;
  /** Separated by spaces. */
  readonly words: string;
  readonly losses: Losses;
}

function piece(html: string, words = '', losses: Partial<Losses> = {}): ForeignHtml {
  return { html, words, losses: { ...noLosses(), ...losses } };
}

function joined(parts: readonly ForeignHtml[], around = (html: string) => html): ForeignHtml {
  const losses = noLosses();
  for (const part of parts) for (const kind of lossKinds) losses[kind] += part.losses[kind];
  return {
    html: around(parts.map(({ html }) => html).join('')),
    words: parts.map(({ words }) => words).join(' '),
    losses,
  };
}

const word = fc
  .constantFrom('taux', 'épargne', '3,2\u00a0%', '1)', 'o', 'l’offre')
  .map((text) => piece(` ${text} `, text));
const unseen = fc.constantFrom(
  piece(' <o:p></o:p> '),
  piece(' <del cite="mailto:a" datetime="2026-03-02T10:15">biffé</del> '),
  piece("<span style='display:none;mso-hide:all'>caché</span>"),
  piece('<!--[if gte vml 1]><v:shape>ombre</v:shape><![endif]-->'),
  piece('<style>.c1{font-weight:700} p.MsoNormal {margin:0}</style>'),
);
const lost = fc.constantFrom(
  piece('<![if !vml]><img src="file:///C:/clip_image002.png"><![endif]>', '', { pictures: 1 }),
  piece('<span class=MsoCommentReference><a href="#_msocom_1">[JM1]</a></span>', '', {
    comments: 1,
  }),
  piece('<input type="checkbox">', '', { fields: 1 }),
  piece('<iframe src="https://www.example.org/"></iframe>', '', { embeds: 1 }),
  piece(' <a href="file:///C:/bareme.xlsx">barème</a> ', 'barème', { links: 1 }),
);
const note = piece(
  ' <a style=\'mso-footnote-id:ftn1\' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a> ',
  '1',
);
const leaf = fc.oneof({ weight: 4, arbitrary: word }, unseen, lost, fc.constant(note));

const inlineWrappers: readonly ((html: string) => string)[] = [
  (html) => `<b style="font-weight:normal" id="docs-internal-guid-1">${html}</b>`,
  (html) => `<span style="font-weight:700;vertical-align:super">${html}</span>`,
  (html) => `<span class=c1 lang=EN-US style='mso-ansi-language:EN-US'>${html}</span>`,
  (html) => `<sub>${html}</sub>`,
];
const text = fc
  .tuple(fc.constantFrom(...inlineWrappers), fc.array(leaf, { minLength: 1, maxLength: 4 }))
  .map(([around, parts]) => joined(parts, around));

const marker = fc.constantFrom('·', 'o', '1.', '2.', 'a)', 'iv.');
const level = fc.integer({ min: 1, max: 9 });
const wordItem = fc
  .tuple(level, marker, text)
  .map(([at, sign, content]) =>
    joined(
      [content],
      (html) =>
        `<p class=MsoListParagraph style='mso-list:l0 level${at} lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span></span><![endif]>${html}</p>\n`,
    ),
  );
const onlineItem = fc
  .tuple(level, fc.constantFrom('ul', 'ol'), text)
  .map(([at, tag, content]) =>
    joined(
      [content],
      (html) =>
        `<div class="ListContainerWrapper"><${tag}><li data-aria-level="${at}" data-aria-posinset="2"><p>${html}</p></li></${tag}></div>`,
    ),
  );
const furtherParagraph = text.map((content) =>
  joined(
    [piece('suite', 'suite'), content],
    (html) => `<p class=MsoListParagraphCxSpMiddle>${html}</p>`,
  ),
);
const emptyParagraph = fc.constant(piece('<p class=MsoNormal><o:p>&nbsp;</o:p></p>'));
const paragraph = text.map((content) => joined([content], (html) => `<p dir=ltr>${html}</p>`));

const containers: readonly ((html: string) => string)[] = [
  (html) => `<div class=WordSection1>${html}</div>`,
  (html) =>
    `<table><tr><td colspan=2>${html}</td></tr><tr style='display:none'><td></td></tr></table>`,
  (html) => `<ul><li aria-level=1>${html}</li></ul>`,
  (html) => `<blockquote>${html}</blockquote>`,
  (html) => `<google-sheets-html-origin>${html}</google-sheets-html-origin>`,
  (html) => `<div style='mso-element:footnote-list'>${html}</div>`,
];

const { blocks } = fc.letrec<Record<'block' | 'blocks', ForeignHtml>>((tie) => ({
  block: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    paragraph,
    wordItem,
    onlineItem,
    furtherParagraph,
    emptyParagraph,
    fc
      .tuple(fc.constantFrom(...containers), tie('blocks'))
      .map(([around, content]) => joined([content], around)),
  ),
  blocks: fc.array(tie('block'), { maxLength: 6 }).map((parts) => joined(parts)),
}));

/** Any nesting of what applications write. */
export const foreignHtml: fc.Arbitrary<ForeignHtml> = blocks;
