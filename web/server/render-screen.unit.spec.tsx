// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { type DetailsOf, defaultPageDetails } from '@parvis/contracts/content/details.ts';
import { contentIdSchema, moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import { imageDetailsSchema } from '@parvis/contracts/media/details.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import type { ShownImage } from '@parvis/contracts/media/picture-sources.ts';
import type { RichText } from '@parvis/contracts/rich-text/document.ts';
import type { ContentPage } from '@parvis/contracts/site/content-page.ts';
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import type { Screen, Viewer } from '@parvis/contracts/site/screens.ts';
import type { SiteFrame } from '@parvis/contracts/site/site-frame.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { harbourPicture } from '../ui/testing/harbour.ts';
import { renderAuthenticationForm, renderScreen } from './render-screen.tsx';

const visitor: Viewer = { logged: false, editing: false };
const assets = { stylesheets: ['/assets/style.css'], script: '/assets/islands.js' };
const id = contentIdSchema.parse('gr0upe000001');

const doc: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Un titre' }] },
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Un autre' }] },
    {
      type: 'paragraph',
      content: [
        {
          type: 'text',
          text: 'ailleurs',
          marks: [{ type: 'link', attrs: { href: 'https://exemple.eu', newTab: true } }],
        },
      ],
    },
  ],
};

function frame(locale: Locale, isTranslation = true): SiteFrame {
  return {
    locale,
    menu: [
      {
        title: 'Le groupe',
        path: '/groupe',
        children: [
          {
            title: 'Histoire',
            path: '/groupe/h',
            children: [{ title: 'Le port', path: '/groupe/h/port', children: [] }],
          },
        ],
      },
      { title: 'Mediaroom', path: '/mediaroom', children: [] },
    ],
    otherLanguage: { path: locale === 'fr' ? '/en/group' : '/groupe', isTranslation },
  };
}

function page(locale: Locale, changes: Partial<ContentPage> = {}): ContentPage {
  return {
    id,
    locale,
    path: locale === 'fr' ? '/groupe' : '/en/group',
    title: 'Le groupe Estuaire',
    summary: 'Une banque née d’un port.',
    details: defaultPageDetails,
    breadcrumb: [],
    modules: [
      {
        id: moduleIdSchema.parse(`${id}0001`),
        revision: 1,
        content: { type: 'text', data: { doc } },
      },
      {
        id: moduleIdSchema.parse(`${id}0002`),
        revision: 1,
        content: { type: 'statement', data: { text: 'Une promesse.', author: 'A. R.', role: '' } },
      },
    ],
    children: [{ title: 'Histoire', path: '/groupe/h', summary: undefined }],
    ...changes,
  };
}

function screensIn(locale: Locale): Record<string, Screen> {
  const home = page(locale, { path: locale === 'fr' ? '/' : '/en/' });
  const preview = { revision: 7, at: '2026-03-04T09:12:00.000Z', by: 'Maud Le Bihan' };
  const common = { frame: frame(locale) };
  return {
    content: { ...common, screen: 'content', page: page(locale) },
    home: { ...common, screen: 'content', page: home },
    preview: { ...common, screen: 'content', page: page(locale), preview },
    'not-found': { ...common, screen: 'not-found', path: '/nulle-part' },
    gone: { ...common, screen: 'gone', path: '/parti' },
    'sign-in': {
      ...common,
      screen: 'sign-in',
      form: { kind: 'sign-in', next: '/admin', email: '' },
      submissionId: 's-1',
    },
    'new-password': {
      ...common,
      screen: 'sign-in',
      form: { kind: 'new-password', linkKey: 'k-1' },
      submissionId: 's-3',
    },
    refused: {
      ...common,
      screen: 'sign-in',
      form: { kind: 'sign-in', next: '/admin', email: 'a@b.eu' },
      submissionId: 's-2',
      errors: {
        summary: [{ field: 'password', words: 'Ce champ est obligatoire.' }],
        byField: { password: 'Ce champ est obligatoire.' },
      },
      status: 401,
    },
  };
}

const cases = locales.flatMap((locale) =>
  Object.entries(screensIn(locale)).map(([name, screen]) => ({ name, locale, screen })),
);

function parsed(screen: Screen, viewer: Viewer = visitor): Document {
  const { body } = renderScreen(screen, viewer, assets);
  return new DOMParser().parseFromString(body, 'text/html');
}

function contentIn(locale: Locale, changes: Partial<Extract<Screen, { screen: 'content' }>> = {}) {
  return { screen: 'content', frame: frame(locale), page: page(locale), ...changes } as const;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    throw new Error(words.join(' '));
  });
});
afterEach(() => vi.restoreAllMocks());

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
  'every id in $name in $locale is unique, every reference has its target',
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

