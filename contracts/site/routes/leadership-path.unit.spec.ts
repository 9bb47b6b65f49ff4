import { expect, test } from 'vitest';
import { leadershipPath } from './leadership-path.ts';
import { pathOf } from './path-of.ts';

test.each(['fr', 'en'] as const)(
  'the address of a leader in %s is below the leadership page',
  (locale) => {
    expect(pathOf('leader', locale, { slug: 'ada-morel' })).toBe(
      `${leadershipPath(locale)}/ada-morel`,
    );
  },
);
