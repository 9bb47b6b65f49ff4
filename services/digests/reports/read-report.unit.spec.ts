import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readReport } from './read-report.ts';
import { bounce, complaint } from './testing/sample-reports.ts';

const mailId = '0123456789abcdef0123456789abcdef01234567';

test('a permanent failure and a complaint name the e-mail they refer to', () => {
  expect(readReport(bounce({ mailId }))).toEqual({ kind: 'failed', mailId });
  expect(readReport(complaint(mailId))).toEqual({ kind: 'complained', mailId });
});

const report = bounce({ mailId }).toString();

/** Returns a message around another one, as a gateway or a mailing list makes it. */
function wrapped(kind: string, boundary: string, ...sections: readonly string[]): string {
  const parts = sections.map((section) => `--${boundary}\r\n${section}\r\n`).join('');
  return `Content-Type: multipart/${kind}; boundary="${boundary}"\r\n\r\n${parts}--${boundary}--\r\n`;
}

/** A report embedded in another message, without the header of the outer message. */
const inner = report.slice(report.search(/content-type:/i));
const note = 'Content-Type: text/plain\r\n\r\nThis message was scanned.';
const status = `Content-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; p@exemple.fr\r\nAction: failed\r\nStatus: 5.1.1\r\n`;
const returned = `Content-Type: message/rfc822\r\n\r\nMessage-ID: <${mailId}@estuaire.example>\r\n\r\nBonjour`;
const inTwoLanguages = wrapped('alternative', 'report-2', note, note);

test.each([
  ['with a notice of a mail gateway before it', wrapped('mixed', 'outer', note, inner)],
  ['signed by the gateway', wrapped('signed', 's', wrapped('mixed', 'm', note, inner), note)],
  ['with its text in two forms', wrapped('report', 'report', inTwoLanguages, status, returned)],
  [
    'with boundaries that begin alike, and spaces after them',
    wrapped('report', 'report', inTwoLanguages, status, returned).replaceAll(
      '--report\r\n',
      '--report  \r\n',
    ),
  ],
])('a permanent failure is recognised %s', (_, raw) => {
  expect(readReport(Buffer.from(raw))).toEqual({ kind: 'failed', mailId });
});

test.each([
  [
    'forwards a report as a message',
    wrapped('mixed', 'o', `Content-Type: message/rfc822\r\n\r\n${report}`),
  ],
  ['has the parts of a report without being one', wrapped('mixed', 'o', status, returned)],
  [
    'nests multiparts too deep',
    Array.from({ length: 7 }, (_, n) => `o${n}`).reduce(
      (body, name) => wrapped('mixed', name, body),
      inner,
    ),
  ],
])('a message that %s does not end any alert', (_, raw) => {
  expect(readReport(Buffer.from(raw))).toBeUndefined();
});

test.each([
  ['of a delay', bounce({ mailId, action: 'delayed', status: '4.4.7' })],
  ['of a transient failure', bounce({ mailId, status: '4.2.2' })],
  ['of success', bounce({ mailId, action: 'delivered', status: '2.0.0' })],
  ['that a reader takes it for no spam', complaint(mailId, 'not-spam')],
  ['of somebody else’s mail', bounce({ mailId: 'CAF=12@mail.example' })],
  ['that is too large', Buffer.concat([bounce({ mailId }), Buffer.alloc(1_000_000, 'x')])],
  [
    'that is forwarded as a text',
    Buffer.from(`Content-Type: text/plain\r\n\r\n${bounce({ mailId }).toString()}`),
  ],
])('a message %s does not end any alert', (_, raw) => {
  expect(readReport(raw)).toBeUndefined();
});

test('no message makes the reader throw', () => {
  const lines = bounce({ mailId }).toString().split('\r\n');
  fc.assert(
    fc.property(fc.shuffledSubarray(lines), fc.string(), (some, noise) => {
      expect(() => readReport(Buffer.from([...some, noise].join('\n')))).not.toThrow();
    }),
    { seed: 20_260_105, numRuns: 500 },
  );
});
