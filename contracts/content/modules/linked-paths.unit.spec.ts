import { expect, it, test } from 'vitest';
import { linkedAddressesIn, linkedPathsIn } from './linked-paths.ts';

const link = (href: string) => ({ type: 'link', attrs: { href, newTab: false } });

it('finds the addresses of this site in links of texts and of buttons, without query and fragment', () => {
  const text = {
    type: 'doc',
    content: [
      { type: 'text', text: '/not/a/link', marks: [link('/Groupe/histoire/?a=1#fin')] },
      { type: 'text', text: 'x', marks: [link('https://example.com/groupe'), link('#2')] },
    ],
  };
  const data = { text, items: [{ link: { kind: 'address', href: '/en/' } }], href: null };
  expect(linkedPathsIn(data, 'estuaire.example')).toEqual(['/groupe/histoire', '/en/']);
  expect(linkedPathsIn('/groupe', 'estuaire.example')).toEqual([]);
});

test.each([
  ['https://Estuaire.example/Groupe/?a=1', '/groupe'],
  ['http://estuaire.example', '/'],
  ['https://estuaire.example?a=1', '/'],
  ['HTTPS://ESTUAIRE.EXAMPLE/en#fin', '/en/'],
])('an absolute address of this site is one of its paths: %s', (href, path) => {
  expect(linkedPathsIn(link(href), 'estuaire.example')).toEqual([path]);
});

test.each([
  'https://estuaire.example.org/groupe',
  'https://estuaire.example:8080/groupe',
  'https://estuaire.example@autre.example/groupe',
  'https://autre.example/https://estuaire.example/groupe',
  '//estuaire.example/groupe',
  'mailto:a@estuaire.example',
])('an address of another site is not one of its paths: %s', (href) => {
  expect(linkedPathsIn(link(href), 'estuaire.example')).not.toContain('/groupe');
});

it('keeps the host of an absolute address, whatever the site', () => {
  expect(linkedAddressesIn([link('https://Autre.example/Port/'), link('/quai')])).toEqual([
    '//autre.example/port',
    '/quai',
  ]);
});
