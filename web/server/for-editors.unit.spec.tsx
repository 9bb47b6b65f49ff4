// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { readFileSync } from 'node:fs';
import { defaultPageDetails } from '@parvis/contracts/content/details.ts';
import { contentIdSchema, moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import type { ContentScreen, Screen, Viewer } from '@parvis/contracts/site/screens.ts';
import { expect, test } from 'vitest';
import { renderScreen } from './render-screen.tsx';
import { newsList } from './testing/news-list.ts';

/** Specification, section 6: what visitors get but editors do not. */
const id = contentIdSchema.parse('gr0upe000001');
const heading = (text: string) => ({
  type: 'heading' as const,
  attrs: { level: 2 },
  content: [{ type: 'text' as const, text }],
});
const screen: ContentScreen = {
  screen: 'content',
  frame: {
    locale: 'fr',
    menu: [],
    profiles: [{ title: 'Candidat', path: '/candidat', children: [] }],
    translations: [{ locale: 'en', path: '/en/group', isTranslation: true }],
  },
  page: {
    id,
    locale: 'fr',
    path: '/groupe',
    title: 'Le groupe',
    summary: undefined,
    details: defaultPageDetails,
    breadcrumb: [],
    modules: [
      {
        id: moduleIdSchema.parse(`${id}0001`),
        revision: 1,
        content: {
          type: 'text',
          data: { doc: { type: 'doc', content: [heading('Un'), heading('Deux')] } },
        },
      },
    ],
    children: [],
  },
};
const visitor: Viewer = { logged: false, editing: false };
const editors: readonly Viewer[] = [
  { logged: true, editing: false },
  { logged: true, editing: true },
];

function documentFor(viewer: Viewer, shown: Screen = screen): Document {
  const { body } = renderScreen(shown, viewer, { stylesheets: [], script: '/islands.js' });
  return new DOMParser().parseFromString(body, 'text/html');
}

function islandsFor(viewer: Viewer, shown: Screen = screen): readonly string[] {
  return [...documentFor(viewer, shown).querySelectorAll<HTMLElement>('[data-island]')].map(
    ({ dataset }) => dataset['island'] ?? '',
  );
}

test('visitors get every enhancement of a page', () => {
  expect(islandsFor(visitor).toSorted()).toEqual([
    'back-to-search',
    'back-to-top',
    'consent',
    'keep-campaign',
    'keep-campaign',
    'keep-profile',
    'language-suggestion',
    'search',
    'search',
    'share',
    'site-menu',
    'summary',
  ]);
});

test.each(editors)('editors keep the menu, and the link to change their consent: %o', (viewer) => {
  expect(islandsFor(viewer).toSorted()).toEqual(['consent', 'site-menu']);
});

test.each(editors)('editors have no share menu: %o', (viewer) => {
  expect(documentFor(visitor).body.textContent).toContain('Partager cette page');
  expect(documentFor(viewer).body.textContent).not.toContain('Partager cette page');
});

test.each(editors)('editors are suggested no language: %o', (viewer) => {
  expect(documentFor(visitor).querySelector('[lang=en][hidden]')).not.toBeNull();
  expect(documentFor(viewer).querySelector('[lang=en][hidden]')).toBeNull();
});

test.each(editors)(
  'the summary for editors consists of plain anchors, visible immediately: %o',
  (viewer) => {
    const links = [...documentFor(viewer).querySelectorAll('#summary a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#s-un', '#s-deux']);
  },
);

test.each(editors)('editors go back to the top by a plain anchor: %o', (viewer) => {
  const link = documentFor(viewer).querySelector<HTMLElement>('main a[href="#top"]');
  expect(link?.dataset['island']).toBeUndefined();
  expect(documentFor(viewer).body.id).toBe('top');
});

const screens: readonly Screen[] = [
  screen,
  { screen: 'list', frame: screen.frame, list: newsList },
  { screen: 'not-found', frame: screen.frame, path: '/nulle-part' },
];

test.each(screens)('editors have a link to the back-office, visitors none: $screen', (shown) => {
  const links = (viewer: Viewer) =>
    [...documentFor(viewer, shown).querySelectorAll('a[href^="/admin"]')].map((link) =>
      link.getAttribute('href'),
    );
  expect(links(visitor)).toEqual([]);
  const toItsPage = shown === screen ? [`/admin/content/page/${id}/edit`] : [];
  for (const viewer of editors) expect(links(viewer)).toEqual(['/admin', ...toItsPage]);
});

test('editors see which modules are hidden from visitors', () => {
  const first = screen.page.modules[0];
  if (first === undefined) throw new Error('a page without modules');
  const notesOf = (isInactive: boolean) => {
    const page = { ...screen.page, modules: [{ ...first, isInactive }] };
    const shown = documentFor({ logged: true, editing: false }, { ...screen, page });
    return shown.querySelector(`[data-module="${first.id}"]`)?.textContent;
  };
  expect(notesOf(true)).toMatch(/^Module désactivé\u00a0: les visiteurs ne le voient pas\./);
  expect(notesOf(false)).not.toContain('désactivé');
});

test('the bar of editors is not sticky, and their modules are not animated', () => {
  const sheet = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  expect(sheet('header.module.css')).toMatch(/:global\(\.logged\) \.header \{\s*position: static;/);
  const reveals = sheet('screens/content-document.module.css').match(
    /^.*animation-timeline: view.*$/gm,
  );
  expect(reveals).toHaveLength(2);
  expect(sheet('screens/content-document.module.css')).toMatch(
    /:global\(body:not\(\.logged\)\) :is\(\.body > section[^{]*\{[^}]*animation-timeline/,
  );
});

test('a focus has a splash and tabs for visitors; for editors it is expanded', () => {
  const tab = (place: number) => ({
    id: moduleIdSchema.parse(`${id}000${place}`),
    revision: 1,
    content: { type: 'page-tab' as const, data: { name: `Partie ${place}`, title: '' } },
  });
  const focus: Screen = {
    ...screen,
    page: {
      ...screen.page,
      details: { kind: 'focus', live: false, splash: true },
      modules: [tab(1), tab(2)],
    },
  };
  expect(islandsFor(visitor, focus)).toEqual(expect.arrayContaining(['splash', 'page-tabs']));
  const newsletter = 'a[href$="/mail/alerts/modal/newsletter/11"]';
  expect(documentFor(visitor, focus).querySelectorAll(newsletter)).toHaveLength(1);
  expect(documentFor(visitor).querySelectorAll(newsletter)).toHaveLength(0);
  for (const viewer of editors) {
    expect(islandsFor(viewer, focus).toSorted()).toEqual(['consent', 'site-menu']);
    expect(documentFor(viewer, focus).querySelectorAll('[data-splash], [data-part]')).toHaveLength(
      0,
    );
  }
});