test.each([undefined, 0, 2])('a page shows the applicant profile of its reader: %s', (profile) => {
  const details = { ...defaultPageDetails, applicantProfile: profile };
  const main = parsed(contentIn('fr', { page: page('fr', { details }) })).querySelector('main');
  expect(main?.getAttribute('data-profile')).toBe(profile?.toString() ?? null);
});

test.each([
  [undefined, 'rhp'],
  [2, null],
])(
  'the profile %s of a page, or that of the address, is stored for visitors and never for editors',
  (profile, query) => {
    const details = { ...defaultPageDetails, applicantProfile: profile };
    const keeper = (who: Viewer) =>
      parsed(contentIn('fr', { page: page('fr', { details }) }), who).querySelector(
        '[data-island="keep-profile"]',
      );
    expect(keeper(visitor)?.getAttribute('data-query')).toBe(query);
    expect(keeper({ logged: true, editing: false })).toBeNull();
  },
);

test('the editing tools are for editors only and link to this page', () => {
  const tools = (viewer: Viewer) =>
    parsed(contentIn('fr'), viewer).querySelector(`a[href="/admin/content/page/${id}/edit"]`);
  expect(tools(visitor)).toBeNull();
  expect(tools({ logged: true, editing: false })?.textContent).toBe('Modifier cette page');
  expect(tools({ logged: true, editing: true })?.textContent).toBe('Vous modifiez cette page');
});

test('a translated page names both languages and its own address', () => {
  const html = renderScreen(contentIn('en'), visitor, {
    ...assets,
    origin: 'https://estuaire.example',
  }).body;
  const document = new DOMParser().parseFromString(html, 'text/html');
  const links = [...document.head.querySelectorAll('link[rel=canonical], link[rel=alternate]')].map(
    (link) => [link.getAttribute('hreflang'), link.getAttribute('href')],
  );
  expect(links).toEqual([
    [null, 'https://estuaire.example/en/group'],
    ['en', 'https://estuaire.example/en/group'],
    ['fr', 'https://estuaire.example/groupe'],
    ['x-default', 'https://estuaire.example/groupe'],
  ]);
});

