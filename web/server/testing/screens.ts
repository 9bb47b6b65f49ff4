import { defaultPageDetails } from '@parvis/contracts/content/details.ts';
import { contentIdSchema, moduleIdSchema } from '@parvis/contracts/content/ids.ts';
import type { RichText } from '@parvis/contracts/rich-text/document.ts';
import type { ContentPage } from '@parvis/contracts/site/content-page.ts';
import { type Locale, otherLocales, pathIn } from '@parvis/contracts/site/locale.ts';
import type { ContentScreen, Screen, Viewer } from '@parvis/contracts/site/screens.ts';
import type { SiteFrame } from '@parvis/contracts/site/site-frame.ts';
import { renderScreen } from '../render-screen.tsx';

/** A reader who is not signed in. */
export const visitor: Viewer = { logged: false, editing: false };
/** The built files that documents name. */
export const assets = { stylesheets: ['/assets/style.css'], script: '/assets/islands.js' };
/** The id of the sample page. */
export const pageId = contentIdSchema.parse('gr0upe000001');

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

const groupPaths = { fr: '/groupe', en: '/en/group' };

/** Returns a frame with a menu of three levels. */
export function frameIn(locale: Locale, isTranslation = true): SiteFrame {
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
    translations: otherLocales(locale).map((other) => ({
      locale: other,
      path: groupPaths[other],
      isTranslation,
    })),
  };
}

/** Returns a page with a text that links to another page, a statement and a page below it. */
export function pageIn(locale: Locale, changes: Partial<ContentPage> = {}): ContentPage {
  return {
    id: pageId,
    locale,
    path: groupPaths[locale],
    title: 'Le groupe Estuaire',
    summary: 'Une banque née d’un port.',
    details: defaultPageDetails,
    breadcrumb: [],
    modules: [
      {
        id: moduleIdSchema.parse(`${pageId}0001`),
        revision: 1,
        content: { type: 'text', data: { doc } },
      },
      {
        id: moduleIdSchema.parse(`${pageId}0002`),
        revision: 1,
        content: { type: 'statement', data: { text: 'Une promesse.', author: 'A. R.', role: '' } },
      },
    ],
    children: [{ title: 'Histoire', path: '/groupe/h', summary: undefined }],
    ...changes,
  };
}

/** Screens of every kind of document, by name. */
export function screensIn(locale: Locale): Record<string, Screen> {
  const home = pageIn(locale, { path: pathIn(locale, '/') });
  const preview = { revision: 7, at: '2026-03-04T09:12:00.000Z', by: 'Maud Le Bihan' };
  const common = { frame: frameIn(locale) };
  return {
    content: { ...common, screen: 'content', page: pageIn(locale) },
    home: { ...common, screen: 'content', page: home },
    preview: { ...common, screen: 'content', page: pageIn(locale), preview },
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
    forgotten: {
      ...common,
      screen: 'sign-in',
      form: { kind: 'forgotten', email: '' },
      submissionId: 's-4',
    },
    'link-sent': {
      ...common,
      screen: 'sign-in',
      form: { kind: 'link-sent' },
      submissionId: 's-5',
    },
    'new-email': {
      ...common,
      screen: 'sign-in',
      form: { kind: 'new-email', linkKey: 'k-2' },
      submissionId: 's-6',
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

/** Renders a screen as a document. */
export function parsed(screen: Screen, viewer: Viewer = visitor): Document {
  const { body } = renderScreen(screen, viewer, assets);
  return new DOMParser().parseFromString(body, 'text/html');
}

/** Returns the screen of the sample page. */
export function contentIn(locale: Locale, changes: Partial<ContentScreen> = {}) {
  return { screen: 'content', frame: frameIn(locale), page: pageIn(locale), ...changes } as const;
}
