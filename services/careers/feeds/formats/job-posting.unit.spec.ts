import { describe, expect, it } from 'vitest';
import { fieldValuesOf, offerIn, readAll, textOf } from '../testing/read-offers.ts';

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
    expect(fieldValuesOf(read, expected)).toMatchObject(expected);
  });

  const euros = (value: object | string, currency = 'EUR') => ({ currency, value });
  const yearly = { currency: 'EUR', per: 'year' };
  it.each([
    [
      euros({ minValue: '40 000', maxValue: 50_000, unitText: 'YEAR' }),
      { minimum: 40_000, maximum: 50_000, ...yearly },
    ],
    [euros({ minValue: '40,000', unitText: 'YEAR' }), { minimum: 40_000, ...yearly }],
    [euros({ maxValue: '40.000', unitText: 'YEAR' }), { maximum: 40_000, ...yearly }],
    [euros({ value: '40k', unitText: 'YEAR' }), { minimum: 40_000, maximum: 40_000, ...yearly }],
    [
      euros({ minValue: 0, maxValue: '40 k€', unitText: 'ANNUAL' }, '€'),
      { maximum: 40_000, ...yearly },
    ],
    [
      { currency: 'EUR', minValue: 2_000, maxValue: 2_200, unitText: 'MONTH' },
      { minimum: 2_000, maximum: 2_200, currency: 'EUR', per: 'month' },
    ],
    [
      euros({ minValue: 32_000, maxValue: 39_500, unitText: 'MONTH' }),
      { words: '32000 – 39500 EUR / month' },
    ],
    [euros({ minValue: 40_000, maxValue: 45_000 }), { words: '40000 – 45000 EUR' }],
    [euros({ value: 0, unitText: 'YEAR' }), undefined],
    ['A négocier', undefined],
  ])('has a salary: %j', async (baseSalary, salary) => {
    expect((await offerIn(JSON.stringify({ ...posting, baseSalary }))).salary).toEqual(salary);
  });

  it('is at each of its locations, with their addresses', async () => {
    const at = (addressLocality: string, postalCode: string, streetAddress: string) => ({
      '@type': 'Place',
      address: { addressLocality, postalCode, streetAddress, addressCountry: 'FR' },
    });
    const jobLocation = [
      at('Lyon', '69002', '3 rue de la Bourse'),
      at('Paris', '75009', '16 boulevard des Italiens'),
    ];
    const offer = await offerIn(JSON.stringify({ ...posting, jobLocation }));
    expect(offer.place).toMatchObject({
      city: 'Lyon',
      postalCode: '69002',
      street: '3 rue de la Bourse',
    });
    expect(offer.otherPlaces).toMatchObject([{ city: 'Paris', postalCode: '75009' }]);
  });

  it('has a description with all its parts, under headings in its language', async () => {
    const parts = {
      responsibilities: ['Tenir les comptes', 'Clore les exercices'],
      qualifications: '<p>Vous êtes rigoureux.</p>',
      skills: [{ '@type': 'DefinedTerm', name: 'Excel' }, 'SAP'],
      educationRequirements: {
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: 'bachelor degree',
      },
      experienceRequirements: { monthsOfExperience: 24 },
      jobBenefits: 'Mutuelle',
      workHours: '35 h',
      incentiveCompensation: 'N/A',
    };
    const description = 'Vous rejoignez notre équipe dans une agence.';
    const french = await offerIn(JSON.stringify({ ...posting, description, ...parts }));
    expect(textOf(french).split('\n')).toEqual([
      description,
      'Missions',
      'Tenir les comptes',
      'Clore les exercices',
      'Profil recherché',
      'Vous êtes rigoureux.',
      'Compétences',
      'Excel',
      'SAP',
      'Formation',
      'bachelor degree',
      'Avantages',
      'Mutuelle',
      'Horaires de travail',
      '35 h',
    ]);
    const english = await offerIn(JSON.stringify({ ...posting, skills: 'Python and Spark' }));
    expect(textOf(english)).toContain('Skills\nPython and Spark');
  });

  it('does not repeat a part that its description contains already', async () => {
    const skills = 'The  pipelines of our team';
    expect(textOf(await offerIn(JSON.stringify({ ...posting, skills })))).toBe(
      'You will build the pipelines of our team.',
    );
  });

  it.each([
    [{ industry: 'Banking' }, 'Banking'],
    [{ industry: 'Banking', occupationalCategory: 'Risk' }, 'Risk'],
    [{ occupationalCategory: ['15-1252.00', 'Software Developers'] }, 'Software Developers'],
    [{ occupationalCategory: '15-1252.00 Software Developers' }, 'Software Developers'],
  ])('has a field of work: %j', async (changed, en) => {
    expect((await offerIn(JSON.stringify({ ...posting, ...changed }))).domain?.en).toBe(en);
  });

  it('is applied for at the first valid of its addresses', async () => {
    const addresses = { url: ['www', 'jobs.severn.example/42'] };
    const [read] = await readAll(JSON.stringify({ ...posting, ...addresses }));
    expect(read).toMatchObject({
      read: {
        offer: { applyUrl: 'https://jobs.severn.example/42' },
        notes: [{ field: 'applyUrl', code: 'unusable-address', words: 'www' }],
      },
    });
  });

  it('reports what is left out of it, by field', async () => {
    const odd = {
      employmentType: 'VOLUNTEER',
      datePosted: 'hier',
      validThrough: '2026-02-30',
      baseSalary: 'Autres',
      totalJobOpenings: 3,
      image: '',
    };
    const [read] = await readAll(JSON.stringify({ ...posting, ...odd }));
    expect(read).toMatchObject({
      read: {
        ok: true,
        notes: [
          { field: 'other', code: 'not-read', name: 'totalJobOpenings' },
          { field: 'contract', code: 'not-understood', words: 'VOLUNTEER' },
          { field: 'salary', code: 'not-understood', words: 'Autres' },
          { field: 'publishedAt', code: 'not-understood', words: 'hier' },
          { field: 'closesAt', code: 'not-understood', words: '2026-02-30' },
        ],
      },
    });
  });
});
