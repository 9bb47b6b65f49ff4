import { describe, expect, it } from 'vitest';
import { comparedPair } from './compared-revisions.tsx';

const three = [{ revision: 3 }, { revision: 2 }, { revision: 1 }];

describe('which revisions are compared', () => {
  it.each([
    ['the newest with the one before', {}, { before: 2, after: 3 }],
    ['the chosen two', { before: 1, after: 2 }, { before: 1, after: 2 }],
    ['a chosen later one with its predecessor', { after: 2 }, { before: 1, after: 2 }],
    ['a chosen earlier one with the newest', { before: 1 }, { before: 1, after: 3 }],
  ])('are %s', (_, search, pair) => {
    expect(comparedPair(search, three)).toEqual(pair);
  });

  it('are none when there is only one', () => {
    expect(comparedPair({}, [{ revision: 1 }])).toBeUndefined();
  });
});
