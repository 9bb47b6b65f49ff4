import { positionFrom } from '@parvis/contracts/log/position.ts';
import { expect, test } from 'vitest';
import { composeReport, type ReportFacts } from './compose-report.ts';
import { writeHtml } from './write-html.ts';
import { writePdf } from './write-pdf.ts';

const at = '2026-11-01T08:30:00.123Z';
const position = positionFrom(7n);

const facts: ReportFacts = {
  question: { paths: ['/groupe'], from: at, to: at, purpose: 'A <b> & “c”', withDrafts: false },
  versions: [
    {
      path: '/groupe',
      at,
      status: 'found',
      title: 'Łódź',
      movedTo: null,
      of: ['menu'],
      shown: { build: undefined, position, digest: 'ab', tags: [] },
    },
  ],
  isCut: false,
  events: { positions: [position], inPublic: new Set(), isCut: false },
  prover: {
    origin: 'example.org/tlog',
    size: 9,
    signedAt: new Date(at),
    since: new Date(at),
    note: 'the note',
    keys: ['the key'],
    prove: () => Promise.reject(new Error('it is proved already')),
  },
  isDisclosed: () => true,
  by: 'Anne',
  created: at,
  software: 'Parvis 1',
  missing: 0,
  totals: { events: 3, asSigned: 1, unproved: 1, withheld: 0 },
  listed: [{ position, at, type: 'PageCreated', stream: 'content-1', by: 'Anne' }],
  files: { 'site.wacz': { bytes: 1, sha256: 'cd' } },
  cosigned: undefined,
  manifestKey: 'the public key',
};

test('a report names events that are not as signed, and those that are not proved', () => {
  const html = writeHtml(composeReport(facts, 'en'));
  expect(html).toContain('One event is NOT as it was signed');
  expect(html).toContain('One event is newer than the checkpoint, and not proved');
  const totals = { events: 1, asSigned: 1, unproved: 0, withheld: 0 };
  const right = writeHtml(composeReport({ ...facts, totals }, 'en'));
  expect(right).not.toContain('NOT as');
  expect(right).not.toContain('newer than the checkpoint');
});

test('what people typed is text in a report, and dates are those of its language', () => {
  const html = writeHtml(composeReport(facts, 'fr'));
  expect(html).toContain('A &lt;b&gt; &amp; “c”');
  expect(html).toContain('1er novembre 2026');
  expect(html).toContain('en ligne\u00a0: Łódź');
});

test('the PDF of a report is tagged, has its language, and survives characters that its fonts lack', async () => {
  const pdf = (await writePdf(composeReport(facts, 'fr'), at)).toString('latin1');
  expect(pdf).toMatch(/^%PDF-1\.7/);
  expect(pdf).toContain('/Marked true');
  expect(pdf).toContain('(fr-FR)');
});
