import { describe, expect, it } from 'vitest';
import { fieldValuesOf, offerIn } from '../testing/read-offers.ts';

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
});
