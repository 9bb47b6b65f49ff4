import { fileURLToPath } from 'node:url';
import type { FeedOffer } from '@parvis/contracts/careers/commands.ts';
import { offerSchema } from '@parvis/contracts/careers/offer.ts';
import { plainTextOf } from '@parvis/contracts/rich-text/plain-text.ts';
import { describe, expect, it, test } from 'vitest';
import { Places } from '../places/places.ts';
import { readFeed } from './read-feed.ts';

const tables = fileURLToPath(new URL('../places/tables', import.meta.url));
const places = await Places.open(tables);
const now = '2026-02-01T12:00:00.000Z';

async function readAll(feed: string | Buffer) {
  const found = [];
  const bytes = Buffer.from(feed);
  // In parts that cut characters in two.
  const parts = Array.from({ length: Math.ceil(bytes.length / 777) }, (_, part) =>
    bytes.subarray(part * 777, (part + 1) * 777),
  );
  for await (const one of readFeed(parts, { source: 'jobs', places, now })) found.push(one);
  return found;
}

async function offersIn(feed: string | Buffer): Promise<readonly FeedOffer[]> {
  return (await readAll(feed)).flatMap((one) =>
    one.kind === 'read' && one.read.ok ? [one.read.offer] : [],
  );
}

/** The one offer of a feed, which is whole but for when it was published. */
async function offerIn(feed: string | Buffer): Promise<FeedOffer> {
  const [offer, ...more] = await offersIn(feed);
  if (offer === undefined || more.length > 0) throw new Error(JSON.stringify(await readAll(feed)));
  expect(offerSchema.safeParse({ publishedAt: now, ...offer }).error).toBe(undefined);
  return offer;
}

async function reasonsIn(feed: string | Buffer) {
  return (await readAll(feed)).map((one) =>
    one.kind === 'truncated' || one.read.ok ? [one.line, one.kind] : [one.line, one.read.reason],
  );
}

/** An object with at least these fields. */
const atLeast = (some: object): unknown => expect.objectContaining(some);

/** The values of some fields of an object, missing ones included; all of its fields by default. */
function saidOf(thing: object | undefined, some: object | undefined): object | undefined {
  if (thing === undefined || some === undefined) return thing;
  const fields = Object.keys(some);
  return { ...Object.fromEntries(fields.map((field) => [field, undefined])), ...thing };
}

const text = ({ description }: FeedOffer) =>
  plainTextOf(description.fr ?? description.en ?? { type: 'doc', content: [] });

const franceTravail = {
  id: '187XYZT',
  intitule: 'Conseiller bancaire H/F',
  description:
    'Au sein de notre agence, vous accueillez les clients.\n\nVos missions :\n- accueillir\n- conseiller\n\nProfil recherché : bac +2.',
  dateCreation: '2026-01-12T09:30:00.000Z',
  dateActualisation: '2026-01-20T10:00:00.000Z',
  lieuTravail: {
    libelle: '75 - Paris 12e Arrondissement',
    latitude: 48.84,
    longitude: 2.39,
    codePostal: '75012',
    commune: '75112',
  },
  romeCode: 'C1206',
  romeLibelle: 'Gestion de clientèle bancaire',
  appellationlibelle: 'Conseiller / Conseillère clientèle',
  entreprise: { nom: 'Banque de Basse-Loire', entrepriseAdaptee: false },
  typeContrat: 'CDI',
  typeContratLibelle: 'Contrat à durée indéterminée',
  natureContrat: 'Contrat travail',
  experienceExige: 'E',
  experienceLibelle: '2 An(s)',
  salaire: { libelle: 'Mensuel de 1800.0 Euros à 2100.0 Euros sur 12 mois' },
  dureeTravailLibelle: '35H Travail samedi',
  dureeTravailLibelleConverti: 'Temps plein',
  alternance: false,
  nombrePostes: 1,
  origineOffre: {
    origine: '1',
    urlOrigine: 'https://candidat.francetravail.fr/offres/recherche/detail/187XYZT',
  },
};
const ft = (changed: object = {}) => JSON.stringify({ ...franceTravail, ...changed });

