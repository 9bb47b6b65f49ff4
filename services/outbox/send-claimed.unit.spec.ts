import { expect, test } from 'vitest';
import { sendClaimed } from './send-claimed.ts';
import type { ClaimedMail } from './statements.ts';

const unwanted = () => Promise.reject(new Error('an unknown template needs nothing else'));

test('an e-mail whose template this build does not have is left to a newer one', async () => {
  const mailer = { send: unwanted, close: unwanted };
  const suppressions = { includes: unwanted };
  const parts = { subjects: { read: unwanted }, suppressions, mailer, templates: new Map() };
  const claimed: ClaimedMail = {
    cause: 'cause',
    subjectId: 'subject00001',
    template: 'of-next-year',
    params: {},
    attempts: 1,
    claim: 'claim',
  };
  const result = await sendClaimed(parts, claimed);
  expect(result).toEqual({ outcome: 'deferred', code: 'unknown-template' });
});
