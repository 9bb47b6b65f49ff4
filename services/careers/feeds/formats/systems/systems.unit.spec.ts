import { toPlainText } from '@parvis/contracts/rich-text/plain-text.ts';
import { expect, test } from 'vitest';
import { offerIn, offersIn, readAll, reasonsIn } from '../../testing/read-offers.ts';

/** Lists as each system documents what it returns, with one offer. */
const lists = {
  greenhouse: {
    jobs: [
      {
        absolute_url: 'https://boards.greenhouse.io/acme/jobs/127817?gh_jid=127817',
        data_compliance: [{ type: 'gdpr', requires_consent: false }],
        internal_job_id: 144381,
        location: { name: 'Paris, France' },
        metadata: null,
        id: 127817,
        updated_at: '2026-10-14T10:55:28-04:00',
        requisition_id: '50',
        title: 'Vault Designer',
        company_name: 'Acme',
        first_published: '2026-10-01T10:55:28-04:00',
        language: 'en',
        content:
          '&lt;p&gt;This is the job description. &lt;strong&gt;Great&lt;/strong&gt; team with many missions to accomplish.&lt;/p&gt;',
        departments: [
          { id: 13583, name: 'Department of Departments', parent_id: null, child_ids: [] },
        ],
        offices: [
          {
            id: 8304,
            name: 'Paris',
            location: 'Paris, Île-de-France, France',
            parent_id: null,
            child_ids: [],
          },
        ],
      },
    ],
    meta: { total: 1 },
  },
  lever: [
    {
      additionalPlain: 'Benefits: lunch.',
      additional: '<div>Benefits: lunch.</div>',
      categories: {
        commitment: 'Full-time',
        department: 'Engineering',
        location: 'Lyon, France',
        team: 'Platform',
        allLocations: ['Lyon, France', 'Paris, France'],
      },
      createdAt: 1759312800000,
      descriptionPlain: 'We are looking for an engineer who likes water.',
      description: '<div>We are looking for an engineer who likes water.</div>',
      id: 'a1b2c3d4-1111-2222-3333-444455556666',
      lists: [{ text: 'What you will do', content: '<li>Build</li><li>Ship</li>' }],
      text: 'Platform Engineer',
      country: 'FR',
      workplaceType: 'hybrid',
      opening: '',
      salaryRange: { currency: 'EUR', interval: 'per-year-salary', min: 45000, max: 60000 },
      hostedUrl: 'https://jobs.lever.co/acme/a1b2c3d4-1111-2222-3333-444455556666',
      applyUrl: 'https://jobs.lever.co/acme/a1b2c3d4-1111-2222-3333-444455556666/apply',
    },
  ],
  smartRecruiters: {
    offset: 0,
    limit: 100,
    totalFound: 1,
    content: [
      {
        id: '743999967234567',
        name: 'Chargé de clientèle',
        uuid: '9a4f-1',
        refNumber: 'REF123X',
        company: { identifier: 'Acme', name: 'Acme' },
        releasedDate: '2026-10-05T08:11:12.000Z',
        location: {
          city: 'Nantes',
          region: 'Pays de la Loire',
          country: 'fr',
          remote: false,
          latitude: '47.2',
          longitude: '-1.55',
        },
        industry: { id: 'banking', label: 'Banking' },
        department: { id: '12', label: 'Retail' },
        function: { id: 'sales', label: 'Sales' },
        typeOfEmployment: { id: 'permanent', label: 'Full-time' },
        experienceLevel: { id: 'associate', label: 'Associate' },
        customField: [{ fieldId: 'x', fieldLabel: 'Country', valueId: 'fr', valueLabel: 'France' }],
        ref: 'https://api.smartrecruiters.com/v1/companies/acme/postings/743999967234567',
        creator: { name: 'A B' },
        language: { code: 'fr', label: 'French' },
        jobAd: {
          sections: {
            companyDescription: { title: 'L’entreprise', text: '<p>Une banque.</p>' },
            jobDescription: {
              title: 'Le poste',
              text: '<p>Accueillir la clientèle de l’agence et la conseiller.</p>',
            },
            qualifications: { title: 'Profil', text: '<p>Bac +2.</p>' },
            additionalInformation: { title: 'Plus', text: '' },
          },
        },
        applyUrl: 'https://jobs.smartrecruiters.com/Acme/743999967234567?oga=true',
        postingUrl: 'https://jobs.smartrecruiters.com/Acme/743999967234567',
      },
    ],
  },
  ashby: {
    apiVersion: '1',
    jobs: [
      {
        id: '145ff46b-1441-4773-bcd3-c8c90baa598a',
        title: 'Product Manager',
        department: 'Product',
        team: 'Growth',
        employmentType: 'FullTime',
        location: 'Bordeaux',
        secondaryLocations: [
          {
            location: 'Paris',
            address: { addressLocality: 'Paris', addressRegion: 'IDF', addressCountry: 'France' },
          },
        ],
        publishedAt: '2026-10-03T16:21:55.393+00:00',
        isListed: true,
        isRemote: true,
        workplaceType: 'Remote',
        address: {
          postalAddress: {
            addressRegion: 'Nouvelle-Aquitaine',
            addressCountry: 'France',
            addressLocality: 'Bordeaux',
          },
        },
        jobUrl: 'https://jobs.ashbyhq.com/acme/145ff46b',
        applyUrl: 'https://jobs.ashbyhq.com/acme/145ff46b/application',
        descriptionHtml: '<p>Join our growing team, and own the roadmap.</p>',
        descriptionPlain: 'Join our growing team, and own the roadmap.',
        compensation: {
          compensationTierSummary: '€50K – €65K',
          summaryComponents: [
            {
              compensationType: 'Salary',
              interval: '1 YEAR',
              currencyCode: 'EUR',
              minValue: 50000,
              maxValue: 65000,
            },
          ],
        },
      },
    ],
  },
  workable: {
    name: 'Acme',
    description: null,
    jobs: [
      {
        title: 'Data Analyst',
        shortcode: 'ABC123DEF4',
        code: 'DA-1',
        employment_type: 'Full-time',
        telecommuting: false,
        department: 'Data',
        url: 'https://apply.workable.com/j/ABC123DEF4',
        shortlink: 'https://apply.workable.com/j/ABC123DEF4',
        application_url: 'https://apply.workable.com/j/ABC123DEF4/apply',
        published_on: '2026-09-30',
        created_at: '2026-09-29',
        country: 'France',
        city: 'Lille',
        state: 'Hauts-de-France',
        education: '',
        experience: 'Mid-Senior level',
        function: 'Analyst',
        industry: 'Banking',
        locations: [
          {
            country: 'France',
            countryCode: 'FR',
            city: 'Lille',
            region: 'Hauts-de-France',
            hidden: false,
          },
        ],
        description: '<p>Analyse the data of our branches and tell us what it means.</p>',
      },
    ],
  },
  recruitee: {
    offers: [
      {
        id: 901234,
        slug: 'conseiller',
        title: 'Conseiller',
        status: 'published',
        position: 1,
        description: '<p>Vous conseillez les familles et les entreprises de la région.</p>',
        requirements: '<p>Deux ans d’expérience.</p>',
        location: 'Rennes, Bretagne, France',
        city: 'Rennes',
        country: 'France',
        country_code: 'FR',
        state_name: 'Bretagne',
        postal_code: '35000',
        careers_url: 'https://acme.recruitee.com/o/conseiller',
        careers_apply_url: 'https://acme.recruitee.com/o/conseiller/c/new',
        employment_type_code: 'permanent_fulltime',
        category_code: 'banking',
        experience_code: 'mid_level',
        education_code: 'bachelor_degree',
        department: 'Agences',
        remote: false,
        hybrid: true,
        on_site: false,
        company_name: 'Acme',
        created_at: '2026-10-01 09:00:00 UTC',
        published_at: '2026-10-02 09:00:00 UTC',
        close_at: null,
        min_hours: 35,
        max_hours: 35,
        salary: { min: '30000', max: '35000', period: 'year', currency: 'EUR' },
        translations: {
          fr: { title: 'Conseiller', description: '<p>Vous conseillez…</p>', requirements: '' },
        },
        tags: ['banque'],
        locations: [
          {
            id: 1,
            name: 'Rennes',
            city: 'Rennes',
            country: 'France',
            country_code: 'FR',
            state: 'Bretagne',
          },
        ],
        options_cv: 'required',
        mailbox_email: 'job.x@acme.recruitee.com',
        guid: 'x9',
      },
    ],
  },
  teamtailor: {
    version: 'https://jsonfeed.org/version/1',
    title: 'Acme',
    home_page_url: 'https://career.acme.com/jobs',
    feed_url: 'https://career.acme.com/jobs.json',
    items: [
      {
        id: '3f2a1b',
        url: 'https://career.acme.com/jobs/5551234-charge-d-affaires',
        title: 'Chargé d’affaires',
        content_html: '<p>Accompagner les entreprises du littoral dans leurs projets.</p>',
        date_published: '2026-10-04T09:10:11+02:00',
        date_modified: '2026-10-04T09:10:11+02:00',
        _jobposting: {
          '@context': 'https://schema.org/',
          '@type': 'JobPosting',
          title: 'Chargé d’affaires',
          description: '<p>Accompagner les entreprises du littoral dans leurs projets.</p>',
          identifier: { '@type': 'PropertyValue', name: 'Acme', value: '3f2a1b' },
          datePosted: '2026-10-04T09:10:11+02:00',
          employmentType: 'FULL_TIME',
          hiringOrganization: { '@type': 'Organization', name: 'Acme' },
          jobLocation: [
            {
              '@type': 'Place',
              address: {
                '@type': 'PostalAddress',
                streetAddress: '1 quai',
                addressLocality: 'Brest',
                postalCode: '29200',
                addressCountry: 'FR',
              },
            },
          ],
        },
      },
    ],
  },
};

