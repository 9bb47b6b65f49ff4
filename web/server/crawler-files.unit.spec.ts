// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { robotsText, securityText, siteMapXml } from './crawler-files.ts';
import { escapeXml } from './escape-xml.ts';

const origin = 'https://www.estuaire.example';

test('the sitemap names every page and every list once, with its translations where there are any', () => {
  const xml = siteMapXml(
    [
      { locale: 'fr', path: '/', translations: [{ locale: 'en', path: '/en/' }] },
      { locale: 'en', path: '/en/', translations: [{ locale: 'fr', path: '/' }] },
      { locale: 'fr', path: '/seule', translations: [] },
    ],
    origin,
  );
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