describe('An offer of France Travail', () => {
  it('is read in full', async () => {
    const { description, ...offer } = await offerIn(`{"resultats": [${ft()}]}`);
    expect(offer).toEqual({
      source: 'jobs',
      reference: '187XYZT',
      title: { fr: 'Conseiller bancaire H/F' },
      contract: 'permanent',
      domain: { fr: 'Gestion de clientèle bancaire', en: 'Gestion de clientèle bancaire' },
      entity: 'Banque de Basse-Loire',
      place: {
        continent: 'europe',
        country: 'FR',
        region: 'Île-de-France',
        city: 'Paris',
        latitude: 48.84,
        longitude: 2.39,
      },
      experience: 'junior',
      workingTime: 'full-time',
      salary: { minimum: 1800, maximum: 2100, currency: 'EUR', per: 'month' },
      publishedAt: '2026-01-12T09:30:00.000Z',
      applyUrl: 'https://candidat.francetravail.fr/offres/recherche/detail/187XYZT',
    });
    expect(description.fr?.content.map(({ type }) => type)).toEqual([
      'paragraph',
      'paragraph',
      'bulletList',
      'paragraph',
    ]);
  });

  it.each([
    ['as an object', ft()],
    ['on lines', `${ft()}\n${ft({ id: '2' })}\n`],
    ['in an array, behind a byte-order mark', `\ufeff[${ft()}]`],
    ['with Windows line ends', JSON.stringify(franceTravail, null, 2).replaceAll('\n', '\r\n')],
    ['in Latin-1', Buffer.from(ft(), 'latin1')],
    ['in UTF-16', Buffer.from(`\ufeff${ft()}`, 'utf16le')],
  ])('is read %s', async (_, feed) => {
    const [offer] = await offersIn(feed);
    expect([offer?.reference, offer?.domain?.fr]).toEqual([
      '187XYZT',
      'Gestion de clientèle bancaire',
    ]);
  });

  it.each([
    ['CDD', {}, 'fixed-term'],
    ['MIS', {}, 'temporary'],
    ['SAI', {}, 'fixed-term'],
    ['LIB', {}, 'freelance'],
    ['CDD', { alternance: true }, 'apprenticeship'],
    ['CDD', { natureContrat: 'Contrat apprentissage' }, 'apprenticeship'],
    ['ZZZ', {}, undefined],
    [42, {}, undefined],
  ])('has a contract: %s %j', async (typeContrat, changed, contract) => {
    expect((await offerIn(ft({ ...changed, typeContrat }))).contract).toBe(contract);
  });

  it.each([
    [
      'Annuel de 30000.0 Euros à 35000.0 Euros sur 12.0 mois',
      { minimum: 30_000, maximum: 35_000, currency: 'EUR', per: 'year' },
    ],
    ['Horaire de 11,88 Euros', { minimum: 11.88, maximum: 11.88, currency: 'EUR', per: 'hour' }],
    [
      'Mensuel de 2100.0 Euros à 1800.0 Euros',
      { minimum: 1800, maximum: 2100, currency: 'EUR', per: 'month' },
    ],
    [
      'Mensuel de 30000.0 Euros à 35000.0 Euros sur 12 mois',
      { minimum: 30_000, maximum: 35_000, currency: 'EUR', per: 'month' },
    ],
    ['Annuel de 2000.0 Euros', { words: 'Annuel de 2000.0 Euros' }],
    ['Selon profil &amp; expérience', { words: 'Selon profil & expérience' }],
    ['  ', undefined],
  ])('has a salary: %s', async (libelle, salary) => {
    expect((await offerIn(ft({ salaire: { libelle } }))).salary).toEqual(salary);
  });

  it.each([
    [
      { libelle: '44 - Loire-Atlantique' },
      { country: 'FR', region: 'Pays de la Loire', city: undefined },
    ],
    [
      { libelle: '2A - Ajaccio', latitude: 0, longitude: 0 },
      { region: 'Corse', city: 'Ajaccio', latitude: 41.9189 },
    ],
    [
      { libelle: '44 - NANTES', latitude: -1.5534, longitude: 47.2172 },
      { city: 'Nantes', latitude: 47.2172 },
    ],
    [{ libelle: 'France' }, { country: 'FR', region: undefined }],
    [undefined, undefined],
    [{}, undefined],
    ['Paris', undefined],
  ])('has a place: %j', async (lieuTravail, place) => {
    const { place: found } = await offerIn(ft({ lieuTravail }));
    expect(saidOf(found, place)).toEqual(place === undefined ? undefined : atLeast(place));
  });

  it.each([
    [{ dateCreation: '2026-01-12T09:30:00' }, '2026-01-12T08:30:00.000Z'],
    [{ dateCreation: '2026-07-12' }, undefined],
    [{ dateCreation: '2025-07-12' }, '2025-07-11T22:00:00.000Z'],
    [{ dateCreation: '12/01/2026' }, '2026-01-11T23:00:00.000Z'],
    [{ dateCreation: '0001-01-01T00:00:00Z' }, undefined],
    [{ dateCreation: '2026-02-31T00:00:00' }, undefined],
    [{ dateCreation: 'hier' }, undefined],
    [{ dateCreation: null }, undefined],
  ])('has dates: %j', async (changed, publishedAt) => {
    expect((await offerIn(ft(changed))).publishedAt).toBe(publishedAt);
  });

  it.each([
    ['HTML', '<p>Un</p><ul><li>Deux</li></ul><script>x()</script>', 'Un\nDeux'],
    ['escaped HTML', '&lt;p&gt;Un &amp;amp; deux&lt;/p&gt;', 'Un & deux'],
    ['HTML escaped twice', '&amp;lt;p&amp;gt;D&amp;eacute;j&amp;agrave;&amp;lt;/p&amp;gt;', 'Déjà'],
    ['entities', 'L&#39;&eacute;quipe de l&rsquo;agence', "L'équipe de l’agence"],
    ['entities escaped twice', 'L&amp;#039;&amp;eacute;quipe', "L'équipe"],
    ['characters that are not tags', 'Si 3 < 4 et R&D > 2', 'Si 3 < 4 et R&D > 2'],
    ['a character that cannot be stored', 'Un\u0000deux', 'Un\ufffddeux'],
    ['nothing', '', 'Conseiller bancaire H/F'],
    ['no text', null, 'Conseiller bancaire H/F'],
  ])('has a description in %s', async (_, description, expected) => {
    expect(text(await offerIn(ft({ description }))).trim()).toBe(expected);
  });

  it('may be long', async () => {
    const long = Array.from(
      { length: 400 },
      (_, line) => `Ligne ${line} de la description du poste.`,
    );
    expect(text(await offerIn(ft({ description: long.join('\n') }))).length).toBeGreaterThan(
      14_000,
    );
  });

  it('keeps its title on one line, of a readable length', async () => {
    const titled = async (intitule: unknown) => (await offerIn(ft({ intitule }))).title.fr;
    expect(await titled(' Chargé&nbsp;d&#39;affaires\n<b>(H/F)</b> ')).toBe(
      "Chargé d'affaires (H/F)",
    );
    const long = await titled('mot '.repeat(100));
    expect([long?.length, long?.slice(-8)]).toEqual([196, 'mot mot…']);
    expect(await titled(undefined)).toBe('Conseiller / Conseillère clientèle');
  });

  it('is refused without a title, a reference, or anywhere to apply', async () => {
    const untitled = ft({ intitule: '  ', appellationlibelle: undefined });
    expect(
      await reasonsIn(
        `[${ft()},\n${untitled},\n${ft({ id: undefined, origineOffre: undefined })}]`,
      ),
    ).toEqual([
      [1, 'read'],
      [2, 'it has no title'],
      [3, 'it has no reference'],
    ]);
    const { offer } = {
      offer: await offerIn(ft({ origineOffre: { urlOrigine: 'javascript:alert(1)' } })).catch(
        String,
      ),
    };
    expect(offer).toContain('it has no address to apply at');
    const own = await offerIn(ft({ origineOffre: undefined }));
    expect(own.applyUrl).toBe('https://candidat.francetravail.fr/offres/recherche/detail/187XYZT');
  });
});

