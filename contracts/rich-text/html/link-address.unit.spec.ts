import { expect, test } from 'vitest';
import { directAddress } from './link-address.ts';

const safelinks = 'https://eur02.safelinks.protection.outlook.com/?url=';

test.each([
  ['https://www.google.com/url?q=https://example.org/a?b%3Dc&sa=D', 'https://example.org/a?b=c'],
  ['https://www.google.fr/url?url=https%3A%2F%2Fexample.org&usg=x', 'https://example.org'],
  [`${safelinks}https%3A%2F%2Fexample.org%2F%C3%A9t%C3%A9&data=05`, 'https://example.org/été'],
  [
    `${safelinks}https%3A%2F%2Fwww.google.com%2Furl%3Fq%3Dhttps%3A%2F%2Fexample.org`,
    'https://example.org',
  ],
  [`${safelinks}mailto%3Aa%40example.org`, 'mailto:a@example.org'],
])('%s leads to %s', (href, address) => {
  expect(directAddress(href)).toBe(address);
});

test.each([
  'https://example.org/url?q=https://example.com',
  'https://www.google.com/search?q=https://example.com',
  'https://www.google.com/url?q=javascript:alert(1)',
  `${safelinks}javascript%3Aalert(1)`,
  '/fr/page',
  '#note',
  'http://[',
])('%s is the address itself', (href) => {
  expect(directAddress(href)).toBe(href);
});
