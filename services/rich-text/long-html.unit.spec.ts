import { expect, test } from 'vitest';
import { growsWithLength } from '../adapters/testing/grows-with-length.ts';
import { htmlToRichText } from './html-to-rich-text.ts';

/** HTML of which a reader that searches, copies or goes back too far never gets to the end. */
const hostile: readonly (readonly [string, string, string])[] = [
  ['paragraphs of a list', '<p style="mso-list:l0 level1 lfo1">', ''],
  ['items within items', '<div style="mso-list:l0 level1 lfo1"><b>', ''],
  [
    'items at the same place',
    '<p style="mso-list:l0 level9 lfo1"><b><i><span>',
    '</span></i></b></p>',
  ],
  ['further paragraphs', '<p class=MsoListParagraph><span>1. ', '</span></p>'],
  ['lists of one item', '<ul><li data-aria-level=9>', ''],
  ['links within the text', '<a name=x href="#x">1', ''],
  ['styles that end nowhere', '<style>.a{', '</style>'],
  ['rules that set a class', '<style>.a{font-weight:700} .b{', '</style>'],
  ['classes', '<span class="a MsoNormal x_x_x_x">', ''],
  ['spaces', ' &nbsp;<b>&nbsp; </b>', ''],
  ['spaces without an end', '\u00a0 ', ''],
  ['redirectors', '<a href="https://www.google.com/url?q=https://www.google.com/url?q=">', ''],
];

test.each(hostile)('the time to read HTML grows with its length: %s', async (_, open, close) => {
  const read = (length: number) => {
    const html = `${open}x${close}`.repeat(length / (open.length + close.length + 1));
    expect(htmlToRichText(html).doc.type).toBe('doc');
  };
  expect(await growsWithLength(read, { short: 10_000, long: 80_000 })).toBe(true);
});