const posting = {
  '@context': 'https://schema.org/',
  '@type': 'JobPosting',
  title: 'Senior Data Engineer',
  description: '<p>You will build the pipelines of our team.</p>',
  identifier: { '@type': 'PropertyValue', name: 'Severn Mutual', value: 'SM-42' },
  datePosted: '2026-01-20',
  validThrough: '2026-03-31',
  employmentType: ['FULL_TIME', 'CONTRACTOR'],
  hiringOrganization: { '@type': 'Organization', name: 'Severn Mutual' },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Bristol',
      addressRegion: 'England',
      addressCountry: 'GB',
    },
  },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'GBP',
    value: { '@type': 'QuantitativeValue', minValue: 60_000, maxValue: 70_000, unitText: 'YEAR' },
  },
  experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 84 },
  jobLocationType: 'TELECOMMUTE',
  url: 'https://jobs.severn.example/42?a=1&amp;b=2',
};

describe('A JobPosting', () => {
  const whole = {
    reference: 'SM-42',
    title: { en: 'Senior Data Engineer' },
    contract: 'freelance',
    entity: 'Severn Mutual',
    place: { continent: 'europe', country: 'GB', region: 'England', city: 'Bristol' },
    experience: 'senior',
    workingTime: 'full-time',
    remote: 'remote',
    salary: { minimum: 60_000, maximum: 70_000, currency: 'GBP', per: 'year' },
    publishedAt: '2026-01-19T23:00:00.000Z',
    closesAt: '2026-03-31T21:59:59.000Z',
    applyUrl: 'https://jobs.severn.example/42?a=1&b=2',
  };
  const page = `<!DOCTYPE html>\n<html><head>\n<script type="application/ld+json">\n${JSON.stringify(posting)}\n</script></head><body>x</body></html>`;

  it.each([
    ['alone', JSON.stringify(posting)],
    ['in an array', JSON.stringify([posting])],
    [
      'in a graph',
      JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': [{ '@type': 'Organization', name: 'x' }, posting],
      }),
    ],
    [
      'in a list',
      JSON.stringify({
        '@type': 'ItemList',
        itemListElement: [{ '@type': 'ListItem', position: 1, item: posting }],
      }),
    ],
    ['in a page', page],
  ])('is read %s', async (_, feed) => {
    expect(await offerIn(feed)).toMatchObject(whole);
  });

  it.each([
    [{ employmentType: 'INTERN,PART_TIME' }, { contract: 'internship', workingTime: 'part-time' }],
    [{ employmentType: 'VOLUNTEER' }, { contract: undefined, workingTime: undefined }],
    [{ baseSalary: '50 000 € par an' }, { salary: { minimum: 50_000, per: 'year' } }],
    [{ baseSalary: { currency: 'EUR', value: 42 } }, { salary: undefined }],
    [{ identifier: undefined }, { reference: 'https://jobs.severn.example/42?a=1&b=2' }],
    [{ validThrough: '2026-01-01' }, { closesAt: undefined }],
    [{ hiringOrganization: 'Elbe' }, { entity: 'Elbe' }],
    [
      { jobLocation: [{ address: 'San Francisco, CA' }, { address: 'Paris' }] },
      { place: { country: 'US', city: 'San Francisco' } },
    ],
    [
      {
        jobLocation: undefined,
        applicantLocationRequirements: { '@type': 'Country', name: 'Germany' },
      },
      { place: { country: 'DE' } },
    ],
    [{ inLanguage: 'fr-FR' }, { title: { fr: 'Senior Data Engineer' } }],
  ])('may contain %j', async (changed, expected) => {
    const read = await offerIn(JSON.stringify({ ...posting, ...changed }));
    expect(saidOf(read, expected)).toMatchObject(expected);
  });
});

