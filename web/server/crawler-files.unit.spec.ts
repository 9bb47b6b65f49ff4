// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { mapIndexXml, mapXml, robotsText, securityText } from './crawler-files.ts';
import { escapeXml } from './escape-xml.ts';

const origin = 'https://www.estuaire.example';

const changedAt = '2026-01-05T08:00:00.000Z';
const pages = [
  { locale: 'fr', path: '/', translations: [{ locale: 'en', path: '/en/' }], changedAt },
  { locale: 'en', path: '/en/', translations: [{ locale: 'fr', path: '/' }], changedAt },
  { locale: 'fr', path: '/seule', translations: [], changedAt },
] as const;

test('the index names each sitemap with the last change of what it lists', () => {
  const parts = [
    { path: '/sitemap-pages/1.xml', changedAt },
    { path: '/sitemap-offers/1.xml', changedAt: '2026-02-01T09:30:00.000Z' },
    { path: '/sitemap-media/1.xml', changedAt: null },
  ];
  const index = new DOMParser().parseFromString(mapIndexXml(parts, origin), 'application/xml');
  const named = [...index.getElementsByTagName('sitemap')].map((one) =>
    ['loc', 'lastmod'].map((name) => one.getElementsByTagName(name)[0]?.textContent),
  );
  expect(named).toEqual([
    [`${origin}/sitemap-pages/1.xml`, changedAt],
    [`${origin}/sitemap-offers/1.xml`, '2026-02-01T09:30:00.000Z'],
    [`${origin}/sitemap-media/1.xml`, undefined],
  ]);
});

test('only pages have a date in a sitemap, and only the one with lists has these', () => {
  const dates = (xml: string) =>
    [...xml.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].map(([, date]) => date);
  const withLists = mapXml(pages, true, origin);
  const alone = mapXml(pages, false, origin);
  expect([dates(withLists), dates(alone)]).toEqual([
    Array(3).fill(changedAt),
    Array(3).fill(changedAt),
  ]);
  expect(alone.match(/<url>/g)).toHaveLength(3);
});

test('the sitemap names every page and every list once, with its translations where there are any', () => {
  const xml = mapXml(pages, true, origin);
  const map = new DOMParser().parseFromString(xml, 'application/xml');
  const urls = [...map.getElementsByTagName('url')].map((url) => [
    url.getElementsByTagName('loc')[0]?.textContent,
    [...url.getElementsByTagName('xhtml:link')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  ]);
  expect(urls).toHaveLength(3 + 7 * 2);
  expect(urls).toContainEqual([
    `${origin}/en/all-news`,
    [
      ['en', `${origin}/en/all-news`],
      ['fr', `${origin}/toutes-actualites`],
    ],
  ]);
  expect(urls.slice(0, 3)).toEqual([
    [
      `${origin}/`,
      [
        ['fr', `${origin}/`],
        ['en', `${origin}/en/`],
      ],
    ],
    [
      `${origin}/en/`,
      [
        ['en', `${origin}/en/`],
        ['fr', `${origin}/`],
      ],
    ],
    [`${origin}/seule`, []],
  ]);
});

test('robots.txt excludes private addresses, and names the sitemap', () => {
  const lines = robotsText(origin).split('\n');
  expect(lines[0]).toBe('User-agent: *');
  for (const closed of ['/admin', '/en/admin', '/api/', '/ajax/', '/en/search/'])
    expect(lines).toContain(`Disallow: ${closed}`);
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test('security.txt has an expiry date', () => {
  const text = securityText(origin, new Date('2027-01-02T03:04:05Z'));
  expect(text).toBe(
    [
      'Contact: mailto:security@www.estuaire.example',
      'Expires: 2027-01-02T03:04:05.000Z',
      'Preferred-Languages: fr, en',
      `Canonical: ${origin}/.well-known/security.txt`,
      '',
    ].join('\n'),
  );
});

test.each([
  ['a < b & "c"', 'a &lt; b &amp; &quot;c&quot;'],
  ["l'eau\u0000\u0008", 'l&apos;eau'],
  ['\ud800x', '\ufffdx'],
  ['🌊', '🌊'],
])('%j is escaped in XML as %j', (text, escaped) => {
  expect(escapeXml(text)).toBe(escaped);
});
