import { apiPathOf, changedKinds } from '@parvis/contracts/changes/change.ts';
import { expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';

test.each(changedKinds)('the API gives a %s where the change feed says', (kind) => {
  const path = apiPathOf(kind, '{id}', '{focusId}');
  expect(endpoints.filter((one) => one.path === path && one.method === 'get')).toHaveLength(1);
});
