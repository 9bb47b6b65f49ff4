// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { formatSalary } from '@parvis/contracts/careers/format-salary.ts';
import type { OfferPage, ShownPlace } from '@parvis/contracts/careers/offer-views.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import type { Screen } from '@parvis/contracts/site/screens.ts';
import { expect, test } from 'vitest';
import { renderScreen } from '../../server/render-screen.tsx';
import { closedOffer, listedOffer, offerPage } from '../../server/testing/offers.ts';
import { harbourPicture } from '../../ui/testing/harbour.ts';

const origin = 'https://www.estuaire.example';
const assets = { stylesheets: [], script: '/assets/islands.js', origin };
const frameIn = (locale: Locale) => ({
  locale,
  menu: [],
  translations: [{ locale: 'en' as const, path: '/en/careers', isTranslation: true }],
});

function render(screen: Screen) {
  const { status, body } = renderScreen(screen, { logged: false, editing: false }, assets);
  return { status, page: new DOMParser().parseFromString(body, 'text/html') };
}

function pageOf(changes: Partial<OfferPage> = {}, locale: Locale = 'fr'): Document {
  const offer = { ...offerPage, ...changes };
  return render({ screen: 'offer', frame: frameIn(locale), offer }).page;
}

function thingsOf(page: Document): readonly Record<string, unknown>[] {
  const script = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
  return JSON.parse(script)['@graph'] ?? [];
}

const posting = (changes: Partial<OfferPage> = {}) =>
  thingsOf(pageOf(changes)).find((thing) => thing['@type'] === 'JobPosting');

const inParis: ShownPlace = {
  place: {
    continent: 'europe',
    country: 'FR',
    region: 'Île-de-France',
    city: 'Paris',
    postalCode: '75002',
    street: '12 rue de la Paix',
  },
  names: { country: 'France', region: 'Île-de-France', city: 'Paris' },
};
const inBrussels: ShownPlace = {
  place: { continent: 'europe', country: 'BE', city: 'Bruxelles' },
  names: { country: 'Belgique', city: 'Bruxelles' },
};

test('an offer’s page has its body class, and links to its application twice', () => {
  const page = pageOf();
  expect(page.body.className.split(' ')).toEqual(['page-one-offer', 'page-rh']);
  const links = [...page.querySelectorAll('a[data-apply]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/careers/apply/${offerPage.id}`,
    `/careers/apply/${offerPage.id}`,
  ]);
});

test('the related offers beyond the third are behind a button, each with what it shares', () => {
  const related = pageOf().querySelector('section[aria-labelledby=related]');
  const titles = [...(related?.querySelectorAll('article') ?? [])];
  expect(titles.map((one) => one.closest('details') === null)).toEqual([true, true, true, false]);
  expect(related?.querySelector('summary')?.textContent).toBe('Voir 1 autre offre');
  expect(titles[0]?.textContent).toContain('En commun\u00a0: intitulé, contrat et ville');
});

test('a text in another language is marked, around title and description', () => {
  const page = pageOf({ writtenIn: 'en', title: 'Credit analyst' });
  expect(page.querySelector('h1')?.lang).toBe('en');
  expect(page.querySelector('#offer-description + div')?.getAttribute('lang')).toBe('en');
  expect(pageOf().querySelector('h1')?.lang).toBe('');
});

test('an offer in one language has one address for search engines', () => {
  const links = (page: Document) =>
    [...page.head.querySelectorAll('link[rel=canonical], link[rel=alternate][hreflang]')].map(
      (link) => [link.getAttribute('hreflang'), new URL(link.getAttribute('href') ?? '').pathname],
    );
  const english = { locale: 'en', path: '/en/careers/job-offer/a1-credit-analyst' } as const;
  expect(links(pageOf({ writtenIn: 'en', written: [english] }))).toEqual([[null, english.path]]);
  expect(links(pageOf({ written: offerPage.written.slice(0, 1) }))).toEqual([
    [null, offerPage.path],
  ]);
  expect(links(pageOf()).map(([language]) => language)).toEqual([null, 'fr', 'en', 'x-default']);
});