describe('A feed in Indeed’s format', () => {
  const job = (reference: string, more = '') =>
    `<job><title><![CDATA[Chargé d'études & reporting]]></title><date><![CDATA[Mon, 12 Jan 2026 15:30:00 GMT]]></date><referencenumber>${reference}</referencenumber><url><![CDATA[https://jobs.example/${reference}?a=1&b=2]]></url><company>Scheldebank</company><city>Anvers</city><state></state><country>BE</country><description><![CDATA[<p>Vous êtes dans notre équipe.</p>]]></description><salary>35k€ - 40k€ par an</salary><jobtype>CDI, temps plein</jobtype><category>Finance</category><experience>5+ years</experience><remotetype>Hybrid remote</remotetype><expirationdate>2026-04-01</expirationdate>${more}</job>`;
  const feed = (...jobs: readonly string[]) =>
    `<?xml version="1.0" encoding="utf-8"?>\n<source>\n<publisher>x</publisher>\n${jobs.join('\n')}\n</source>\n`;

  it('is read', async () => {
    expect(await offerIn(feed(job('7')))).toMatchObject({
      reference: '7',
      title: { fr: "Chargé d'études & reporting" },
      contract: 'permanent',
      domain: { fr: 'Finance' },
      entity: 'Scheldebank',
      place: { country: 'BE', city: 'Antwerpen' },
      experience: 'confirmed',
      workingTime: 'full-time',
      remote: 'hybrid',
      salary: { minimum: 35_000, maximum: 40_000, currency: 'EUR', per: 'year' },
      publishedAt: '2026-01-12T15:30:00.000Z',
      closesAt: '2026-04-01T21:59:59.000Z',
      applyUrl: 'https://jobs.example/7?a=1&b=2',
    });
  });

  it('may be in Latin-1, with entities of HTML, stray ampersands and Windows line ends', async () => {
    const dirty = feed(
      '<job><title>R&D : &eacute;tudes été</title><referencenumber>1</referencenumber><url>https://x.example/?a=1&b=2</url></job>',
    )
      .replace('utf-8', 'ISO-8859-1')
      .replaceAll('\n', '\r\n');
    expect(await offerIn(Buffer.from(dirty, 'latin1'))).toMatchObject({
      title: { fr: 'R&D : études été' },
      applyUrl: 'https://x.example/?a=1&b=2',
    });
  });

  it('reports the lines of unreadable records, and continues', async () => {
    const broken = '<job><title>Un</title><b>unclosed<referencenumber>2</referencenumber></job>';
    expect(await reasonsIn(feed(job('1'), broken, job('3')))).toEqual([
      [4, 'read'],
      [5, 'it has no reference'],
      [6, 'read'],
    ]);
  });

  it('is reported as truncated', async () => {
    const whole = feed(job('1'), job('2'));
    expect(await reasonsIn(whole.slice(0, whole.indexOf('</job>', 1_000) - 50))).toEqual([
      [4, 'read'],
      [5, 'truncated'],
    ]);
  });
});

