// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { offerGroups } from '@parvis/contracts/careers/offer-groups.ts';
import type { OffersList } from '@parvis/contracts/careers/offer-views.ts';
import { offersPagesByButton } from '@parvis/contracts/limits/lists.ts';
import { toListState } from '@parvis/contracts/site/filters/list-state.ts';
import type { Screen } from '@parvis/contracts/site/screens.ts';
import { expect, test } from 'vitest';
import { renderScreen } from '../../server/render-screen.tsx';
import { listedOffer, offersListPage } from '../../server/testing/offers.ts';

const origin = 'https://www.estuaire.example';
const assets = { stylesheets: [], script: '/assets/islands.js', origin };
const frame = {
  locale: 'fr',
  menu: [],
  translations: [{ locale: 'en', path: '/en/careers/all-job-offers', isTranslation: true }],
} as const;

function rendered(screen: Screen): string {
  return renderScreen(screen, { logged: false, editing: false }, assets).body;
}

function documentOf(changes: Partial<OffersList> = {}): Document {
  const list = { ...offersListPage, ...changes };
  return new DOMParser().parseFromString(
    rendered({ screen: 'offers', frame: { ...frame, locale: list.locale }, list }),
    'text/html',
  );
}

function dataOf(changes: Partial<OffersList> = {}): Record<string, unknown> {
  return JSON.parse(rendered({ screen: 'offers-data', list: { ...offersListPage, ...changes } }));
}

const text = (root: ParentNode, selector: string) =>
  root.querySelector(selector)?.textContent?.replaceAll(/\s+/g, ' ').trim();

const nothing = { entries: [], total: 0, countries: 0 };

test('the page of offers has its body class, its number of offers and its place', () => {
  const page = documentOf({ total: 1_248, countries: 14 });
  expect(page.body.className.split(' ')).toContain('page-offers');
  expect(text(page, '[data-list=count]')).toBe('1 248 offres dans 14 pays');
  expect(text(page, 'h1')).toBe('Toutes les offres d’emploi, CDI');
});

