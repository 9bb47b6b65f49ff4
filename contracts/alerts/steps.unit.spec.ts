import { expect, test } from 'vitest';
import { alertTypeSchema } from './alert.ts';
import { actionPath, findStep, stepPath } from './steps.ts';

const numbers = Array.from({ length: 30 }, (_, index) => index);

test.each([
  ['job', [1, 2, 3, 4, 5, 6, 7, 21]],
  ['newsletter', [11, 12, 13, 21]],
  ['jobv2', [2, 14, 16, 17, 18, 19, 20, 21]],
] as const)('%s has the steps %j and no other', (type, steps) => {
  expect(numbers.filter((number) => findStep(type, number) !== undefined)).toEqual(steps);
});

test('a step has an address in each language, with its subject in the query', () => {
  expect(stepPath('job', 'create', 'fr', { q: 'data', contract: 'cdi|cdd' })).toBe(
    '/mail/alerts/modal/job/1?q=data&contract=cdi%7Ccdd',
  );
  expect(stepPath('jobv2', 'activate', 'en')).toBe('/en/mail/alerts/modal/jobv2/2');
  expect(actionPath('newsletter', 'unsubscribe', 'en', 'abc')).toBe(
    '/en/mail/alerts/newsletter/unsubscribe/abc',
  );
});

test('newsletters are managed among the job alerts', () => {
  for (const type of alertTypeSchema.options)
    expect(stepPath(type, 'managed', 'fr')).toBe(
      type === 'job' ? '/mail/alerts/modal/job/4' : '/mail/alerts/modal/jobv2/17',
    );
});
