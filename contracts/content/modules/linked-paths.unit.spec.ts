import { expect, it } from 'vitest';
import { linkedPathsIn } from './linked-paths.ts';

it('finds the addresses of this site in links of texts and of buttons, without query and fragment', () => {
  const link = (href: string) => ({ type: 'link', attrs: { href, newTab: false } });
  const text = {
    type: 'doc',
    content: [
      { type: 'text', text: '/not/a/link', marks: [link('/Groupe/histoire/?a=1#fin')] },
      { type: 'text', text: 'x', marks: [link('https://example.com/groupe'), link('#2')] },
    ],
  };
  const data = { text, items: [{ link: { kind: 'address', href: '/en/' } }], href: null };
  expect(linkedPathsIn(data)).toEqual(['/groupe/histoire', '/en/']);
  expect(linkedPathsIn('/groupe')).toEqual([]);
});
