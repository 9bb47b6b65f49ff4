import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

const intl = createIntl({ locale: 'fr', messages: {} });

test.each([
  [0, '0 octet'],
  [999, '999 octets'],
  [12_345, '12 ko'],
  [2_400_000, '2,4 Mo'],
  [1_500_000_000, '1,5 Go'],
  [2_000_000_000_000, '2 000 Go'],
])('a file of %i bytes is %s', (bytes, size) => {
  expect(fileSize(intl, bytes).replace(/\s/g, ' ')).toBe(size);
});

test('English spells bytes out: its short form has no plural', () => {
  expect(fileSize(createIntl({ locale: 'en', messages: {} }), 91)).toBe('91 bytes');
});