const paris = { country: 'FR', city: 'Paris' };

test.each([
  [
    'greenhouse',
    {
      reference: '127817',
      title: { en: 'Vault Designer' },
      entity: 'Acme',
      place: paris,
      publishedAt: '2026-10-01T14:55:28.000Z',
      applyUrl: 'https://boards.greenhouse.io/acme/jobs/127817?gh_jid=127817',
    },
    'This is the job description. Great team with many missions to accomplish.',
  ],
  [
    'lever',
    {
      reference: 'a1b2c3d4-1111-2222-3333-444455556666',
      domain: { en: 'Engineering', fr: 'Engineering' },
      place: { city: 'Lyon' },
      otherPlaces: [paris],
      workingTime: 'full-time',
      remote: 'hybrid',
      salary: { minimum: 45_000, maximum: 60_000, currency: 'EUR', per: 'year' },
      publishedAt: '2025-10-01T10:00:00.000Z',
      applyUrl: 'https://jobs.lever.co/acme/a1b2c3d4-1111-2222-3333-444455556666/apply',
    },
    'We are looking for an engineer who likes water.\nWhat you will do\nBuild\nShip\nBenefits: lunch.',
  ],
  [
    'smartRecruiters',
    {
      reference: '743999967234567',
      title: { fr: 'Chargé de clientèle' },
      contract: 'permanent',
      workingTime: 'full-time',
      entity: 'Acme',
      place: { country: 'FR', region: 'Pays de la Loire', city: 'Nantes' },
      publishedAt: '2026-10-05T08:11:12.000Z',
      applyUrl: 'https://jobs.smartrecruiters.com/Acme/743999967234567?oga=true',
    },
    'Accueillir la clientèle de l’agence et la conseiller.\nProfil\nBac +2.\nL’entreprise\nUne banque.',
  ],
  [
    'ashby',
    {
      reference: '145ff46b-1441-4773-bcd3-c8c90baa598a',
      place: { country: 'FR', region: 'Nouvelle-Aquitaine', city: 'Bordeaux' },
      otherPlaces: [paris],
      workingTime: 'full-time',
      remote: 'remote',
      salary: { minimum: 50_000, maximum: 65_000, currency: 'EUR', per: 'year' },
      applyUrl: 'https://jobs.ashbyhq.com/acme/145ff46b/application',
    },
    'Join our growing team, and own the roadmap.',
  ],
  [
    'workable',
    {
      reference: 'ABC123DEF4',
      place: { country: 'FR', region: 'Hauts-de-France', city: 'Lille' },
      workingTime: 'full-time',
      applyUrl: 'https://apply.workable.com/j/ABC123DEF4/apply',
    },
    'Analyse the data of our branches and tell us what it means.',
  ],
  [
    'recruitee',
    {
      reference: '901234',
      title: { fr: 'Conseiller' },
      contract: 'permanent',
      workingTime: 'full-time',
      remote: 'hybrid',
      place: { country: 'FR', city: 'Rennes' },
      salary: { minimum: 30_000, maximum: 35_000, currency: 'EUR', per: 'year' },
      publishedAt: '2026-10-02T09:00:00.000Z',
      applyUrl: 'https://acme.recruitee.com/o/conseiller/c/new',
    },
    'Vous conseillez…',
  ],
  [
    'teamtailor',
    {
      reference: '3f2a1b',
      title: { fr: 'Chargé d’affaires' },
      entity: 'Acme',
      place: { country: 'FR', city: 'Brest', postalCode: '29200' },
      workingTime: 'full-time',
      applyUrl: 'https://career.acme.com/jobs/5551234-charge-d-affaires',
    },
    'Accompagner les entreprises du littoral dans leurs projets.',
  ],
] as const)('the list of %s is read as it comes', async (system, expected, text) => {
  const offer = await offerIn(JSON.stringify(lists[system]));
  expect(offer).toMatchObject(expected);
  const [description] = Object.values(offer.description);
  expect(description && toPlainText(description)).toBe(text);
});

