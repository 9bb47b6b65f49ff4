import { expect, test } from 'vitest';
import { leadershipPath } from './leadership-path.ts';
import { pathOf } from './path-of.ts';

test.each(['fr', 'en'] as const)('a leader in %s is found below the page of leaders', (locale) => {
  expect(pathOf('leader', locale, { slug: 'ada-morel' })).toBe(
    `${leadershipPath(locale)}/ada-morel`,
  );
});
