import { legalPath } from '@parvis/contracts/site/legal-pages.ts';
import { expect, test } from 'vitest';
import { composeAddress } from './compose-address.ts';
import type { ComposedAddress } from './route-composer.ts';
import { type CompositionWorld, compositionWorld } from './testing/composition-world.ts';

const now = new Date('2026-11-20T08:00:00Z');

function screenOf(composed: ComposedAddress) {
  if (composed.kind !== 'screen' || !('frame' in composed.screen))
    throw new Error(`expected a framed screen, not ${composed.kind}`);
  return composed.screen;
}

function titleAt(composed: ComposedAddress): string {
  const screen = screenOf(composed);
  return screen.screen === 'content' ? screen.page.title : screen.screen;
}

function createPrivacy({ history }: CompositionWorld) {
  return history.create('fr', { title: 'Vos données', slug: 'confidentialite' });
}

test.each(['privacy', 'accessibility'] as const)(
  'the generated text on %s stays at its address, with its title in the footer',
  async (kind) => {
    const here = await compositionWorld();
    here.history.publish(here.history.create('fr', { title: 'Le groupe', slug: 'groupe' }));
    for (const locale of ['fr', 'en'] as const) {
      const screen = screenOf(await here.compose(legalPath(kind, locale)));
      expect(screen).toMatchObject({ screen: kind, path: legalPath(kind, locale) });
      expect(screen.frame).not.toHaveProperty('legal');
      const other = locale === 'fr' ? 'en' : 'fr';
      expect(screen.frame.translations).toEqual([
        { locale: other, path: legalPath(kind, other), isTranslation: true },
      ]);
    }
  },
);

test('visitors get the page that is public at the address, and the text again once it is not', async () => {
  const here = await compositionWorld();
  const { history } = here;
  const page = createPrivacy(here);
  expect(titleAt(await here.compose('/confidentialite'))).toBe('privacy');
  history.publish(page);
  expect(titleAt(await here.compose('/confidentialite'))).toBe('Vos données');
  history.onItem('ContentUnpublished', page);
  expect(titleAt(await here.compose('/confidentialite'))).toBe('privacy');
  history.publish(page);
  history.onItem('ContentDeleted', page);
  expect(titleAt(await here.compose('/confidentialite'))).toBe('privacy');
});

test('a past position has what was at the address then, with the titles of the footer', async () => {
  const here = await compositionWorld();
  const { history, pool } = here;
  history.publish(history.create('fr', { title: 'Le groupe', slug: 'groupe' }));
  const before = await here.caughtUp();
  const page = createPrivacy(here);
  history.publish(page);
  const published = await here.caughtUp();
  history.onItem('ContentUnpublished', page);
  await here.caughtUp();
  const at = async (path: string, position: typeof before) =>
    composeAddress(pool, { path, query: '', now, at: position });
  expect(titleAt(await at('/confidentialite', before))).toBe('privacy');
  expect(screenOf(await at('/groupe', before)).frame.legal).toBeUndefined();
  expect(titleAt(await at('/confidentialite', published))).toBe('Vos données');
  expect(screenOf(await at('/groupe', published)).frame.legal).toEqual({ privacy: 'Vos données' });
  expect(titleAt(await here.compose('/confidentialite'))).toBe('privacy');
  expect(screenOf(await here.compose('/groupe')).frame.legal).toBeUndefined();
});

test('a page that moved takes its visitors along, until another is published at the address', async () => {
  const here = await compositionWorld();
  const { history } = here;
  const page = createPrivacy(here);
  history.publish(page);
  history.saveHeader(page, { title: 'Vos données', slug: 'vos-donnees' });
  history.publish(page);
  expect(await here.compose('/confidentialite')).toMatchObject({
    kind: 'moved',
    to: '/vos-donnees',
    status: 308,
  });
  history.publish(history.create('fr', { title: 'Vie privée', slug: 'confidentialite' }));
  expect(titleAt(await here.compose('/confidentialite'))).toBe('Vie privée');
});

test('the footer has each legal page in its language; the tree menu has none that replaces a text', async () => {
  const here = await compositionWorld();
  const { history } = here;
  for (const [title, slug] of [
    ['Le groupe', 'groupe'],
    ['Vos données', 'confidentialite'],
    ['Mentions', 'mentions-legales'],
    ['Traceurs', 'cookies'],
    ['Accessibilité', 'declaration-accessibilite'],
  ] as const)
    history.publish(history.create('fr', { title, slug }));
  history.publish(history.create('en', { title: 'Cookies in English', slug: 'cookies' }));
  const { frame } = screenOf(await here.compose('/groupe'));
  expect(frame.legal).toEqual({
    'legal-notice': 'Mentions',
    privacy: 'Vos données',
    cookies: 'Traceurs',
    accessibility: 'Accessibilité',
  });
  expect(frame.menu.map(({ path }) => path)).toEqual(['/groupe', '/mentions-legales', '/cookies']);
  const english = screenOf(await here.compose('/en/privacy'));
  expect(english).toMatchObject({
    screen: 'privacy',
    frame: { legal: { cookies: 'Cookies in English' } },
  });
});

test('what changes a legal page changes the tags of its address and of every frame', async () => {
  const here = await compositionWorld();
  const generated = await here.compose('/confidentialite');
  expect(generated.tags).toEqual(expect.arrayContaining(['path:/confidentialite', 'menu:main:fr']));
  const page = createPrivacy(here);
  here.history.publish(page);
  const shown = await here.compose('/confidentialite');
  expect(shown.tags).toEqual(expect.arrayContaining([`content:${page}`, 'menu:main:fr']));
});

test('a page without a translation has the generated text as that', async () => {
  const here = await compositionWorld();
  here.history.publish(createPrivacy(here));
  expect(screenOf(await here.compose('/confidentialite')).frame.translations).toEqual([
    { locale: 'en', path: '/en/privacy', isTranslation: true },
  ]);
});
