// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import type { CareersLanding } from '@parvis/contracts/careers/careers-landing.ts';
import { defaultPageDetails } from '@parvis/contracts/content/details.ts';
import { contentIdSchema } from '@parvis/contracts/content/ids.ts';
import { expect, test } from 'vitest';
import { renderScreen } from '../../server/render-screen.tsx';
import { careersLanding } from '../../server/testing/offers.ts';

const frame = {
  locale: 'fr',
  menu: [],
  translations: [{ locale: 'en', path: '/en/careers', isTranslation: true }],
} as const;

function pageOf(changes: Partial<CareersLanding> = {}): Document {
  const assets = { stylesheets: [], script: '/assets/islands.js' };
  const landing = { ...careersLanding, ...changes };
  const viewer = { logged: false, editing: false };
  const { body } = renderScreen({ screen: 'careers', frame, landing }, viewer, assets);
  return new DOMParser().parseFromString(body, 'text/html');
}

const headings = (page: Document) =>
  [...page.querySelectorAll('main h2')].map(({ textContent }) => textContent);
const words = (page: Document, selector: string) =>
  page.querySelector(selector)?.textContent?.replaceAll(/\s+/g, ' ');

test('the search comes first: a form that opens the list of offers', () => {
  const page = pageOf();
  const form = page.querySelector('main form');
  expect(form?.getAttribute('action')).toBe(careersLanding.offers);
  expect(form?.querySelector('input')?.name).toBe('q');
  expect(words(page, 'h1 + p')).toContain('1 248 postes ouverts dans 14 pays');
});

test('places, fields and the newest offers follow; empty sections have no title', () => {
  expect(headings(pageOf())).toEqual(['Où travailler', 'Les métiers', 'Les dernières offres']);
});

test('every place links to its offers, with their number', () => {
  const links = [...pageOf().querySelectorAll('[aria-labelledby="careers.places"] li a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    careersLanding.places.map(({ href }) => href),
  );
  expect(links[0]?.textContent).toBe('NantesFrance212 offres');
});

test('without the index, the links to the offers have no counts', () => {
  const none = { places: [], domains: [], contracts: [], newest: [] };
  const page = pageOf({ ...none, total: 0, countries: 0, isSearchUnavailable: true });
  expect(headings(page)).toEqual([]);
  expect(words(page, 'h1 + p')).not.toMatch(/\d/);
  expect(words(page, 'main search')).not.toMatch(/\d/);
  expect(page.querySelector(`main a[href="${careersLanding.offers}"]`)).not.toBeNull();
});

test('news have their pictures, and a chart without one', () => {
  const entry = { summary: null, details: defaultPageDetails, path: '/a' } as const;
  const image = {
    hash: 'ab'.repeat(32),
    width: 1600,
    height: 1000,
    focalPoint: { x: 0.5, y: 0.5 },
    crops: [],
    alternativeText: { fr: 'Un établi', en: 'A workbench' },
    decorative: false,
    credit: '',
  };
  const page = pageOf({
    news: [
      { ...entry, id: contentIdSchema.parse('news00000001'), title: 'Un', image },
      { ...entry, id: contentIdSchema.parse('news00000002'), title: 'Deux', image: undefined },
    ],
  });
  const cards = [...page.querySelectorAll('[aria-labelledby="careers.news"] article')];
  expect(cards.map((card) => card.querySelectorAll('img').length)).toEqual([1, 0]);
  expect(cards.map((card) => card.querySelectorAll('svg[data-art="chart"]').length)).toEqual([
    0, 1,
  ]);
});
