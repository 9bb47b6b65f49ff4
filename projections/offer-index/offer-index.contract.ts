import type { OfferId } from '@parvis/contracts/careers/ids.ts';
import type { Offer, OfferPlace } from '@parvis/contracts/careers/offer.ts';
import { perGroup } from '@parvis/contracts/careers/offer-groups.ts';
import type { OfferIndex } from '@parvis/contracts/careers/offer-index.ts';
import type { Locale } from '@parvis/contracts/site/locale.ts';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectedOffers, haversineKm } from './testing/expected-offers.ts';
import { offerIdOf, randomOffers, textOf } from './testing/random-offers.ts';
import { randomQuery } from './testing/random-queries.ts';
import { offersTitled, offerWith, queryFor, titlesFound } from './testing/search-for.ts';

/** An index that a test fills. */
export interface IndexUnderTest {
  readonly index: OfferIndex;
  /** Resolves once the index has the offers. */
  put(id: OfferId, offer: Offer): Promise<void>;
  remove(id: OfferId): Promise<void>;
  close(): Promise<void>;
}

type Open = (offers: ReadonlyMap<OfferId, Offer>) => IndexUnderTest | Promise<IndexUnderTest>;

/** Tests the behaviour common to all engines: everything except ranking and typos. */
export function describeOfferIndexContract(name: string, open: Open, runs = 100): void {
  describe(`${name}: filters and counts`, () => {
    filtersAndCounts(open, runs);
  });
  describe(`${name}: words`, () => {
    words(open);
  });
  describe(`${name}: meanings`, () => {
    meanings(open);
  });
  describe(`${name}: suggestions`, () => {
    suggestions(open);
  });
  describe(`${name}: similar offers`, () => {
    similarOffers(open);
  });
}

function filtersAndCounts(open: Open, runs: number): void {
  const offers = randomOffers(300, 7);
  let opened: IndexUnderTest;
  // Each test has its own: one of them changes offers.
  beforeEach(async () => {
    opened = await open(offers);
  });
  afterEach(() => opened.close());

  test('finds, counts and sorts the same as a scan of every offer', async () => {
    await fc.assert(
      fc.asyncProperty(randomQuery, async (query) => {
        const { total, hits, counts, countries } = await opened.index.search(query);
        const ids = hits.map(({ id }) => id);
        expect({ total, ids, counts, countries }).toEqual(expectedOffers(offers, query));
      }),
      { seed: 11, numRuns: runs },
    );
  });

  test.each(['distance', 'date'] as const)(
    'sorted by %s, each found offer has its distance',
    async (sort) => {
      const near = { latitude: 48.4, longitude: -4.5, radiusKm: 500 };
      const { hits } = await opened.index.search(queryFor({ near, sort }));
      expect(hits.length).toBeGreaterThan(0);
      for (const { id, distanceKm } of hits) {
        const offer = offers.get(id);
        expect(distanceKm).toBeCloseTo(offer ? haversineKm(offer, near) : Number.NaN, 1);
      }
    },
  );

  test('beyond the last page there is a total but no offer', async () => {
    const { total, hits } = await opened.index.search(queryFor({ offset: 1_000_000 }));
    expect({ total, hits }).toEqual({ total: offers.size, hits: [] });
  });

  test('groups that are not requested are not counted', async () => {
    const query = queryFor({ facets: { contract: ['permanent'] } });
    const whole = await opened.index.search(query);
    const some = await opened.index.search({ ...query, counted: ['contract', 'city'] });
    const { contract, city } = whole.counts;
    expect(some).toMatchObject({ total: whole.total, hits: whole.hits, countries: 0 });
    expect(some.counts).toEqual({ ...perGroup(() => ({})), contract, city });
  });

  test('an offer in several places is found in each, and counts once per value', async () => {
    const lyon = placeIn('FR', 'Auvergne-Rhône-Alpes', 'Lyon');
    const villeurbanne = placeIn('FR', 'Auvergne-Rhône-Alpes', 'Villeurbanne');
    const liege = placeIn('BE', 'Wallonie', 'Liège');
    const id = offerIdOf(9_001);
    await opened.put(id, offerWith('x', { place: lyon, otherPlaces: [villeurbanne, liege] }));
    const region = 'fr-auvergne-rhone-alpes';
    for (const facets of [{ city: [`${region}-villeurbanne`] }, { region: ['be-wallonie'] }]) {
      const { hits, counts, countries } = await opened.index.search(queryFor({ facets }));
      expect(hits.map((hit) => hit.id)).toEqual([id]);
      expect(countries).toBe(2);
      expect(counts.continent).toEqual({ europe: 1 });
      expect(counts.country).toEqual({ fr: 1, be: 1 });
    }
    const everywhere = await opened.index.search(queryFor({ facets: { region: [region] } }));
    expect([everywhere.total, everywhere.counts.region[region]]).toEqual([1, 1]);
    const abroad = queryFor({ outside: 'FR', facets: { region: [region] } });
    expect((await opened.index.search(abroad)).total).toBe(1);
  });

  test('a withdrawn, changed or published offer takes effect immediately', async () => {
    const changed = new Map(offers);
    const fresh = offerWith('comptable', { contract: 'permanent', place: undefined });
    const [first, second, third] = [offerIdOf(0), offerIdOf(1), offerIdOf(9_000)];
    changed.delete(first);
    changed.set(second, fresh).set(third, fresh);
    await opened.remove(first);
    await opened.put(second, fresh);
    await opened.put(third, fresh);
    for (const query of [queryFor(), queryFor({ facets: { contract: ['permanent'] } })]) {
      const { total, hits, counts, countries } = await opened.index.search(query);
      const ids = hits.map(({ id }) => id);
      expect({ total, ids, counts, countries }).toEqual(expectedOffers(changed, query));
    }
  });
}

