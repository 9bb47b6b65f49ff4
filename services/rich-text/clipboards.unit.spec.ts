import { richTextSchema } from '@parvis/contracts/rich-text/document.ts';
import { noLosses } from '@parvis/contracts/rich-text/html/losses.ts';
import { listWords, wordsIn } from '@parvis/contracts/rich-text/plain-text.ts';
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
