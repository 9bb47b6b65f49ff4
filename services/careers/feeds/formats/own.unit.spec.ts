import { describe, expect, it } from 'vitest';
import { offerIn, readAll, textOf } from '../testing/read-offers.ts';

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
    expect(textOf(offer)).toBe('Tenir.');
  });

  it('has several places, each once, with their addresses', async () => {
    const { place: _, ...record } = own;
    const lyon = { country: 'FR', city: 'Lyon', postalCode: '69002', street: '3 rue de la Bourse' };
    const places = [lyon, 'Paris, France', lyon, 'Bruxelles, Belgique'];
    const offer = await offerIn(JSON.stringify([{ ...record, places }]));
    expect(offer.place).toMatchObject(lyon);
    expect(offer.otherPlaces).toMatchObject([{ city: 'Paris' }, { country: 'BE' }]);
    const withMain = await offerIn(JSON.stringify([{ ...own, places: ['Paris, France'] }]));
    expect([withMain.place?.city, withMain.otherPlaces?.[0]?.city]).toEqual(['Nantes', 'Paris']);
  });

  it.each([
    [{ minimum: 30_000 }, { minimum: 30_000 }],
    [{ maximum: 32_000 }, { maximum: 32_000 }],
  ])('has a salary with one open end: %j', async (given, expected) => {
    const salary = { ...given, currency: 'EUR', per: 'year' };
    const offer = await offerIn(JSON.stringify([{ ...own, salary }]));
    expect(offer.salary).toEqual({ ...expected, currency: 'EUR', per: 'year' });
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

  const invalid = (field: string, words: string) => ({
    field,
    code: 'invalid',
    words: expect.stringContaining(words),
  });

  it.each([
    [{ contract: 'CDI' }, invalid('contract', 'permanent')],
    [{ titel: 'x' }, invalid('record', 'titel')],
    [{ title: 7 }, invalid('title', 'a text, or an object with texts under “fr”, “en”')],
    [{ title: undefined }, { field: 'title', code: 'missing' }],
    [{ title: { fr: 'Un', de: 'Ein' } }, invalid('title', 'de')],
    [{ publishedAt: {} }, invalid('publishedAt', 'a text or a number')],
    [{ place: { latitude: 91 } }, invalid('place', 'latitude: ')],
    [{ place: 75 }, invalid('place', 'a text or an object')],
    [
      { salary: { minimum: -1, maximum: 2, currency: 'EUR', per: 'year' } },
      invalid('salary', 'minimum: Too small'),
    ],
    [{ salary: 1 }, invalid('salary', 'a text or an object')],
    [{ salary: { currency: 'EUR', per: 'year' } }, invalid('salary', 'no amount')],
    [{ places: 'Nantes' }, invalid('place', '')],
    [{ places: [75] }, invalid('place', '0: expected a text or an object')],
  ])('names the field that does not match the schema: %j', async (changed, note) => {
    const [refused] = await readAll(JSON.stringify([{ ...own, ...changed }]));
    expect(refused).toMatchObject({ read: { ok: false, reference: 'A-1', note } });
  });
});
