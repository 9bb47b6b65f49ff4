import { filterLists } from '@parvis/contracts/site/filters/filter-lists.ts';
import { listNames } from '@parvis/contracts/site/filters/filtered-list.ts';
import { defaultLocale, locales, pathIn } from '@parvis/contracts/site/locale.ts';
import { pathOf } from '@parvis/contracts/site/routes/path-of.ts';
import type { SiteMapEntry, SiteMapPart } from '@parvis/contracts/site/screens.ts';
import { mappedIn } from '@parvis/contracts/site/site-map.ts';
import { escapeXml } from './escape-xml.ts';

/** The first page of every list of published content, and the front page of careers. */
const mappedLists = [
  ...listNames.map((list) => filterLists[list].route),
  'careers',
  'rh_offers',
].flatMap((route) => mappedIn((locale) => pathOf(route, locale)));

/** Returns the index of all sitemaps. Protocol of sitemaps.org. */
export function mapIndexXml(parts: readonly SiteMapPart[], origin: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...parts.map(
      ({ path, changedAt }) =>
        `<sitemap><loc>${escapeXml(origin + path)}</loc>${lastChange(changedAt)}</sitemap>`,
    ),
    '</sitemapindex>',
    '',
  ].join('\n');
}

/**
 * Returns a sitemap: each page with its translations and its last change.
 * @param withLists adds the lists, which change with everything in them and therefore have no date
 */
export function mapXml(pages: readonly SiteMapEntry[], withLists: boolean, origin: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.map((page) => mappedPage(page, origin)),
    ...(withLists ? mappedLists.map((page) => mappedPage(page, origin)) : []),
    '</urlset>',
    '',
  ].join('\n');
}

type Mapped = Omit<SiteMapEntry, 'changedAt'> & Partial<SiteMapEntry>;

function mappedPage(
  { locale, path, translations, changedAt = null }: Mapped,
  origin: string,
): string {
  const alternates = translations.length === 0 ? [] : [{ locale, path }, ...translations];
  const links = alternates.map(
    (one) =>
      `<xhtml:link rel="alternate" hreflang="${one.locale}" href="${escapeXml(origin + one.path)}"/>`,
  );
  const address = `<loc>${escapeXml(origin + path)}</loc>`;
  return `<url>${address}${lastChange(changedAt)}${links.join('')}</url>`;
}

function lastChange(changedAt: string | null): string {
  return changedAt === null ? '' : `<lastmod>${changedAt}</lastmod>`;
}

/**
 * Returns the paths that robots may not read: the back-office, the API, and responses for
 * individual visitors. RFC 9309.
 */
export function robotsText(origin: string): string {
  const closed = [
    '/admin',
    '/api/',
    '/careers/apply/',
    '/offers-list-',
    '/ajax/',
    '/search/',
    '/modal/',
    '/mail/',
    '/memento/',
  ] as const;
  return [
    'User-agent: *',
    ...closed.flatMap((path) => locales.map((locale) => `Disallow: ${pathIn(locale, path)}`)),
    '',
    `Sitemap: ${origin}${pathOf('site_map', defaultLocale)}`,
    '',
  ].join('\n');
}

/** Returns the security.txt: whom to notify of a vulnerability. RFC 9116. */
export function securityText(origin: string, expires: Date): string {
  return [
    `Contact: mailto:security@${new URL(origin).hostname}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${origin}${pathOf('security_contact', defaultLocale)}`,
    '',
  ].join('\n');
}
