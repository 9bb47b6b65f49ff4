import { matchPath } from '@parvis/contracts/site/routes/match-path.ts';
import type { Crawl, CrawledResponse } from './crawl.ts';

/** A fault of an address, and a page on which it occurs. */
export interface Fault {
  readonly kind: 'dead' | 'moved' | 'anchor' | 'canonical' | 'hreflang';
  readonly address: string;
  readonly words: string;
}

/** Returns all faults found in a crawl, in the order of the crawl. */
export function findFaults(crawl: Crawl): readonly Fault[] {
  return [...crawl].flatMap(([address, visited]) => [
    ...faultsOfResponse(address, visited),
    ...faultsOfAnchors(crawl, address, visited),
    ...faultsOfCanonical(crawl, address, visited),
    ...faultsOfTranslations(crawl, address, visited),
  ]);
}

function faultsOfResponse(
  address: string,
  { status, location, from }: CrawledResponse,
): readonly Fault[] {
  // A redirect to another site is allowed, such as that of an apply link.
  if (location !== undefined && new URL(location, address).origin !== new URL(address).origin)
    return [];
  if (location !== undefined)
    return [{ kind: 'moved', address, words: `redirects to ${location}; linked from ${from}` }];
  if (status >= 200 && status < 300) return [];
  return [{ kind: 'dead', address, words: `returns ${status}; linked from ${from}` }];
}

function faultsOfAnchors(crawl: Crawl, from: string, { links }: CrawledResponse): readonly Fault[] {
  return [...new Set(links)].flatMap((link): readonly Fault[] => {
    const [page = '', hash = ''] = link.split(/#(.*)/s);
    if (page === 'about:invalid')
      return [
        {
          kind: 'dead',
          address: decodeURIComponent(hash),
          words: `not a valid address; on ${from}`,
        },
      ];
    const target = crawl.get(page)?.document;
    if (hash === '' || target === undefined) return [];
    const id = decodeURIComponent(hash);
    const isNumbered = /^[1-9]\d*$/.test(id) && Number(id) <= target.numbered;
    if (target.ids.has(id) || isNumbered || id === 'top') return [];
    return [{ kind: 'anchor', address: link, words: `has no such anchor; linked from ${from}` }];
  });
}

/** An indexable page has a canonical address, which exists and is its own canonical address. */
function faultsOfCanonical(
  crawl: Crawl,
  address: string,
  visited: CrawledResponse,
): readonly Fault[] {
  const { document, status } = visited;
  if (document === undefined || status !== 200 || !document.isIndexed) return [];
  const { canonical } = document;
  const fault = (words: string): Fault[] => [{ kind: 'canonical', address, words }];
  if (canonical === undefined) return fault('has no canonical address');
  if (canonical === address) return [];
  if (!mayNameAnother(address))
    return fault(`has the canonical address ${canonical} instead of its own`);
  const target = crawl.get(canonical);
  if (target?.status !== 200)
    return fault(`has the canonical address ${canonical}, which does not exist`);
  return target.document?.canonical === canonical
    ? []
    : fault(`has the canonical address ${canonical}, whose own is another`);
}

/** Filtered views, and leaders in the media room, may have another page's canonical address. */
function mayNameAnother(address: string): boolean {
  const { pathname, search } = new URL(address);
  return search !== '' || matchPath(pathname)?.name === 'spokesperson';
}

/** Translations list the same alternates, including themselves. */
function faultsOfTranslations(
  crawl: Crawl,
  address: string,
  visited: CrawledResponse,
): readonly Fault[] {
  const { document, status } = visited;
  if (document === undefined || status !== 200) return [];
  const { alternates, canonical } = document;
  const named = Object.entries(alternates);
  if (named.length === 0) return [];
  const fault = (words: string): Fault[] => [{ kind: 'hreflang', address, words }];
  if (!named.some(([, to]) => to === canonical)) return fault('does not list itself');
  return named.flatMap(([language, to]) => {
    const other = crawl.get(to)?.document;
    if (other === undefined) return fault(`lists ${to} in ${language}, which was not crawled`);
    const listsItBack =
      JSON.stringify(sorted(other.alternates)) === JSON.stringify(sorted(alternates));
    return listsItBack ? [] : fault(`lists ${to} in ${language}, which does not list it back`);
  });
}

function sorted(alternates: Readonly<Record<string, string>>): readonly (readonly string[])[] {
  return Object.entries(alternates).toSorted(([one], [other]) => (one < other ? -1 : 1));
}
