import { expect, test } from 'vitest';
import { readerProfile } from './reader-profile.ts';

const stored = 'a=1; applicant-experience=2';

test.each([
  ['the same for everybody', undefined, 'rhp=1', stored, undefined],
  ['for all: as the cookie says', 'all', '', stored, 2],
  ['for all: the address comes before the cookie', 'all', 'utm=a&rhp=1', stored, 1],
  ['for all: an address that asks for nothing sensible', 'all', 'rhp=x', stored, 2],
  ['for all: nobody’s', 'all', '', undefined, undefined],
  ['for those asking: not as the cookie says', 'asking', '', stored, undefined],
  ['for those asking: as the address asks', 'asking', 'rhp=0', stored, 0],
  ['a profile beyond the known range', 'all', 'rhp=123', 'applicant-experience=-1', undefined],
] as const)('a page is %s', (_, readers, query, cookie, profile) => {
  expect(readerProfile(readers, query, cookie)).toBe(profile);
});
