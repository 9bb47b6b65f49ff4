import { describe, expect, test } from 'vitest';
import { visitorAddressSchema } from './visitor-address.ts';

const issuesOf = (address: unknown) =>
  visitorAddressSchema.safeParse(address).error?.issues.map((issue) => ({
    code: issue.code,
    reason: issue.code === 'custom' ? issue.params?.['reason'] : undefined,
  }));

const labels = (count: number) =>
  Array.from({ length: count }, () => `${'d'.repeat(60)}.`).join('');

describe('the address that a visitor types', () => {
  test.each(['marie@exemple.fr', 'a.b+c@mail.exemple.museum', ' marie@exemple.fr '])(
    '“%s” is accepted, without the surrounding space',
    (address) => {
      expect(visitorAddressSchema.parse(address)).toBe(address.trim());
    },
  );

  test.each([
    ['no at sign', 'marie.exemple.fr'],
    ['no local part', '@exemple.fr'],
    ['no domain', 'marie@'],
    ['no dot', 'marie@localhost'],
    ['a suffix of one letter', 'marie@exemple.f'],
    ['a suffix of seven letters', 'marie@exemple.company'],
    ['a suffix with a digit', 'marie@exemple.f2'],
    ['a line break', 'marie@exemple.fr\r\nBcc: x@exemple.fr'],
    ['two addresses', 'marie@exemple.fr,luc@exemple.fr'],
    ['angle brackets', '<marie@exemple.fr>'],
  ])('with %s is refused as malformed', (_, address) => {
    expect(issuesOf(address)).toEqual([{ code: 'custom', reason: 'address' }]);
  });

  test.each([undefined, '', '   '])('that is missing (%j) is refused as missing', (address) => {
    expect(issuesOf(address)).toHaveLength(1);
    expect(issuesOf(address)?.[0]?.code).not.toBe('custom');
  });

  test('of 320 characters is refused as too long', () => {
    const address = `${'m'.repeat(64)}@${labels(4)}${'d'.repeat(8)}.fr`;
    expect(address).toHaveLength(320);
    expect(issuesOf(address)).toEqual([{ code: 'too_big', reason: undefined }]);
  });
});