test('a page without translation has no alternate; the switch leads home, with a note', () => {
  const document = parsed(contentIn('fr', { frame: frame('fr', false) }));
  expect(document.querySelectorAll('link[rel=alternate]')).toHaveLength(0);
  const link = document.querySelector('header a[hreflang]');
  expect([link?.getAttribute('lang'), link?.getAttribute('rel')]).toEqual(['en', null]);
  expect(link?.parentElement?.textContent).toContain('aller à l’accueil en anglais');
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

test('the refused sign-in form is the same in the page and alone', () => {
  const { refused } = screensIn('fr');
  if (refused?.screen !== 'sign-in') throw new Error('no form');
  const { frame: surrounding, screen: _, ...form } = refused;
  const place = parsed(refused).querySelector('[data-form="place"]');
  expect(place?.innerHTML).toBe(
    new DOMParser().parseFromString(
      renderAuthenticationForm({ ...form, locale: surrounding.locale }),
      'text/html',
    ).body.innerHTML,
  );
  expect(place?.querySelector('[data-form="answer"] a')?.getAttribute('href')).toBe('#password');
  expect(place?.querySelector<HTMLInputElement>('#email')?.value).toBe('a@b.eu');
  expect(place?.querySelector('#password')?.hasAttribute('value')).toBe(false);
});

test('a preview shows its revision, author and time in Paris', () => {
  const { preview } = screensIn('fr');
  if (!preview) throw new Error('no preview');
  expect(parsed(preview).querySelector('aside')?.textContent).toBe(
    'Prévisualisation Révision 7, enregistrée par Maud Le Bihan le 4 mars 2026 à 10:12. ' +
      'Les visiteurs ne la voient pas.',
  );
});

test.each(['not-found', 'gone'] as const)(
  '%s is in both languages, with links onwards',
  (screen) => {
    const document = parsed({ screen, frame: frame('fr'), path: '/x' });
    expect(document.querySelector('main [lang=en] h2')?.textContent).toMatch(
      /^(Page not found|This page)/,
    );
    expect(document.querySelector('main [lang=en] a')?.getAttribute('href')).toBe('/en/');
    expect(document.querySelector('main a[href="/groupe/h"]')).not.toBeNull();
  },
);

const facets = { types: [], regions: [], domains: [], countries: [], entities: [], keywords: [] };
const news: DetailsOf<'news'> = {
  kind: 'news',
  nature: 'article',
  publishedOn: '2026-02-12',
  ...facets,
};
const event: DetailsOf<'news'> = { ...news, nature: 'event', eventStart: '2026-03-29T22:30:00Z' };
const leader: DetailsOf<'personality'> = {
  kind: 'personality',
  firstName: 'Ada',
  lastName: 'Morel',
  role: 'Directrice générale',
  isSpokesperson: false,
  order: 0,
  socialLinks: [],
};

test.each<[string, Locale, ContentPage['details'], string | undefined, string]>([
  ['news by their editorial date', 'fr', news, '2026-02-12', '12 février 2026'],
  ['news by their editorial date', 'en', news, '2026-02-12', '12 February 2026'],
  ['an event by its day in Paris', 'fr', event, '2026-03-29T22:30:00Z', '30 mars 2026'],
  ['a leader by their role', 'fr', leader, undefined, 'Directrice générale'],
])('the head of a page presents %s, in %s', (_case, locale, details, machineDate, words) => {
  const document = parsed(contentIn(locale, { page: page(locale, { details }) }));
  const line = document.querySelector('h1 + p');
  expect(line?.textContent).toBe(words);
  expect(line?.querySelector('time')?.getAttribute('datetime') ?? undefined).toBe(machineDate);
});

test('typed text is shown as text', () => {
  const path = '/<script>alert(1)</script>"onload="x';
  const document = parsed({ screen: 'not-found', frame: frame('fr'), path });
  expect(document.querySelector('main code')?.textContent).toBe(path);
  expect(document.scripts).toHaveLength(1);
});

test('props of an island cannot break out of their attribute', () => {
  const title = `'"><script>alert(1)</script>`;
  const risky = { ...frame('fr'), menu: [{ title, path: '/x', children: [] }] };
  const document = parsed({ screen: 'not-found', frame: risky, path: '/' });
  expect(document.scripts).toHaveLength(1);
  const props: { entries: unknown } = JSON.parse(
    document.querySelector('[data-island="site-menu"]')?.getAttribute('data-props') ?? '{}',
  );
  expect(props.entries).toEqual(risky.menu);
});

test('sign-in is a plain form that names the refused field', () => {
  const { refused } = screensIn('fr');
  if (!refused) throw new Error('no screen');
  const document = parsed(refused);
  const form = document.querySelector('main form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual([
    'post',
    '/admin/session',
  ]);
  const fields = [...document.querySelectorAll('main form input')].map((input) => [
    input.getAttribute('name'),
    input.getAttribute('value'),
  ]);
  expect(fields).toEqual([
    ['submissionId', 's-2'],
    ['next', '/admin'],
    ['email', 'a@b.eu'],
    ['password', null],
  ]);
  expect(document.querySelector('[role=alert]')?.textContent).toContain(
    'Mot de passe – Ce champ est obligatoire.',
  );
  expect(document.title).toMatch(/^Erreur\u00a0: /);
});

test.each([
  ['fr', '(Ce lien s’ouvre dans un nouvel onglet)'],
  ['en', '(Opens in a new tab)'],
] as const)('a content link to a new tab announces it in %s', (locale, note) => {
  const link = parsed(contentIn(locale)).querySelector('main a[target=_blank]');
  expect(link?.textContent).toBe(`ailleurs ${note}`);
  expect(link?.getAttribute('rel')).toBe('noopener');
});

test('a changed image is rendered again though its module was rendered recently', () => {
  const imageId = mediaIdSchema.parse('image0000009');
  const modules: ContentPage['modules'] = [
    {
      id: moduleIdSchema.parse(`${id}0009`),
      revision: 1,
      content: { type: 'image', data: { imageId, caption: '', size: 'text' } },
    },
  ];
  const rendered = (alternative: string) => {
    const details = imageDetailsSchema.parse({
      title: { fr: 'Port', en: 'Harbour' },
      alternativeText: { fr: alternative, en: alternative },
    });
    const image: ShownImage = {
      ...details,
      hash: 'ab'.repeat(32),
      width: 1600,
      height: 1000,
      crops: [],
    };
    const shown = page('fr', { modules, images: new Map([[imageId, image]]) });
    return renderScreen({ screen: 'content', frame: frame('fr'), page: shown }, visitor, assets)
      .body;
  };
  expect(rendered('Le quai')).toContain('alt="Le quai"');
  expect(rendered('Le phare')).toContain('alt="Le phare"');
});

test('the image of a header has the header’s alternative text', () => {
  const imageId = mediaIdSchema.parse('image0000009');
  const rendered = (use: object) => {
    const details = { ...defaultPageDetails, imageId, ...use };
    const shown = page('fr', { details, images: new Map([[imageId, harbourPicture]]) });
    return renderScreen({ screen: 'content', frame: frame('fr'), page: shown }, visitor, assets)
      .body;
  };
  expect(rendered({})).toContain('alt="Le port"');
  expect(rendered({ imageAlt: { kind: 'own', text: 'Le port, de nuit' } })).toContain(
    'alt="Le port, de nuit"',
  );
  expect(rendered({ imageAlt: { kind: 'decorative' } })).toContain('alt=""');
});
