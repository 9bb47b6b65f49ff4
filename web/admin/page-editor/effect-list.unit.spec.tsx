// @vitest-environment happy-dom
import { publicationEffectsSchema } from '@parvis/contracts/content/publication-endpoints.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { affectsOtherAddresses, EffectList } from './effect-list.tsx';

afterEach(cleanup);

const page = { kind: 'page', title: 'Le quai' };
const own = { ...page, id: 'pg0000000001', from: null, to: '/quai' };
const none = {
  revision: 1,
  modulesTag: 'tag',
  needsApproval: false,
  changes: { header: null, modules: [] },
  addresses: [],
  totalAddresses: 0,
  redirects: [],
  menus: [],
  links: [],
};
const effectsWith = (changes: object) => publicationEffectsSchema.parse({ ...none, ...changes });

test('lists the changes of a publication, grouped by type', async () => {
  const effects = effectsWith({
    addresses: [
      own,
      { ...page, id: 'pg0000000002', from: '/a', to: '/b' },
      { ...page, id: 'pg0000000003', from: '/c', to: null },
    ],
    totalAddresses: 5,
    redirects: [
      { effect: 'overruled', from: '/quai', to: null },
      { effect: 'broken', from: '/d', to: '/c' },
    ],
    menus: [{ effect: 'appears', menu: 'footer', locale: 'fr', label: 'Quai', below: 2 }],
    links: [{ ...page, id: 'pg0000000004', effect: 'unpublished' }],
  });
  renderScreen(<EffectList effects={effects} />);
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '/quai will be online.',
    '/a will lead to /b.',
    '/c will no longer show this content.',
    'And 2 other addresses.',
    'The redirect that says /quai is gone will no longer be followed: the content answers instead.',
    'The redirect from /d to /c will lead nowhere.',
    '“Quai” will appear in the menu footer (fr), with 2 entries below it.',
    'Le quai is linked to and is not online.',
  ]);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Addresses',
    'Redirects',
    'Menus',
    'Links',
  ]);
});

test('a publication that only adds its own address lists no change', () => {
  expect(affectsOtherAddresses(effectsWith({ addresses: [own], totalAddresses: 1 }))).toBe(false);
  expect(affectsOtherAddresses(effectsWith({ addresses: [{ ...own, from: '/a' }] }))).toBe(true);
  const link = { ...page, id: 'pg0000000004', effect: 'unpublished' };
  expect(affectsOtherAddresses(effectsWith({ addresses: [own], links: [link] }))).toBe(true);
});
