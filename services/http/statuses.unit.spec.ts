import { type RefusalCode, refusalCodes } from '@parvis/contracts/http/refusal.ts';
import { expect, test } from 'vitest';
import { formStatusOf, retryAfterOf, statusOf } from './statuses.ts';

test('an unparsable body is 400, an invalid one 422', () => {
  expect(statusOf({ code: 'invalid', params: { reason: 'malformed' } })).toBe(400);
  expect(statusOf({ code: 'invalid' })).toBe(422);
});

test('a retry is advised where it helps', () => {
  const advised = refusalCodes.filter((code: RefusalCode) => retryAfterOf({ code }) !== undefined);
  expect(advised).toEqual(['too-busy', 'upload-unchecked', 'position-not-reached', 'unavailable']);
  expect(retryAfterOf({ code: 'too-many-attempts', params: { retryAfter: 42 } })).toBe(42);
});

test('a refused form is 422, whatever is to be corrected, unless browsers treat its status specially', () => {
  const statuses = (['invalid', 'slug-taken', 'stale-revision', 'link-not-found'] as const).map(
    (code) => [code, formStatusOf({ code })],
  );
  expect(statuses).toEqual([
    ['invalid', 422],
    ['slug-taken', 422],
    ['stale-revision', 422],
    ['link-not-found', 410],
  ]);
});