test('a list of SmartRecruiters without texts names where to apply', async () => {
  const [posting] = lists.smartRecruiters.content;
  const listed = { ...posting, jobAd: undefined, applyUrl: undefined, postingUrl: undefined };
  const offer = await offerIn(JSON.stringify({ content: [listed] }));
  expect(offer).toMatchObject({
    applyUrl: 'https://jobs.smartrecruiters.com/Acme/743999967234567',
    title: { fr: 'Chargé de clientèle' },
  });
});

test('several posts of one requisition of Greenhouse are several offers', async () => {
  const [job] = lists.greenhouse.jobs;
  const jobs = [job, { ...job, id: 127_818 }];
  expect((await offersIn(JSON.stringify({ jobs }))).map(({ reference }) => reference)).toEqual([
    '127817',
    '127818',
  ]);
});

test('what a system keeps from its list stays unpublished', async () => {
  const unlisted = { ...lists.ashby.jobs[0], isListed: false };
  const draft = { ...lists.recruitee.offers[0], status: 'internal' };
  const reason = 'its source does not list it';
  expect(await reasonsIn(JSON.stringify({ jobs: [unlisted] }))).toEqual([[1, reason]]);
  expect(await reasonsIn(JSON.stringify({ offers: [draft] }))).toEqual([[1, reason]]);
});

