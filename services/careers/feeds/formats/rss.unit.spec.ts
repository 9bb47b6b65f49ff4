import { expect, test } from 'vitest';
import { offerIn, readAll, textOf } from '../testing/read-offers.ts';

const rss = (...items: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel><title>Nos offres</title><link>https://jobs.example/</link><description>Toutes nos offres</description>
<image><url>https://jobs.example/logo.png</url><title>Nos offres</title><link>https://jobs.example/</link></image>
${items.join('\n')}
</channel></rss>`;

const item = (more: string) =>
  `<item><title>Comptable &amp; contrôle (H/F)</title><link>https://jobs.example/7?a=1&amp;b=2</link><guid isPermaLink="false">J-7</guid><pubDate>Mon, 12 Jan 2026 15:30:00 +0100</pubDate>${more}</item>`;

test('an item of RSS is an offer: the fields of its name spaces are read', async () => {
  const read = await offerIn(
    rss(
      item(
        `<description>Tenir les comptes…</description><content:encoded><![CDATA[<p>Tenir les comptes de <b>la banque</b>.</p><ul><li>Clore</li></ul>]]></content:encoded><category>CDI</category><category>Finance</category><dc:language>fr</dc:language><job:location>Nantes, France</job:location><job:company>Banque de Basse-Loire</job:company><job:salary>35k€ - 40k€ par an</job:salary><job:expiration_date>2026-04-01</job:expiration_date><job:experience>5 ans</job:experience>`,
      ),
    ),
  );
  expect(read).toMatchObject({
    reference: 'J-7',
    title: { fr: 'Comptable & contrôle (H/F)' },
    contract: 'permanent',
    domain: { fr: 'Finance' },
    entity: 'Banque de Basse-Loire',
    place: { country: 'FR', city: 'Nantes' },
    experience: 'confirmed',
    salary: { minimum: 35_000, maximum: 40_000, currency: 'EUR', per: 'year' },
    publishedAt: '2026-01-12T14:30:00.000Z',
    closesAt: '2026-04-01T21:59:59.000Z',
    applyUrl: 'https://jobs.example/7?a=1&b=2',
  });
  expect(textOf(read)).toContain('Tenir les comptes de la banque.');
});

test('an item of Google’s name space is an offer, with a point', async () => {
  const google = item(
    `<description>Tenir les comptes.</description><g:id>9</g:id><g:location>7 place Graslin, 44000 Nantes, France</g:location><g:employer>Estuaire</g:employer><g:job_type>full-time</g:job_type><g:job_industry>Banque</g:job_industry><g:publish_date>2026-01-13</g:publish_date><g:salary>38000</g:salary><g:salary_type>yearly</g:salary_type><g:currency>EUR</g:currency><georss:point>47.21 -1.55</georss:point>`,
  );
  expect(await offerIn(rss(google))).toMatchObject({
    entity: 'Estuaire',
    workingTime: 'full-time',
    place: { city: 'Nantes', postalCode: '44000', latitude: 47.21, longitude: -1.55 },
    salary: { minimum: 38_000, maximum: 38_000, currency: 'EUR', per: 'year' },
  });
});

test('an entry of Atom is an offer, with XHTML and the link that is for people', async () => {
  const atom = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Offres</title><id>urn:feed</id>
<entry xml:lang="en"><id>urn:job:7</id><title type="html">Accountant &amp;amp; controller</title><updated>2026-01-15T10:00:00Z</updated><published>2026-01-12T10:00:00Z</published><link rel="self" href="https://jobs.example/7.atom"/><link rel="alternate" type="text/html" href="https://jobs.example/7"/><author><name>Jeanne Dupont</name></author><category term="finance" label="Finance"/><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>You keep the <em>books</em>.</p><p>You like numbers.</p></div></content></entry></feed>`;
  const read = await offerIn(atom);
  expect(read).toMatchObject({
    reference: 'urn:job:7',
    title: { en: 'Accountant & controller' },
    domain: { en: 'Finance' },
    publishedAt: '2026-01-12T10:00:00.000Z',
    applyUrl: 'https://jobs.example/7',
  });
  expect(read.entity).toBe(undefined);
  expect(textOf(read)).toMatch(/^You keep the books\.\s+You like numbers\.$/);
});

test('what an item has no field for is reported by name, without the names of people', async () => {
  const [read] = await readAll(
    rss(
      item('<dc:creator>Jeanne Dupont</dc:creator><enclosure url="x"/><job:motto>Oser</job:motto>'),
    ),
  );
  expect(read).toMatchObject({
    read: {
      notes: [
        { field: 'other', code: 'not-read', name: 'dc:creator' },
        { field: 'other', code: 'not-read', name: 'job:motto' },
        { field: 'description', code: 'substituted' },
      ],
    },
  });
});

test('an XML record may group its fields, and have several places', async () => {
  const read = await offerIn(
    `<export><vacancies><vacancy id="V-7"><job-info><name>Comptable</name><contract-type>CDD</contract-type></job-info><location><city>Nantes</city><country>France</country></location><location><city>Lyon</city><country>France</country></location><employer><name>Estuaire</name><city>Paris</city></employer><recruiter><name>Jeanne Dupont</name></recruiter><remuneration><min>30000</min><max>35000</max><currency>EUR</currency><period>year</period></remuneration><apply_url>https://jobs.example/7</apply_url></vacancy></vacancies></export>`,
  );
  expect(read).toMatchObject({
    reference: 'V-7',
    title: { fr: 'Comptable' },
    contract: 'fixed-term',
    entity: 'Estuaire',
    place: { city: 'Nantes' },
    otherPlaces: [{ city: 'Lyon' }],
    salary: { minimum: 30_000, maximum: 35_000, currency: 'EUR', per: 'year' },
  });
});

test('a JSON record of no known format is read by the names of its fields', async () => {
  const read = await offerIn(
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Offres',
      home_page_url: 'https://jobs.example',
      items: [
        {
          id: '7',
          url: 'https://jobs.example/7',
          title: 'Comptable',
          content_html: '<p>Tenir les comptes.</p>',
          date_published: '2026-01-12T10:00:00Z',
          tags: ['CDI', 'Finance'],
          job: { location: { name: 'Nantes', country: 'FR' }, company_name: 'Estuaire' },
        },
      ],
    }),
  );
  expect(read).toMatchObject({
    reference: '7',
    contract: 'permanent',
    domain: { fr: 'Finance' },
    entity: 'Estuaire',
    place: { city: 'Nantes' },
    publishedAt: '2026-01-12T10:00:00.000Z',
  });
});
