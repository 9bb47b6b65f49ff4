import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readReport } from './read-report.ts';
import { bounce, complaint } from './testing/sample-reports.ts';

const mailId = '0123456789abcdef0123456789abcdef01234567';

test('a permanent failure and a complaint name the mail they refer to', () => {
  expect(readReport(bounce({ mailId }))).toEqual({ kind: 'failed', mailId });
  expect(readReport(complaint(mailId))).toEqual({ kind: 'complained', mailId });
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
