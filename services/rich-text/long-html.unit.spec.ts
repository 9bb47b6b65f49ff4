import { expect, test } from 'vitest';
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

/** The CPU time of reading so many bytes of it, in milliseconds: the shorter of two. */
function cpuMs(open: string, close: string, length: number): number {
  const html = `${open}x${close}`.repeat(length / (open.length + close.length + 1));
  const times = [0, 1].map(() => {
    const before = process.cpuUsage();
    expect(htmlToRichText(html).doc.type).toBe('doc');
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

test.each(hostile)('the time to read HTML grows with its length: %s', (_, open, close) => {
  const [short, long] = [cpuMs(open, close, 10_000), cpuMs(open, close, 80_000)];
  // Eight times the length takes sixty-four times as long if the time is quadratic.
  expect(long).toBeLessThan(24 * Math.max(short, 5));
});
