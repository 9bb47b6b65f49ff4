import { renderToString } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { Header } from './header.tsx';
import { publicIntl } from './intl.ts';
import { frameIn } from './testing/screens.ts';

function headerOf(path: string, translation: string): string {
  const frame = {
    ...frameIn('fr'),
    jobs: [{ title: 'Offres', path: '/offres', children: [] }],
    translations: [{ locale: 'en', path: translation, isTranslation: true } as const],
  };
  return renderToString(
    <RawIntlProvider value={publicIntl('fr')}>
      <Header frame={frame} path={path} suggests searchAwakes />
    </RawIntlProvider>,
  );
}

/** A letter with which a path is rendered by itself, because it is not one of a slug. */
const foreign = 'é';

test.each([
  ['in the menu', '/groupe/h'],
  ['below an entry', '/groupe/h/port/quai'],
  ['below another', '/mediaroom/2026'],
  ['beside an entry whose path it begins with', '/groupement/h'],
  ['nowhere near the menu', '/actualite/une-nouvelle'],
  ['in a secondary menu', '/offres'],
  ['the home page', '/'],
])('pages share a header, which is that of the page itself: %s', (_, path) => {
  headerOf(`${path}-autre`, '/en/another');
  const itself = headerOf(path, `/en/page${foreign}`).replaceAll(foreign, '');
  expect(headerOf(path, '/en/page')).toBe(itself);
  expect(itself).toContain('href="/en/page"');
});

test('a page below an entry marks the entry, and itself as the one that is read', () => {
  const header = headerOf('/groupe/h/port/quai', '/en/quay');
  expect(header).toMatch(/data-here="true"[^>]*>(?:<[^>]*>)*Le groupe/);
  expect(header).toMatch(/href="\/groupe\/h\/port\/quai" aria-current="page"/);
});
