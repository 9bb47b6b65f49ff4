import { describe, expect, it } from 'vitest';
import { fieldValuesOf, offerIn, offersIn, reasonsIn, textOf } from '../testing/read-offers.ts';

/** Returns an object with at least these fields. */
const atLeast = (some: object): unknown => expect.objectContaining(some);

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
        postalCode: '75012',
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
      { words: 'Mensuel de 30000.0 Euros à 35000.0 Euros sur 12 mois' },
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
    expect(fieldValuesOf(found, place)).toEqual(place === undefined ? undefined : atLeast(place));
  });

  it.each([
    [{ dateCreation: '2026-01-12T09:30:00' }, '2026-01-12T08:30:00.000Z'],
    [{ dateCreation: '2026-07-12' }, '2026-07-11T22:00:00.000Z'],
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
    expect(textOf(await offerIn(ft({ description }))).trim()).toBe(expected);
  });

  it('may have a long description', async () => {
    const long = Array.from(
      { length: 400 },
      (_, line) => `Ligne ${line} de la description du poste.`,
    );
    expect(textOf(await offerIn(ft({ description: long.join('\n') }))).length).toBeGreaterThan(
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

  it('is refused without a title, a reference, or an address to apply at', async () => {
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
    const own = await offerIn(ft({ origineOffre: undefined }));
    expect(own.applyUrl).toBe('https://candidat.francetravail.fr/offres/recherche/detail/187XYZT');
  });

  it('is applied for at the first valid of its addresses', async () => {
    const second = 'https://recrute.bank.example/7';
    const read = async (contact: object, more: object = {}) =>
      (await offerIn(ft({ contact, ...more }))).applyUrl;
    expect(await read({ urlPostulation: 'www' }, { origineOffre: { urlOrigine: second } })).toBe(
      second,
    );
    const courriel = `Pour postuler, utiliser le lien suivant : ${second}`;
    expect(await read({ urlPostulation: 'javascript:alert(1)', courriel })).toBe(second);
    expect(await read({ urlPostulation: 'www.bank.example/7' })).toBe('https://www.bank.example/7');
  });

  it('has what it names apart in its description', async () => {
    const more = {
      competences: [{ code: '1', libelle: 'Vendre', exigence: 'E' }, { libelle: 'Conseiller' }],
      formations: [{ niveauLibelle: 'Bac+2 ou équivalents', domaineLibelle: 'Banque' }],
      langues: [{ libelle: 'Anglais' }],
      salaire: { libelle: 'Mensuel de 2000 Euros', commentaire: 'nc', complement1: 'Mutuelle' },
      entreprise: { nom: 'Banque', description: 'Une banque de Loire.' },
    };
    const text = textOf(await offerIn(ft({ description: 'Vous vendez pour nous.', ...more })));
    expect(text.split('\n')).toEqual([
      'Vous vendez pour nous.',
      'L’entreprise',
      'Une banque de Loire.',
      'Compétences',
      'Vendre',
      'Conseiller',
      'Formation',
      'Bac+2 ou équivalents, Banque',
      'Langues',
      'Anglais',
      'Avantages',
      'Mutuelle',
    ]);
  });
});