describe('Our own format', () => {
  const own = {
    reference: 'A-1',
    title: { fr: 'Comptable (F/H)', en: 'Accountant' },
    description: { fr: '<p>Tenir.</p>', en: '<p>Keep.</p>' },
    contract: 'permanent',
    domain: { fr: 'Finance', en: 'Finance' },
    entity: 'Banque de Basse-Loire',
    place: { country: 'FR', city: 'Nantes', postalCode: '44000' },
    experience: 'junior',
    workingTime: 'full-time',
    remote: 'hybrid',
    salary: { minimum: 30_000, maximum: 32_000, currency: 'EUR', per: 'year' },
    publishedAt: '2026-01-05',
    closesAt: '2026-03-01',
    applyUrl: 'https://jobs.example/A-1',
  };

  it('is read', async () => {
    const offer = await offerIn(JSON.stringify({ offers: [own] }));
    expect(offer).toMatchObject({
      title: own.title,
      salary: own.salary,
      place: { city: 'Nantes' },
    });
    expect(text(offer)).toBe('Tenir.');
  });

  it('accepts plain words and numbers', async () => {
    const plain = {
      reference: 7,
      title: 'Software engineer',
      place: 'Remote in USA',
      publishedAt: 1_767_600_000,
      salary: '$100,000 a year',
      applyUrl: 'https://x.example',
    };
    expect(await offerIn(JSON.stringify([plain]))).toMatchObject({
      reference: '7',
      title: { en: 'Software engineer' },
      place: { country: 'US' },
      publishedAt: '2026-01-05T08:00:00.000Z',
      salary: { minimum: 100_000, currency: 'USD', per: 'year' },
    });
  });

  it.each([
    [{ contract: 'CDI' }, 'contract: '],
    [{ titel: 'x' }, ': Unrecognized key'],
    [{ title: 7 }, 'title: expected a text, or an object with a text under “fr”, “en” or both'],
    [{ title: undefined }, 'title: expected a text, or an object'],
    [{ title: { fr: 'Un', de: 'Ein' } }, 'title: Unrecognized key: "de"'],
    [{ publishedAt: {} }, 'publishedAt: expected a text or a number'],
    [{ place: { latitude: 91 } }, 'place.latitude: '],
    [{ place: 75 }, 'place: expected a text or an object'],
    [
      { salary: { minimum: -1, maximum: 2, currency: 'EUR', per: 'year' } },
      'salary.minimum: Too small',
    ],
    [{ salary: 1 }, 'salary: expected a text or an object'],
  ])('names the field that does not match the schema: %j', async (changed, reason) => {
    const [refused] = await readAll(JSON.stringify([{ ...own, ...changed }]));
    expect(refused).toMatchObject({
      read: { ok: false, reference: 'A-1', reason: expect.stringContaining(reason) },
    });
  });
});

test.each([
  ['an empty array', '[]', []],
  ['a page of an error', '<html><body>503</body></html>', [[1, 'it is a page without JSON-LD']]],
  ['other XML', '<?xml version="1.0"?><rss></rss>', [[1, 'it is not a feed of jobs']]],
  ['text', 'Service unavailable, come back', [[1, 'it is no JSON']]],
])('input without offers: %s', async (_, feed, expected) => {
  expect(await reasonsIn(feed)).toEqual(expected);
});
