import { richTextSchema } from '@parvis/contracts/rich-text/document.ts';
import { noLosses } from '@parvis/contracts/rich-text/html/losses.ts';
import { listWords, wordsIn } from '@parvis/contracts/rich-text/plain-text.ts';
import {
  above,
  bullets,
  item,
  numbers,
  paragraph,
} from '@parvis/contracts/rich-text/testing/blocks.ts';
import { clipboards } from '@parvis/contracts/rich-text/testing/clipboards.ts';
import { foreignHtml } from '@parvis/contracts/rich-text/testing/foreign-html.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlToRichText } from './html-to-rich-text.ts';

const seed = 20261128;

describe('HTML as an application puts it on the clipboard', () => {
  it.each(clipboards)('becomes the document that it is: $name', ({ html, content, losses }) => {
    const read = htmlToRichText(html);
    expect(read.doc.content).toEqual(content);
    expect(read.losses).toEqual({ ...noLosses(), ...losses });
    expect(richTextSchema.parse(read.doc)).toEqual(read.doc);
  });

  it('becomes a valid document and keeps every visible word, however it is nested', () => {
    fc.assert(
      fc.property(foreignHtml, ({ html, words, losses }) => {
        const read = htmlToRichText(html);
        expect(richTextSchema.parse(read.doc)).toEqual(read.doc);
        expect(listWords(read.doc)).toEqual(wordsIn(words));
        expect(read.losses).toEqual(losses);
      }),
      { seed, numRuns: 1_000 },
    );
  });
});

/** A paragraph of a list, as Word writes it. */
function listed(level: number, marker: string, text: string): string {
  const sign = `<span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span>`;
  return `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'>${sign}${text}</p>`;
}

describe('a list that Word writes as paragraphs', () => {
  it.each([
    [
      'begins again where its numbers do',
      listed(1, '1.', 'un') + listed(1, '2.', 'deux') + listed(1, '1.', 'un'),
      [numbers(1, 'un', 'deux'), numbers(1, 'un')],
    ],
    [
      'goes on from h to i',
      listed(1, 'g)', 'sept') + listed(1, 'h)', 'huit') + listed(1, 'i)', 'neuf'),
      [numbers(7, 'sept', 'huit', 'neuf')],
    ],
    [
      'counts in Roman numbers',
      listed(1, 'i.', 'un') + listed(1, 'ii.', 'deux') + listed(1, 'iii.', 'trois'),
      [numbers(1, 'un', 'deux', 'trois')],
    ],
    [
      'is another where bullets follow numbers',
      listed(1, '1.', 'un') + listed(1, '·', 'point'),
      [numbers(1, 'un'), bullets('point')],
    ],
    [
      'may skip a level, and begin at a lower one',
      listed(2, 'o', 'bas') + listed(1, '·', 'haut') + listed(3, '§', 'fond'),
      [bullets('bas'), bullets(item(paragraph('haut'), bullets('fond')))],
    ],
    [
      'ends at the next text',
      `${listed(1, '1.', 'un')}<p>texte</p><p class=MsoListParagraph>suite</p>`,
      [numbers(1, 'un'), paragraph('texte'), paragraph('suite')],
    ],
  ])('%s', (_, html, content) => {
    expect(htmlToRichText(html).doc.content).toEqual(content);
  });
});

it('a text is above the line or below it, whichever is nearer', () => {
  const { doc } = htmlToRichText('<p>m<sub><sup>2</sup></sub></p>');
  expect(doc.content).toEqual([paragraph('m', above('2'))]);
});