function placeIn(country: string, region: string, city: string): OfferPlace {
  return { continent: 'europe', country, region, city };
}

function words(open: Open): void {
  let opened: IndexUnderTest | undefined;
  afterEach(async () => {
    await opened?.close();
    opened = undefined;
  });

  test.each([
    ['ingénieur', 'Ingénieurs de production'],
    ['ingenieurs', 'Ingénieur de production'],
    ['INGÉNIEUR', 'Ingénieur'],
    ['eau', 'Technicien de l’eau'],
    ["l'eau", 'Technicien eau potable'],
    ['innovation', "Responsable de l'innovation"],
    ['qualite', 'Responsable qualité'],
    ['diplomee', 'Infirmier diplômé'],
    ['infirmière', 'Infirmier'],
    ['infirmiere', 'Infirmier'],
    ['offre commerciale', 'Chargé des offres commerciales'],
    ['chargé de clientèle', 'Chargée clientèle'],
    ['maitre œuvre', 'Maître d’oeuvre'],
    ['saint-nazaire', 'Docker à Saint Nazaire'],
    ['dével', 'Développeur'],
    ['java dév', 'Développeur Java'],
    ['c++', 'Développeur C++'],
    ['developer', 'Senior developers'],
    ['bank', 'The bank’s auditor'],
    ['policies', 'Policy officer'],
    ['directrice', 'Directeur d’agence'],
    ['directeur', 'Directrice d’agence'],
    ['développeuses', 'Développeur'],
    ['conseillère', 'Conseiller en ligne (F/H)'],
    ['conseiller', 'Conseillère'],
    ['technicienne', 'Technicien'],
    ['développeur·se', 'Développeuse'],
    ['chargé(e) de clientèle', 'Chargée de clientèle'],
    ['comptable h/f', 'Comptable'],
    ['agent d audit', 'Agent d’audit'],
    ['responsable dequipe', 'Responsable d’équipe'],
    ['backoffice', 'Agent de back-office'],
    ['back office', 'Agent backoffice'],
    ['iso27001', 'Auditeur ISO 27001'],
    ['iso 27001', 'Auditeur ISO27001'],
    ['cyber securite', 'Analyste cybersécurité'],
    ['st etienne', 'Facteur à Saint-Étienne'],
    ['sainte marie', 'Facteur à Ste-Marie'],
  ])('“%s” finds “%s”', async (keywords, title) => {
    const locale = /developer|bank|officer/i.test(title) ? 'en' : 'fr';
    const offer = offerWith('', { title: { [locale]: title }, description: {} });
    opened = await open(new Map([[offerIdOf(1), offer]]));
    expect((await opened.index.search(queryFor({ keywords, locale }))).total).toBe(1);
  });

  test.each([
    ['dev java', 'Développeur Java'],
    ['ingénieur', 'Comptable'],
    ['sql', 'Développeur MySQL'],
    ['c++', 'Développeur C'],
    ['27003', 'Auditeur ISO 27001'],
    ['développeuse', 'Chargé de développement commercial'],
  ])('“%s” does not find “%s”', async (keywords, title) => {
    opened = await open(offersTitled(title));
    expect((await opened.index.search(queryFor({ keywords }))).total).toBe(0);
  });

  // In a text of another language than the one whose rules make it an inflection.
  test.each([
    ['policy', 'fr', 'Assurances : contrats et policies'],
    ['accountant', 'fr', 'Missions : senior accounts, reporting'],
    ['companies', 'fr', 'Poste de Company Secretary'],
    ['banques', 'en', 'Our Banque de détail'],
    ['chargée', 'en', 'Known as Chargé d’affaires'],
    ['générale', 'en', 'Works for the secrétariat général'],
  ] as const)('“%s” finds its inflection in a text in “%s”: %s', async (keywords, locale, text) => {
    const [title, other] = locale === 'fr' ? ['Poste', 'Position'] : ['Position', 'Poste'];
    const offers = new Map([
      [offerIdOf(1), inLocale(locale, title, text)],
      [offerIdOf(2), inLocale(locale === 'fr' ? 'en' : 'fr', other, 'Café')],
    ]);
    opened = await open(offers);
    for (const sort of ['relevance', 'date'] as const) {
      const { hits } = await opened.index.search(queryFor({ keywords, sort }));
      expect(hits.map(({ id }) => id)).toEqual([offerIdOf(1)]);
    }
    opened = await reopened(opened, open, new Map([[offerIdOf(3), inLocale(locale, text, 'x')]]));
    const { total } = await opened.index.search(queryFor({ keywords, sort: 'relevance' }));
    expect(total).toBe(1);
  });

  test.each(['ʼ', 'ˆ', 'ʰ', 'ـ', '々', 'ʼ ˮ', '\u2060', 'ǃ', '´', '--'])(
    'a search for “%s” alone, which is no word, is answered',
    async (keywords) => {
      opened = await open(new Map([[offerIdOf(1), inLocale('fr', 'Juriste ʼ', 'ʰ ـ')]]));
      // Signs are nothing that was typed; letters that are no word are in no offer.
      const expected = /\p{L}/u.test(keywords) ? 0 : 1;
      for (const sort of ['relevance', 'date'] as const)
        expect((await opened.index.search(queryFor({ keywords, sort }))).total).toBe(expected);
      expect(await opened.index.suggest(keywords, 'fr', 5)).toEqual([]);
      const both = queryFor({ keywords: `juriste ${keywords}`, sort: 'relevance' });
      expect((await opened.index.search(both)).total).toBe(1);
    },
  );

  test('descriptions are searched, and the names of domain, employer and place', async () => {
    const offer = offerWith('Juriste', {
      domain: { fr: 'Conformité', en: 'Compliance' },
      entity: 'Banque du Large',
      place: { continent: 'europe', country: 'FR', region: 'Bretagne', city: 'Brest' },
    });
    opened = await open(new Map([[offerIdOf(1), offer]]));
    const found: string[] = [];
    for (const keywords of ['juriste brest', 'conformite', 'large', 'pourvoir', 'france', 'nantes'])
      if ((await opened.index.search(queryFor({ keywords }))).total === 1) found.push(keywords);
    expect(found).toEqual(['juriste brest', 'conformite', 'large', 'pourvoir', 'france']);
  });

  test('every word must occur, in whichever text', async () => {
    const offers = offersTitled('Comptable fournisseurs', 'Comptable', 'Fournisseurs');
    opened = await open(offers);
    const found = await titlesFound(opened.index, offers, { keywords: 'fournisseurs comptable' });
    expect(found).toEqual(['Comptable fournisseurs']);
  });
}

