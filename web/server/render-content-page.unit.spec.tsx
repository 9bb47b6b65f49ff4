// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { type DetailsOf, defaultPageDetails, noFacets } from '@parvis/contracts/content/details.ts';
import { moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import { imageDetailsSchema } from '@parvis/contracts/media/details.ts';
import { mediaIdSchema } from '@parvis/contracts/media/ids.ts';
import type { ShownImage } from '@parvis/contracts/media/picture-sources.ts';
import type { ContentPage } from '@parvis/contracts/site/content-page.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Viewer } from '@parvis/contracts/site/screens.ts';
import { expect, test } from 'vitest';
import { harbourPicture } from '../ui/testing/harbour.ts';
import { renderScreen } from './render-screen.tsx';
import { failOnConsoleErrors } from './testing/fail-on-console-errors.ts';
import {
  assets,
  contentIn,
  frameIn,
  pageId,
  pageIn,
  parsed,
  screensIn,
  visitor,
} from './testing/screens.ts';

failOnConsoleErrors();

test.each([undefined, 0, 2])('a page shows the applicant profile of its reader: %s', (profile) => {
  const details = { ...defaultPageDetails, applicantProfile: profile };
  const main = parsed(contentIn('fr', { page: pageIn('fr', { details }) })).querySelector('main');
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
      parsed(contentIn('fr', { page: pageIn('fr', { details }) }), who).querySelector(
        '[data-island="keep-profile"]',
      );
    expect(keeper(visitor)?.getAttribute('data-query')).toBe(query);
    expect(keeper({ logged: true, editing: false })).toBeNull();
  },
);

test('the editing tools are for editors only and link to this page', () => {
  const tools = (viewer: Viewer) =>
    parsed(contentIn('fr'), viewer).querySelector(`a[href="/admin/content/page/${pageId}/edit"]`);
  expect(tools(visitor)).toBeNull();
  expect(tools({ logged: true, editing: false })?.textContent).toBe('Modifier cette page');
  expect(tools({ logged: true, editing: true })?.textContent).toBe('Vous modifiez cette page');
});

test('a translated page names all languages and its own address', () => {
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
  const document = parsed(contentIn('fr', { frame: frameIn('fr', false) }));
  expect(document.querySelectorAll('link[rel=alternate]')).toHaveLength(0);
  const link = document.querySelector('header a[hreflang]');
  expect([link?.getAttribute('lang'), link?.getAttribute('rel')]).toEqual(['en', null]);
  expect(link?.parentElement?.textContent).toContain('aller à l’accueil en anglais');
});

test('a preview shows its revision, author and time in Paris', () => {
  const { preview } = screensIn('fr');
  if (!preview) throw new Error('no preview');
  expect(parsed(preview).querySelector('aside')?.textContent).toBe(
    'Prévisualisation Révision 7, enregistrée par Maud Le Bihan le 4 mars 2026 à 10:12. ' +
      'Les visiteurs ne la voient pas.',
  );
});

const news: DetailsOf<'news'> = {
  kind: 'news',
  nature: 'article',
  publishedOn: '2026-02-12',
  ...noFacets,
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
  const document = parsed(contentIn(locale, { page: pageIn(locale, { details }) }));
  const line = document.querySelector('h1 + p');
  expect(line?.textContent).toBe(words);
  expect(line?.querySelector('time')?.getAttribute('datetime') ?? undefined).toBe(machineDate);
});

test.each([
  ['fr', '(Ce lien s’ouvre dans un nouvel onglet)'],
  ['en', '(Opens in a new tab)'],
] as const)('a content link to a new tab announces it in %s', (locale, note) => {
  const link = parsed(contentIn(locale)).querySelector('main a[target=_blank]');
  expect(link?.textContent).toBe(`ailleurs ${note}`);
  expect(link?.getAttribute('rel')).toBe('noopener');
});

test('a changed image is rendered again even though its module was rendered recently', () => {
  const imageId = mediaIdSchema.parse('image0000009');
  const modules: ContentPage['modules'] = [
    {
      id: moduleIdSchema.parse(`${pageId}0009`),
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
    const shown = pageIn('fr', { modules, images: new Map([[imageId, image]]) });
    return renderScreen({ screen: 'content', frame: frameIn('fr'), page: shown }, visitor, assets)
      .body;
  };
  expect(rendered('Le quai')).toContain('alt="Le quai"');
  expect(rendered('Le phare')).toContain('alt="Le phare"');
});

test('the image of a header has the header’s alternative text', () => {
  const imageId = mediaIdSchema.parse('image0000009');
  const rendered = (use: object) => {
    const details = { ...defaultPageDetails, imageId, ...use };
    const shown = pageIn('fr', { details, images: new Map([[imageId, harbourPicture]]) });
    return renderScreen({ screen: 'content', frame: frameIn('fr'), page: shown }, visitor, assets)
      .body;
  };
  expect(rendered({})).toContain('alt="Le port"');
  expect(rendered({ imageAlt: { kind: 'own', text: 'Le port, de nuit' } })).toContain(
    'alt="Le port, de nuit"',
  );
  expect(rendered({ imageAlt: { kind: 'decorative' } })).toContain('alt=""');
});

test('a module shows its revision, and of profiles only those that were requested', () => {
  const id = moduleIdSchema.parse(`${pageId}0008`);
  const textOf = (module: Omit<ContentPage['modules'][number], 'id'>) =>
    parsed(contentIn('fr', { page: pageIn('fr', { modules: [{ id, ...module }] }) })).querySelector(
      `[data-module="${id}"]`,
    )?.textContent;
  const promise = (text: string) =>
    ({ type: 'statement', data: { text, author: '', role: '' } }) as const;
  expect(textOf({ revision: 1, content: promise('Une.') })).toContain('Une.');
  expect(textOf({ revision: 2, content: promise('Une autre.') })).toContain('Une autre.');

  const items = ['Juriste', 'Analyste'].map((name, profile) => ({
    profile,
    name,
    title: name,
    text: '',
    linkLabel: '',
  }));
  const profiles = (count: number) =>
    ({ type: 'profiles', data: { title: 'Vous', items: items.slice(0, count) } }) as const;
  expect(textOf({ revision: 3, content: profiles(2) })).toContain('Analyste');
  expect(textOf({ revision: 3, content: profiles(1) })).not.toContain('Analyste');
});
