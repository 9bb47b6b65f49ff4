import { expect, test } from 'vitest';
import { classifyFailure } from './classify-failure.ts';

const rejected = (code: string) => ({ outcome: 'rejected', code });
const deferred = (code: string) => ({ outcome: 'deferred', code });

test.each([
  [
    'an unknown reader',
    { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' },
    rejected('smtp-550'),
  ],
  [
    'a refused message',
    { code: 'EMESSAGE', responseCode: 554, command: 'DATA' },
    rejected('smtp-554'),
  ],
  [
    'a full mailbox',
    { code: 'EENVELOPE', responseCode: 452, command: 'RCPT TO' },
    deferred('smtp-452'),
  ],
  [
    'greylisting',
    { code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' },
    deferred('smtp-450'),
  ],
  [
    'a server that closes',
    { code: 'EENVELOPE', responseCode: 421, command: 'DATA' },
    deferred('smtp-421'),
  ],
  [
    'a wrong password of ours',
    { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' },
    deferred('smtp-535'),
  ],
  [
    'a sender that is not believed',
    { code: 'EENVELOPE', responseCode: 553, command: 'MAIL FROM' },
    deferred('smtp-553'),
  ],
  ['silence', { code: 'ETIMEDOUT', command: 'CONN' }, deferred('ETIMEDOUT')],
  ['nobody listening', { code: 'ESOCKET' }, deferred('ESOCKET')],
  ['words instead of a code', { code: 'no marie@exemple.fr here' }, deferred('EUNKNOWN')],
  ['something else', 'no', deferred('EUNKNOWN')],
])('%s', (_, failure, sending) => {
  expect(classifyFailure(failure)).toEqual(sending);
});