const personio = `<?xml version="1.0" encoding="UTF-8"?><workzag-jobs><position><id>123456</id><subcompany>Acme SA</subcompany><office>Strasbourg</office><additionalOffices><office>Mulhouse</office></additionalOffices><department>Risques</department><recruitingCategory>Experts</recruitingCategory><name>Analyste risques (f/h)</name><jobDescriptions><jobDescription><name>Vos missions</name><value><![CDATA[<p>Mesurer et suivre les risques du portefeuille.</p>]]></value></jobDescription><jobDescription><name>Votre profil</name><value><![CDATA[<ul><li>Master</li></ul>]]></value></jobDescription></jobDescriptions><employmentType>permanent</employmentType><seniority>experienced</seniority><schedule>full-time</schedule><yearsOfExperience>2-5</yearsOfExperience><keywords>risque,credit</keywords><occupation>risk</occupation><occupationCategory>finance</occupationCategory><createdAt>2026-09-15T10:00:00+02:00</createdAt></position></workzag-jobs>`;

test('the XML of Personio names no addresses, which follow from its own', async () => {
  const from = async (address?: string) => {
    const [record] = await readAll(personio, address);
    return record?.kind === 'read' ? record.read : undefined;
  };
  expect(await from('https://acme.jobs.personio.de/xml?language=fr')).toMatchObject({
    ok: true,
    offer: {
      reference: '123456',
      title: { fr: 'Analyste risques (f/h)' },
      contract: 'permanent',
      place: { country: 'FR', city: 'Strasbourg' },
      applyUrl: 'https://acme.jobs.personio.de/job/123456',
    },
  });
  const missing = { ok: false, note: { field: 'applyUrl', code: 'missing' } };
  expect(await from('https://personio.de.example/xml')).toMatchObject(missing);
  expect(await from()).toMatchObject(missing);
});
