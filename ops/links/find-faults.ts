import { matchPath } from '@parvis/contracts/site/routes/match-path.ts';
import type { Crawl, Visited } from './crawl.ts';

/** Something wrong with an address, and one page where it shows. */
export interface Fault {
  readonly kind: 'dead' | 'moved' | 'anchor' | 'canonical' | 'hreflang';
  readonly address: string;
  readonly words: string;
}

/** Everything wrong in what was read, in the order in which it was read. */
export function findFaults(crawl: Crawl): readonly Fault[] {
  return [...crawl].flatMap(([address, visited]) => [
    ...faultsOfAnswer(address, visited),
    ...faultsOfAnchors(crawl, address, visited),
    ...faultsOfCanonical(crawl, address, visited),
    ...faultsOfTranslations(crawl, address, visited),
  ]);
}

function faultsOfAnswer(address: string, { status, location, from }: Visited): readonly Fault[] {
  if (location !== undefined)
    return [{ kind: 'moved', address, words: `leads to ${location}; linked from ${from}` }];
  if (status >= 200 && status < 300) return [];
  return [{ kind: 'dead', address, words: `answers ${status}; linked from ${from}` }];
}

function faultsOfAnchors(crawl: Crawl, from: string, { links }: Visited): readonly Fault[] {
  return [...new Set(links)].flatMap((link): readonly Fault[] => {
    const [page = '', hash = ''] = link.split(/#(.*)/s);
    if (page === 'about:invalid')
      return [{ kind: 'dead', address: decodeURIComponent(hash), words: `no address; on ${from}` }];
    const target = crawl.get(page)?.document;
    if (hash === '' || target === undefined) return [];
    const id = decodeURIComponent(hash);
    const isNumbered = /^[1-9]\d*$/.test(id) && Number(id) <= target.numbered;
    if (target.ids.has(id) || isNumbered || id === 'top') return [];
    return [{ kind: 'anchor', address: link, words: `names no place; linked from ${from}` }];
  });
}

/** A page that may be kept names its one address, which is there and names itself. */
function faultsOfCanonical(crawl: Crawl, address: string, visited: Visited): readonly Fault[] {
  const { document, status } = visited;
  if (document === undefined || status !== 200 || !document.isIndexed) return [];
  const { canonical } = document;
  const fault = (words: string): Fault[] => [{ kind: 'canonical', address, words }];
  if (canonical === undefined) return fault('names no canonical address');
  if (canonical === address) return [];
  if (!mayNameAnother(address)) return fault(`names ${canonical} instead of itself`);
  const target = crawl.get(canonical);
  if (target?.status !== 200) return fault(`names ${canonical}, which is not there`);
  return target.document?.canonical === canonical
    ? []
    : fault(`names ${canonical}, which names another`);
}

/** A query may narrow a page, and the media room shows leaders who have a page of their own. */
function mayNameAnother(address: string): boolean {
  const { pathname, search } = new URL(address);
  return search !== '' || matchPath(pathname)?.name === 'spokesperson';
}

/** Pages in two languages name each other, and themselves, alike. */
function faultsOfTranslations(crawl: Crawl, address: string, visited: Visited): readonly Fault[] {
  const { document, status } = visited;
  if (document === undefined || status !== 200) return [];
  const { alternates, canonical } = document;
  const named = Object.entries(alternates);
  if (named.length === 0) return [];
  const fault = (words: string): Fault[] => [{ kind: 'hreflang', address, words }];
  if (!named.some(([, to]) => to === canonical)) return fault('does not name itself');
  return named.flatMap(([language, to]) => {
    const other = crawl.get(to)?.document;
    if (other === undefined) return fault(`names ${to} in ${language}, which was not read`);
    const answers = JSON.stringify(sorted(other.alternates)) === JSON.stringify(sorted(alternates));
    return answers ? [] : fault(`names ${to} in ${language}, which does not answer`);
  });
}

function sorted(alternates: Readonly<Record<string, string>>): readonly (readonly string[])[] {
  return Object.entries(alternates).toSorted(([one], [other]) => (one < other ? -1 : 1));
}