test.each([
  ['fr', 38_000, 45_000, 'year', '38 000–45 000 € par an'],
  ['en', 38_000, 45_000, 'year', '€38,000 – €45,000 a year'],
  ['fr', 2_000, 2_000, 'month', '2 000 € par mois'],
  ['fr', 0, 45_000, 'year', 'jusqu’à 45 000 € par an'],
  ['fr', undefined, 45_000, 'year', 'jusqu’à 45 000 € par an'],
  ['en', undefined, 45_000, 'year', 'up to €45,000 a year'],
  ['fr', 40_000, undefined, 'year', 'à partir de 40 000 € par an'],
  ['en', 40_000, undefined, 'year', 'from €40,000 a year'],
  ['en', 12.5, undefined, 'hour', 'from €12.50 an hour'],
  ['fr', 12.5, 14, 'hour', '12,50–14,00 € de l’heure'],
  ['en', 300, 300, 'day', '€300 a day'],
] as const)('in %s, %d to %d a %s is “%s”', (locale, minimum, maximum, per, words) => {
  const salary = { minimum, maximum, currency: 'EUR', per };
  expect(formatSalary(salary, locale).replaceAll(/[\u00a0\u202f\u2009]/g, ' ')).toBe(words);
});

test('a salary given as text is shown unchanged', () => {
  expect(formatSalary({ words: 'Selon profil' }, 'en')).toBe('Selon profil');
});

test('the structured data has what Google’s rules for job postings require and recommend', () => {
  expect(posting()).toEqual({
    '@type': 'JobPosting',
    title: 'Analyste crédit',
    description:
      '<p>Vous étudiez les dossiers &lt;des&gt; armateurs &amp; des chantiers.</p>' +
      '<ul><li><p>Analyser les comptes</p></li><li><p>Proposer une décision</p></li></ul>',
    datePosted: '2026-03-12T08:00:00.000Z',
    validThrough: '2026-05-01T21:59:59.000Z',
    employmentType: ['FULL_TIME'],
    hiringOrganization: { '@type': 'Organization', name: 'Banque de Loire' },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Nantes',
        addressRegion: 'Pays de la Loire',
        addressCountry: 'FR',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 47.2173, longitude: -1.5534 },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', minValue: 38_000, maxValue: 45_000, unitText: 'YEAR' },
    },
    identifier: { '@type': 'PropertyValue', name: 'Banque de Loire', value: 'CWS-2026-0412' },
    experienceRequirements: {
      '@type': 'OccupationalExperienceRequirements',
      monthsOfExperience: 36,
    },
    occupationalCategory: 'Risques',
    inLanguage: 'fr',
    directApply: false,
    url: origin + offerPage.path,
  });
});

test('a remote offer has its applicants’ location instead of its own', () => {
  const remote = posting({ facets: { ...offerPage.facets, remote: 'remote' } });
  expect(remote).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'France' },
  });
  expect(remote).not.toHaveProperty('jobLocation');
  const places = [...offerPage.places, inParis, inBrussels];
  expect(
    posting({ places, facets: { remote: 'remote' } })?.['applicantLocationRequirements'],
  ).toEqual([
    { '@type': 'Country', name: 'France' },
    { '@type': 'Country', name: 'Belgique' },
  ]);
});

test('an offer has all its places as job locations, with the addresses that are known', () => {
  expect(posting({ places: [inParis, inBrussels] })?.['jobLocation']).toEqual([
    {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 rue de la Paix',
        postalCode: '75002',
        addressLocality: 'Paris',
        addressRegion: 'Île-de-France',
        addressCountry: 'FR',
      },
    },
    {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Bruxelles', addressCountry: 'BE' },
    },
  ]);
});

test('only the group’s own offers say that its site is that of the employer', () => {
  const employerOf = (entity: string | undefined) =>
    posting({ facts: entity === undefined ? {} : { entity } })?.['hiringOrganization'];
  expect(employerOf('Parvis')).toEqual({
    '@type': 'Organization',
    name: 'Parvis',
    sameAs: `${origin}/`,
  });
  expect(employerOf('Chantiers du Nord')).toEqual({
    '@type': 'Organization',
    name: 'Chantiers du Nord',
  });
  expect(employerOf(undefined)).toBeUndefined();
});

