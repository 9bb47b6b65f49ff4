// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { locales } from '@parvis/contracts/site/locale.ts';
import { expect, test } from 'vitest';
import { swapQuotes } from '../ui/island/swap-quotes.ts';
import { renderScreen } from './render-screen.tsx';
import { failOnConsoleErrors } from './testing/fail-on-console-errors.ts';
import { assets, contentIn, frameIn, parsed, screensIn, visitor } from './testing/screens.ts';

failOnConsoleErrors();

const cases = locales.flatMap((locale) =>
  Object.entries(screensIn(locale)).map(([name, screen]) => ({ name, locale, screen })),
);

test.each(cases)('$name in $locale has no inline style and no inline script', ({ screen }) => {
  const document = parsed(screen);
  expect(document.querySelectorAll('[style], style')).toHaveLength(0);
  const run = [...document.scripts].filter(({ type }) => type !== 'application/ld+json');
  expect(run.map((script) => [script.src !== '', script.text])).toEqual([[true, '']]);
  expect(renderScreen(screen, visitor, assets).body).not.toMatch(/\son[a-z]+="/);
});

test.each(cases)('$name in $locale is one document with one title', ({ screen, locale }) => {
  expect(renderScreen(screen, visitor, assets).body).toMatch(/^<!DOCTYPE html><html lang="/);
  const document = parsed(screen);
  expect(document.documentElement.lang).toBe(locale);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(document.querySelectorAll('main')).toHaveLength(1);
  expect(document.title).not.toBe('');
});

test.each(cases)(
  'every id in $name in $locale is unique, and every reference has a target',
  ({ screen }) => {
    const document = parsed(screen);
    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
    expect(ids).toEqual([...new Set(ids)]);
    const references = [
      ...[...document.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href')),
      ...[...document.querySelectorAll('[aria-labelledby]')].map(
        (element) => `#${element.getAttribute('aria-labelledby')}`,
      ),
      ...[...document.querySelectorAll('[popovertarget]')].map(
        (element) => `#${element.getAttribute('popovertarget')}`,
      ),
    ];
    expect(references.length).toBeGreaterThan(3);
    for (const reference of references) {
      expect(ids).toContain(reference?.slice(1));
    }
  },
);

test.each(cases)('headings of $name in $locale skip no level', ({ screen }) => {
  const levels = [...parsed(screen).querySelectorAll('main :is(h1, h2, h3, h4)')].map((heading) =>
    Number(heading.tagName.slice(1)),
  );
  expect(levels[0]).toBe(1);
  levels.reduce((before, level) => {
    expect(level).toBeLessThanOrEqual(before + 1);
    return level;
  });
});

test.each([
  ['content', 200],
  ['not-found', 404],
  ['gone', 410],
  ['sign-in', 200],
  ['new-password', 200],
  ['refused', 401],
] as const)('%s has status %i', (name, status) => {
  const screen = screensIn('fr')[name];
  if (!screen) throw new Error(`no screen ${name}`);
  expect(renderScreen(screen, visitor, assets).status).toBe(status);
});

test.each([
  [{ logged: false, editing: false }, ''],
  [{ logged: true, editing: false }, 'logged'],
  [{ logged: true, editing: true }, 'logged editing'],
])('the body element names the reader: %o', (viewer, classes) => {
  expect(parsed(contentIn('fr'), viewer).body.className).toBe(classes);
});

test.each(['preview', 'not-found', 'gone', 'sign-in', 'new-password'])(
  '%s is not indexed',
  (name) => {
    const screen = screensIn('fr')[name];
    if (!screen) throw new Error(`no screen ${name}`);
    const document = parsed(screen);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
  },
);

test.each(['not-found', 'gone'] as const)(
  '%s is in every language, with links onwards',
  (screen) => {
    const document = parsed({ screen, frame: frameIn('fr'), path: '/x' });
    expect(document.querySelector('main [lang=en] h2')?.textContent).toMatch(
      /^(Page not found|This page)/,
    );
    expect(document.querySelector('main [lang=en] a')?.getAttribute('href')).toBe('/en/');
    expect(document.querySelector('main a[href="/groupe/h"]')).not.toBeNull();
  },
);

test.each([
  ['/', 'fr', 'Ce site ouvrira bientôt'],
  ['/en/', 'en', 'This site opens soon'],
] as const)(
  'before there is a home page, %s says that the site opens soon',
  (path, locale, title) => {
    const frame = { ...frameIn(locale), menu: [] };
    const document = parsed({ screen: 'not-found', frame, path });
    expect(document.querySelector('h1')?.textContent).toBe(title);
    expect(document.querySelector('main code')).toBeNull();
    expect(document.querySelector('main a[href="/admin"]')).toBeNull();
  },
);

test('a language without a home page, on a site that is open, has a page that is not found', () => {
  const document = parsed({ screen: 'not-found', frame: frameIn('en'), path: '/en/' });
  expect(document.querySelector('h1')?.textContent).toBe('Page not found');
});

test('typed text is rendered as text, not as markup', () => {
  const path = '/<script>alert(1)</script>"onload="x';
  const document = parsed({ screen: 'not-found', frame: frameIn('fr'), path });
  expect(document.querySelector('main code')?.textContent).toBe(path);
  expect(document.scripts).toHaveLength(1);
});

test('props of an island cannot break out of their attribute', () => {
  const title = `'"><script>alert(1)</script>`;
  const risky = { ...frameIn('fr'), menu: [{ title, path: '/x', children: [] }] };
  const document = parsed({ screen: 'not-found', frame: risky, path: '/' });
  expect(document.scripts).toHaveLength(1);
  const menu = document.querySelector<HTMLElement>('[data-island="site-menu"]');
  const props: { entries: unknown } = JSON.parse(swapQuotes(menu?.dataset['props'] ?? '{}'));
  expect(props.entries).toEqual(risky.menu);
});