test('a list is shown as a map by a link, and the map leads to each place and back to the list', () => {
  const views = (page: Document) =>
    [...page.querySelectorAll('[aria-label="Afficher"] a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]);
  const { address, mapHref } = offersListPage;
  expect(views(documentOf())).toEqual([
    ['liste', address, 'true'],
    ['carte', mapHref, null],
  ]);
  const nantes = { name: 'Nantes', href: '/nantes', results: 12, country: 'France' };
  const map = [{ ...nantes, latitude: 47.2, longitude: -1.6 }];
  const page = documentOf({ map, isIndexed: false });
  expect(views(page)).toEqual([
    ['liste', address, null],
    ['carte', mapHref, 'true'],
  ]);
  expect(text(page, 'svg a[href="/nantes"] text')).toBe('Nantes 12');
  expect(page.querySelector('svg a')?.getAttribute('tabindex')).toBe('-1');
  expect(text(page, 'li a[href="/nantes"]')).toBe('NantesFrance12 offres');
  expect(page.querySelector('[data-list=items]')).toBeNull();
  expect(page.querySelector('input[name=view]')?.getAttribute('value')).toBe('map');
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(origin + address);
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toMatch(/noindex/);
});

test('an offer has its id, its domain and its company, and is marked if it is in another language', () => {
  const offers = [...documentOf().querySelectorAll<HTMLElement>('[data-list=items] article')];
  expect(offers.map(({ dataset }) => ({ ...dataset }))).toEqual(
    offersListPage.entries.map(({ id }) => ({
      ref: id,
      domain: 'risk',
      group: 'banque-de-loire',
      id,
    })),
  );
  expect(offers.map((offer) => offer.querySelector('a')?.lang)).toEqual(['', 'en']);
});

test('a filter’s value has its group and its id, and is ticked when the address contains it', () => {
  const boxes = [...documentOf().querySelectorAll<HTMLInputElement>('input[name=contract]')];
  expect(
    boxes.map(({ dataset, checked, value }) => [dataset['group'], dataset['id'], value, checked]),
  ).toEqual([
    ['contract', 'cdi', 'cdi', true],
    ['contract', 'stage', 'stage', false],
  ]);
});

test('without script the form sends every filter, and keeps preset, sort and point', () => {
  const state = toListState(
    {
      keywords: 'crédit',
      target: 'students',
      sort: 'distance',
      near: { latitude: 47.21, longitude: -1.55, radiusKm: 25 },
      switches: ['french_only'],
    },
    offerGroups,
  );
  const form = documentOf({ state }).querySelector<HTMLFormElement>('[data-island=offers] form');
  const sent = form
    ? [...new FormData(form)].flatMap(([name, value]) =>
        typeof value === 'string' ? [`${name}=${value}`] : [],
      )
    : [];
  expect(form?.getAttribute('action')).toBe(offersListPage.base);
  expect(sent.toSorted()).toEqual([
    'contract=cdi',
    'french_only=1',
    'near=47.21,-1.55,25',
    'q=crédit',
    'sort=distance',
    'target=students',
  ]);
});

test.each([
  ['fr', ['french_only', 'international']],
  ['en', ['french_only', 'locale', 'international']],
] as const)('in %s the checkboxes are %j', (locale, names) => {
  const boxes = documentOf({ locale }).querySelectorAll<HTMLInputElement>('input[value="1"]');
  expect([...boxes].map(({ name }) => name)).toEqual(names);
});

test('every filter group has its own button, with the number of active filters', () => {
  const state = toListState({ keywords: 'x', facets: { contract: ['permanent'] } }, offerGroups);
  const openers = documentOf({ state }).querySelectorAll('button[popovertarget]');
  const kinds = [...openers].filter((one) => one.closest('[role=group]'));
  expect(kinds.map((one) => one.childNodes[0]?.textContent)).toEqual([
    'Recherche',
    'Lieu',
    'Contrat',
  ]);
  expect(kinds.map((one) => one.getAttribute('data-filtered'))).toEqual(['1', null, '1']);
});

test('when there are many values, those with the most offers are shown, and the chosen ones', () => {
  const options = Array.from({ length: 70 }, (_, place) => ({
    slug: `city-${place}`,
    name: `City ${place}`,
    results: place,
    isChosen: place === 0,
    isHeld: false,
  }));
  const shown = documentOf({ groups: [{ group: 'city', options }] });
  const names = [...shown.querySelectorAll<HTMLInputElement>('input[name=city]')].map(
    ({ value }) => value,
  );
  expect(names).toEqual(['city-0', ...Array.from({ length: 60 }, (_, n) => `city-${10 + n}`)]);
});

test('the data of offers has the fields of the specification, and those of their panel', () => {
  const data = dataOf();
  const requested = [
    'html',
    'gtm',
    'pagination',
    'mlt',
    'geoResults',
    'total',
    'countries',
    'header',
    'filterData',
    'url',
    'title',
  ];
  expect(Object.keys(data).filter((key) => requested.includes(key))).toEqual(requested);
  expect(data).toMatchObject({
    success: true,
    gtm: { filters: { contract: ['cdi'] }, total: 2, page: 1 },
    filterData: { contract: { cdi: 2, stage: 5 }, country: { france: 2, espagne: 0 } },
    url: offersListPage.address,
    canonical: origin + offersListPage.address,
    chosen: { facets: { contract: ['cdi'] }, q: '' },
    mlt: '',
    geoResults: '',
  });
});

test.each([
  ['one page', 1, 1, undefined, 0],
  ['the first of many', 1, 9, '/suite?page=2', 0],
  ['the second of many', offersPagesByButton, 9, undefined, 1],
])('%s: a button for more up to page 2, then numbered pages', (_, page, pages, more, numbered) => {
  const changes = {
    pages,
    state: toListState({ page }, offerGroups),
    hrefOf: (to: number) => `/suite?page=${to}`,
  };
  const shown = documentOf(changes);
  expect(shown.querySelector('[data-show-more] a')?.getAttribute('href') ?? undefined).toBe(more);
  expect(shown.querySelectorAll('[data-numbered]')).toHaveLength(numbered);
  expect(String(dataOf(changes)['pagination']).includes('data-numbered')).toBe(numbered === 1);
});

test('when nothing is found, only wider radii are offered, and filters to remove, those with the most results first', () => {
  const near = { latitude: 47.21, longitude: -1.55, radiusKm: 50 };
  const page = documentOf({
    ...nothing,
    state: toListState({ near, keywords: 'x' }, offerGroups),
    radii: [25, 50, 100].map((radiusKm) => ({ radiusKm, href: `/r/${radiusKm}` })),
    active: [
      { of: 'keywords', name: 'x', hrefWithout: '/k', resultsWithout: 2, isHeld: false },
      { of: 'near', name: '', hrefWithout: '/n', resultsWithout: 40, isHeld: false },
      { of: 'contract', name: 'CDI', hrefWithout: '/c', isHeld: true },
    ],
    similar: [listedOffer(7)],
  });
  const ways = [...page.querySelectorAll('[data-list=results] li')].map((way) => [
    way.querySelector('a')?.getAttribute('href'),
    way.textContent?.replaceAll(/\s/g, ' '),
  ]);
  expect(ways).toEqual([
    ['/r/100', 'À moins de 100 km'],
    ['/n', 'Sans « À moins de 50 km »40 offres'],
    ['/k', 'Sans « x »2 offres'],
  ]);
  expect(text(page, '[data-list=similar] h2')).toBe('Offres proches de votre recherche');
});

test('a campaign’s filters cannot be removed, and resetting leads to its page', () => {
  const campaign = {
    id: 'campagne0001',
    list: 'offers',
    filters: {},
    path: '/campagne',
    title: 'Nos alternants',
    summary: undefined,
  } as const;
  const page = documentOf({
    campaign,
    reset: '/campagne',
    groups: [
      {
        group: 'contract',
        options: [{ slug: 'cdi', name: 'CDI', results: 2, isChosen: true, isHeld: true }],
      },
    ],
    active: [
      { of: 'contract', name: 'CDI', hrefWithout: '/x', isHeld: true },
      { of: 'country', name: 'France', hrefWithout: '/y', isHeld: false },
    ],
  });
  const header = page.querySelector('[data-list=header]');
  expect(page.body.className).toContain('page-campaign');
  expect(page.querySelector<HTMLInputElement>('input[value=cdi]')?.disabled).toBe(true);
  expect(header?.querySelector('a[href="/x"]')).toBeNull();
  expect(header?.querySelector('a[href="/y"]')).not.toBeNull();
  const reset = header?.querySelector('a[href="/campagne"]');
  expect(reset?.closest('[data-list-link]')).toBeNull();
});

test.each([
  [{ isSearchUnavailable: true }, 'La recherche est momentanément indisponible'],
  [{ corrected: 'analyste' }, 'voici celles qui contiennent « analyste »'],
])('%j is a sentence above the offers', (changes, sentence) => {
  const header = documentOf(changes).querySelector('[data-list=header]');
  expect(header?.textContent?.replaceAll('\u00a0', ' ')).toContain(sentence);
});

test('an offer near the chosen point shows its distance', () => {
  const entries = [listedOffer(1, { distanceKm: 12.6 })];
  expect(text(documentOf({ entries }), '[data-list=items]')).toContain('à 13 km');
});

const towns = ['Lyon', 'Paris', 'Nantes', 'Lille', 'Brest'];
const severalPlaces = towns.map((city) => ({ city, country: 'France' }));

test('an offer in several places names the first two, counts the others, and has all as its title', () => {
  const entries = [listedOffer(1, { places: severalPlaces })];
  const items = documentOf({ entries }).querySelector('[data-list=items]');
  expect(items?.querySelector('p:has(> [title])')?.textContent?.trim()).toBe(
    'Lyon, Paris et 3 autres France',
  );
  expect(items?.querySelector('[title]')?.getAttribute('title')).toBe(towns.join(', '));
});

test('search engines may index a list with at most one filter', () => {
  const robots = (changes: Partial<OffersList>) =>
    documentOf(changes).querySelector('meta[name=robots]')?.getAttribute('content');
  expect(robots({})).toBeUndefined();
  expect(robots({ isIndexed: false })).toBe('noindex');
});

test('the feed has an item for each offer, with its field and its facts', () => {
  const feed = new DOMParser().parseFromString(
    rendered({ screen: 'offers-feed', list: offersListPage, address: offersListPage.feed }),
    'text/xml',
  );
  const [first] = feed.querySelectorAll('item');
  expect(feed.querySelectorAll('item')).toHaveLength(2);
  expect(first?.querySelector('guid')?.textContent).toBe(listedOffer(1).id);
  expect(first?.querySelector('guid')?.getAttribute('isPermaLink')).toBe('false');
  expect(first?.querySelector('pubDate')?.textContent).toBe('Thu, 12 Mar 2026 08:00:00 GMT');
  expect(first?.querySelector('category')?.textContent).toBe('Risques');
  expect(first?.querySelector('description')?.textContent).toContain('CDI · Nantes · France');
  const entries = [listedOffer(1, { places: severalPlaces })];
  const list = { ...offersListPage, entries };
  const screen = { screen: 'offers-feed', list, address: list.feed } as const;
  expect(rendered(screen)).toContain(`CDI · ${towns.join(', ')} · France`);
});