test.each([
  [{ minimum: 40_000 }, { minValue: 40_000 }],
  [{ maximum: 50_000 }, { maxValue: 50_000 }],
  [{ minimum: 0, maximum: 50_000 }, { maxValue: 50_000 }],
  [{ minimum: 2_000, maximum: 2_000 }, { value: 2_000 }],
])('a salary of %j is %j in the structured data', (range, value) => {
  const salary = { ...range, currency: 'EUR', per: 'month' } as const;
  expect(posting({ salary })?.['baseSalary']).toEqual({
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    value: { '@type': 'QuantitativeValue', ...value, unitText: 'MONTH' },
  });
});

test('an offer shows all its places: in short under its title, in full among its facts', () => {
  const page = pageOf({ places: [...offerPage.places, inParis, inBrussels] });
  expect(page.title).toContain('Analyste crédit – Nantes, Paris et 1 autre');
  const where = [...page.querySelectorAll('h1 + p > span')].map((one) => one.textContent?.trim());
  expect(where).toEqual(['Nantes, Paris et 1 autre (France, Belgique)', 'Banque de Loire']);
  const [term] = page.querySelectorAll('section[aria-labelledby=offer-facts] dt');
  const rows = [...(term?.parentElement?.children ?? [])].map((one) => one.textContent);
  expect(rows).toEqual([
    'Lieux',
    'Nantes, Pays de la Loire, France',
    '12 rue de la Paix, 75002 Paris, Île-de-France, France',
    'Bruxelles, Belgique',
  ]);
});

test('an offer without a place has no job posting, which would be invalid', () => {
  expect(posting({ places: [] })).toBeUndefined();
});

test.each([
  ['temporary', ['FULL_TIME', 'TEMPORARY']],
  ['internship', ['FULL_TIME', 'INTERN']],
  ['freelance', ['FULL_TIME', 'CONTRACTOR']],
  ['permanent', ['FULL_TIME']],
])('a contract that is %s is employment of the types %j', (contract, types) => {
  const facets = { ...offerPage.facets, contract };
  expect(posting({ facets })?.['employmentType']).toEqual(types);
});

test('a salary without amounts, and an unknown date, are omitted', () => {
  const known = posting({ salary: { words: 'Selon profil' }, closesAt: undefined });
  expect(known).not.toHaveProperty('baseSalary');
  expect(known).not.toHaveProperty('validThrough');
});

test('a closed offer has status 410, its closing day, similar ones and the list of its field', () => {
  const { status, page } = render({
    screen: 'closed-offer',
    frame: frameIn('fr'),
    offer: closedOffer,
  });
  expect(status).toBe(410);
  expect(page.querySelector('main')?.textContent).toContain('closes depuis le 2 mai 2026');
  expect(page.querySelector(`main a[href="${closedOffer.list}"]`)).not.toBeNull();
  expect(page.querySelectorAll('section[aria-labelledby=related] article')).toHaveLength(1);
  expect(page.querySelector('a[data-apply], script[type="application/ld+json"]')).toBeNull();
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

test.each([
  ['a closed offer', closedOffer, 'Analyste crédit', 'Les offres ouvertes les plus proches'],
  ['any offer', undefined, 'Cette offre n’est plus disponible', 'Les offres les plus récentes'],
] as const)(
  'the block of %s can be requested alone, with alternative offers',
  (_, offer, title, others) => {
    const instead = [listedOffer(4)];
    const { status, page } = render({ screen: 'unavailable-offer', locale: 'fr', offer, instead });
    expect(status).toBe(200);
    expect(page.querySelector('h2')?.textContent).toBe(title);
    expect(page.querySelectorAll('article')).toHaveLength(1);
    expect(page.body.textContent).toContain(others);
    expect(page.querySelector('main')).toBeNull();
  },
);

test('an offer’s header has the image of its field, otherwise a chart', () => {
  const imageOf = (page: Document) => page.querySelector('article img')?.getAttribute('alt');
  expect(imageOf(pageOf())).toBeUndefined();
  expect(imageOf(pageOf({ image: harbourPicture }))).toBe('Le port');
});
