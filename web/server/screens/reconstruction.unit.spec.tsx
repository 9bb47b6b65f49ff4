// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import type { ReconstructionNote } from '@parvis/contracts/audit/reconstruction-note.ts';
import { defaultPageDetails } from '@parvis/contracts/content/details.ts';
import { contentIdSchema, moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import { positionFrom } from '@parvis/contracts/log/position.ts';
import type { Screen } from '@parvis/contracts/site/screens.ts';
import { expect, test } from 'vitest';
import { renderScreen } from '../render-screen.tsx';
import { composeReconstruction, missingReconstructionAt } from './reconstruction.tsx';
import { linkToReconstructions } from './reconstruction-links.ts';

const at = '2026-01-05T08:00:01.250Z';
const note: ReconstructionNote = {
  locale: 'fr',
  path: '/groupe',
  at,
  position: positionFrom(42n),
  eventAt: '2026-01-05T07:59:58.000Z',
  digest: 'ab'.repeat(32),
  build: null,
  previousChangeAt: '2026-01-04T08:00:00.000Z',
  nextChangeAt: null,
  previousChangeOf: ['menu', 'page'],
  nextChangeOf: [],
};
const id = contentIdSchema.parse('gr0upe000001');
const screen: Screen = {
  screen: 'content',
  frame: {
    locale: 'fr',
    menu: [
      {
        title: 'Groupe',
        path: '/groupe',
        children: [{ title: 'H', path: '/groupe/h', children: [] }],
      },
    ],
    translations: [{ locale: 'en', path: '/en/group', isTranslation: true }],
  },
  page: {
    id,
    locale: 'fr',
    path: '/groupe',
    title: 'Le groupe <script>',
    summary: undefined,
    details: defaultPageDetails,
    breadcrumb: [{ title: 'Plus haut', path: '/haut' }],
    modules: [
      {
        id: moduleIdSchema.parse(`${id}0001`),
        revision: 1,
        content: {
          type: 'text',
          data: {
            doc: {
              type: 'doc',
              content: [
                {
                  type: 'paragraph',
                  content: [
                    linked('/page?a=1&b=2#bas'),
                    linked('https://exemple.eu/x'),
                    linked('/media/files/a/b.pdf'),
                    linked('mailto:a@b.eu'),
                  ],
                },
              ],
            },
          },
        },
      },
    ],
    children: [{ title: 'Enfant', path: '/groupe/enfant', summary: undefined }],
  },
};

function linked(href: string) {
  return {
    type: 'text' as const,
    text: href,
    marks: [{ type: 'link' as const, attrs: { href, newTab: false } }],
  };
}

function reconstructed(changed: Partial<ReconstructionNote> = {}): {
  html: string;
  document: Document;
} {
  const assets = { stylesheets: ['/assets/style.css'], script: '/assets/islands.js' };
  const today = renderScreen(screen, { logged: false, editing: false }, assets);
  const html = composeReconstruction(today, { ...note, ...changed }, assets);
  return { html, document: new DOMParser().parseFromString(html, 'text/html') };
}

const past = (path: string, hash = '') =>
  `?path=${encodeURIComponent(path)}&at=${encodeURIComponent(at)}${hash}`;

test('every link to a page of the site, wherever it is, leads to the same instant', () => {
  const { document } = reconstructed();
  const shares = /linkedin|facebook|x\.com|subject=/;
  const hrefs = [...document.querySelectorAll('a[href]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !shares.test(href));
  const untouched = hrefs.filter((href) => !href.startsWith('?') && !href.startsWith('#'));
  expect(untouched.toSorted()).toEqual(
    [
      '/groupe',
      `/media/files/a/b.pdf?at=${note.position}`,
      'https://exemple.eu/x',
      'mailto:a@b.eu',
    ].toSorted(),
  );
  for (const path of ['/', '/groupe', '/groupe/h', '/haut', '/groupe/enfant', '/en/group'])
    expect(hrefs).toContain(past(path));
  expect(hrefs).toContain(past('/page?a=1&b=2', '#bas'));
});

test('no part of it requires a script', () => {
  expect(reconstructed().document.querySelector('[data-island]')).toBeNull();
});

test('the only link to the present is the bar’s, and it leaves the frame', () => {
  const { document } = reconstructed();
  const today = document.querySelector('a[href="/groupe"]');
  expect(today?.getAttribute('target')).toBe('_top');
  expect(today?.closest('aside')?.getAttribute('aria-label')).toBe('Reconstitution');
});

test('a reconstruction shows its instant, log position and digest', () => {
  const bar = reconstructed().document.querySelector('body > aside');
  expect(bar?.textContent).toContain(
    'Reconstitution — le site tel qu’il était le 5 janvier 2026 à 09:00:01, heure de Paris',
  );
  expect([...(bar?.querySelectorAll('dd') ?? [])].map((proof) => proof.textContent)).toEqual([
    at,
    note.position,
    note.eventAt,
    note.digest,
  ]);
});

test.each([
  [null, 'ne dit pas quelle version'],
  ['same', 'Version\u00a01.2.0 du site, installée le 3 janvier 2026.'],
  ['changed', 'Les mots et les styles sont ceux de la version\u00a01.2.0'],
] as const)(
  'a reconstruction says which words, styles and templates it shows: %s',
  (templates, said) => {
    const deployedAt = '2026-01-03T08:00:00.000Z';
    const build = templates && { version: '1.2.0', deployedAt, templates };
    const bar = reconstructed({ build }).document.querySelector('body > aside');
    expect(bar?.textContent).toContain(said);
  },
);

test('nothing in it is executed, and search engines do not index it', () => {
  const { html, document } = reconstructed();
  expect(document.querySelector('script')).toBe(null);
  expect(document.querySelector('link[rel="canonical"], link[rel="alternate"]')).toBe(null);
  expect(html.match(/<meta name="robots" content="noindex"\/?>/g)).toHaveLength(1);
  expect(document.querySelector('h1')?.textContent).toBe('Le groupe <script>');
});

test('the bar leads to the changes around', () => {
  const links = [...reconstructed().document.querySelectorAll('body > aside a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [
      'Changement précédent (menu et page)',
      `?path=%2Fgroupe&at=${encodeURIComponent('2026-01-04T08:00:00.000Z')}`,
    ],
    ['La page d’aujourd’hui', '/groupe'],
  ]);
});

test.each([
  ['<form class="a" action="/liste?x=1" method="get">', '/liste'],
  ['<form method="get" action="/search/do">', '/search/do'],
])('%s submits to the same instant', (written, path) => {
  const html = `${linkToReconstructions(written, note)}<input name="q"/></form>`;
  const form = new DOMParser().parseFromString(html, 'text/html').querySelector('form');
  expect(form?.getAttribute('action')).toBe('?');
  expect([...new FormData(form ?? undefined)]).toEqual([
    ['path', path],
    ['at', at],
    ['q', ''],
  ]);
});

test.each([
  '<form method="get" action="/admin/x">',
  '<form method="get" action="https://a.eu/">',
  '<form action="/x" method="post">',
])('%s is disabled', (written) => {
  expect(linkToReconstructions(written, note)).toContain('<form inert');
});

test('forms of the past cannot be sent', () => {
  const body =
    '<!DOCTYPE html><html><head></head><body class="a"><form method="post"><a href="/x"></a></form>';
  expect(composeReconstruction({ type: 'text/html', body }, note, { stylesheets: [] })).toContain(
    '<form inert method="post">',
  );
});

test.each([
  ['<a href="//evil.example/x">', '<a href="//evil.example/x">'],
  ['<a class="x" href="/admin/pages">', '<a class="x" href="/admin/pages">'],
  ['<a href="/l&#x27;an#d&quot;">', '<a href="?path=%2Fl&#x27;an&amp;at=t#d&quot;">'],
  ['<a href="/a?b=c&amp;d=e">', '<a href="?path=%2Fa%3Fb%3Dc%26d%3De&amp;at=t">'],
  ['<a href="/admin?x=1">', '<a href="/admin?x=1">'],
  ['<area href="/x"><p>href="/x"</p>', '<area href="/x"><p>href="/x"</p>'],
  ['<video src="/media/files/a/b.mp4">', '<video src="/media/files/a/b.mp4?at=p">'],
  ['<img src="/media/renditions/a/x/1.jpg">', '<img src="/media/renditions/a/x/1.jpg">'],
])('the reconstruction of %s is %s', (written, rewritten) => {
  expect(linkToReconstructions(written, { at: 't', position: 'p' })).toBe(rewritten);
});

test('data is shown as text, under the bar', () => {
  const rss = {
    type: 'application/rss+xml; charset=utf-8',
    body: '<rss><title>A & b</title></rss>',
  };
  const html = composeReconstruction(rss, note, { stylesheets: ['/assets/style.css'] });
  const document = new DOMParser().parseFromString(html, 'text/html');
  expect(document.querySelector('pre')?.textContent).toBe(rss.body);
  expect(document.querySelector('body > aside dd')?.textContent).toBe(at);
  expect(document.querySelector('rss')).toBe(null);
});

test.each([
  ['nothing', 'There was nothing yet'],
  ['cannot-be-reconstructed', 'cannot be reconstructed'],
] as const)('an empty reconstruction explains why: %s', (why, words) => {
  const html = missingReconstructionAt(
    { locale: 'en', path: '/en/', at, why },
    { stylesheets: [] },
  );
  expect(html).toContain(words);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});