function inLocale(locale: Locale, title: string, text: string): Offer {
  return offerWith('', { title: { [locale]: title }, description: { [locale]: textOf(text) } });
}

async function reopened(
  { close }: IndexUnderTest,
  open: Open,
  offers: ReadonlyMap<OfferId, Offer>,
): Promise<IndexUnderTest> {
  await close();
  return open(offers);
}

/** What a query says besides its words. */
function meanings(open: Open): void {
  const offers = new Map([
    [offerIdOf(1), offerWith('Assistant ressources humaines', { reference: 'EST-2026-00001' })],
    [offerIdOf(2), offerWith('Stage – Juriste', { reference: 'EST-2026-00002' })],
    [offerIdOf(3), offerWith('Juriste', { reference: 'EST-2026-00003', contract: 'internship' })],
    [offerIdOf(4), offerWith('Développeur', { reference: '27003' })],
  ]);
  let opened: IndexUnderTest;
  beforeAll(async () => {
    opened = await open(offers);
  });
  afterAll(() => opened.close());
  const idsOf = async (changes: Parameters<typeof queryFor>[0]) => {
    const { hits } = await opened.index.search(queryFor({ sort: 'relevance', ...changes }));
    return hits.map(({ id }) => id).toSorted();
  };

  test('what stands for a word is found as well, and several words only together', async () => {
    const synonyms = [{ words: 'RH', others: ['ressources humaines', 'développeur java'] }];
    expect(await idsOf({ keywords: 'assistant rh', synonyms })).toEqual([offerIdOf(1)]);
    expect(await idsOf({ keywords: 'rh', synonyms })).toEqual([offerIdOf(1)]);
    expect(await idsOf({ keywords: 'rh' })).toEqual([]);
  });

  test('a facet is also the offers whose titles name it', async () => {
    const facets = { contract: ['internship'] };
    const titled = { contract: ['stage'] };
    expect(await idsOf({ facets, titled })).toEqual([offerIdOf(2), offerIdOf(3)]);
    expect(await idsOf({ facets })).toEqual([offerIdOf(3)]);
    expect(await idsOf({ facets, titled, keywords: 'juriste' })).toHaveLength(2);
  });

  test('a reference that an offer has finds this offer alone; another one changes nothing', async () => {
    const keywords = 'EST 2026 00003';
    expect(await idsOf({ keywords, references: ['est202600003'] })).toEqual([offerIdOf(3)]);
    expect(await idsOf({ keywords: 'juriste', references: ['est202600009'] })).toHaveLength(2);
    expect(
      await idsOf({ keywords, references: ['est202600003'], facets: { contract: ['vie'] } }),
    ).toEqual([]);
  });
}

function suggestions(open: Open): void {
  const titles = [
    'Développeur Java',
    'Développeur Java',
    'Développeur web',
    'Architecte Java',
    'Chef de projet',
  ];
  let opened: IndexUnderTest;
  beforeAll(async () => {
    const offers = offersTitled(...titles);
    const english = { title: { en: 'Java developer' }, description: {} };
    for (const number of [10, 11, 12]) offers.set(offerIdOf(number), offerWith('', english));
    opened = await open(offers);
  });
  afterAll(() => opened.close());

  test.each([
    ['dev', 'fr', ['Développeur Java', 'Développeur web', 'Java developer']],
    ['java', 'fr', ['Développeur Java', 'Architecte Java', 'Java developer']],
    ['java', 'en', ['Java developer', 'Développeur Java', 'Architecte Java']],
    ['java dév', 'fr', ['Développeur Java', 'Java developer']],
    ['chef de pro', 'fr', ['Chef de projet']],
    ['zzz', 'fr', []],
  ] as const)('“%s” in %s', async (typed, locale, expected) => {
    expect(await opened.index.suggest(typed, locale, 5)).toEqual(expected);
  });

  test('returns no more than requested', async () => {
    expect(await opened.index.suggest('java', 'fr', 1)).toEqual(['Développeur Java']);
  });
}

function similarOffers(open: Open): void {
  const brest = { continent: 'europe', country: 'FR', region: 'Bretagne', city: 'Brest' } as const;
  const inLyon = placeIn('FR', 'Auvergne-Rhône-Alpes', 'Lyon');
  const finance = { fr: 'Finance', en: 'Finance' };
  const offers = new Map([
    [offerIdOf(0), offerWith('Analyste crédit', { domain: finance, place: brest })],
    [offerIdOf(1), offerWith('Analyste crédit senior', { domain: finance, place: brest })],
    [offerIdOf(2), offerWith('Juriste', { domain: finance })],
    [offerIdOf(3), offerWith('Docker', { place: { continent: 'europe', country: 'FR' } })],
    [offerIdOf(4), offerWith('Analystes')],
    [offerIdOf(5), offerWith('Notaire', { place: inLyon, otherPlaces: [brest] })],
  ]);
  let opened: IndexUnderTest;
  beforeEach(async () => {
    opened = await open(offers);
  });
  afterEach(() => opened.close());

  test('lists the closest first, with what they share, without the offer itself', async () => {
    const similar = await opened.index.similar(offerIdOf(0), 10);
    expect(similar[0]).toEqual({
      id: offerIdOf(1),
      shares: ['domain', 'city'],
      sharesWords: true,
    });
    expect(similar.slice(1)).toEqual(
      expect.arrayContaining([
        { id: offerIdOf(2), shares: ['domain'], sharesWords: false },
        { id: offerIdOf(4), shares: [], sharesWords: true },
        { id: offerIdOf(5), shares: ['city'], sharesWords: false },
      ]),
    );
    expect(similar).toHaveLength(4);
  });

  test('returns no more than requested', async () => {
    expect(await opened.index.similar(offerIdOf(0), 1)).toHaveLength(1);
  });

  test('an unknown offer has no similar ones', async () => {
    expect(await opened.index.similar(offerIdOf(99), 5)).toEqual([]);
  });

  test('a closed offer has similar ones', async () => {
    await opened.remove(offerIdOf(0));
    const [first] = await opened.index.similar(offerIdOf(0), 3);
    expect(first?.id).toBe(offerIdOf(1));
  });
}
