import { foldPath } from '../site/routes/fold-path.ts';
import { comparablePath, maxRedirectLength } from './source-path.ts';

/** The end of an old address that stands for every address beneath it. */
const everything = '/*';
/** A rule names at most this many parameters. */
const maxParameters = 3;
/** Of a longer query, rules with more than one of its parameters are not looked for. */
const maxCombined = 8;

/**
 * Returns an old address as redirects are found by it: its path as the site folds those that are
 * requested, then the parameters of its query in their order, or `/*` for all that is beneath it.
 * Undefined for anything else: a fragment, a star elsewhere, too many parameters, no path of a page.
 */
export function sourceOf(raw: string): string | undefined {
  if (raw.length > maxRedirectLength || !raw.startsWith('/') || raw.includes('#')) return undefined;
  const [path = '', query] = raw.split(/\?(.*)/s);
  if (query !== undefined) {
    const folded = path.includes('*') ? undefined : fold(path);
    const pairs = pairsOf(query);
    const isUsable = pairs.length > 0 && pairs.length <= maxParameters;
    return folded !== undefined && isUsable ? withQuery(folded, pairs) : undefined;
  }
  if (!path.includes('*')) return fold(path);
  if (!path.endsWith(everything) || path.indexOf('*') < path.length - 1) return undefined;
  const above = fold(path.slice(0, -everything.length));
  return above === undefined ? undefined : above.replace(/\/$/, '') + everything;
}

/** Returns whether an old address stands for all that is beneath it. */
export function isPrefix(source: string): boolean {
  return source.endsWith(everything);
}

/** Returns the path of an old address, without its query and its star. */
export function pathOfSource(source: string): string {
  return source.replace(/\?.*$/s, '').replace(/\/\*$/, '') || '/';
}

/**
 * Returns every old address by which a redirect would be found for an address of this site, the
 * most specific first. An address that ends with a star is that of all that is beneath it.
 */
export function sourcesMatching(address: string): readonly string[] {
  const [line = ''] = address.split('#', 1);
  const [raw = '', query = ''] = line.split(/\?(.*)/s);
  const path = raw.endsWith(everything) ? sourceOf(raw) : (fold(raw) ?? comparablePath(raw));
  if (path === undefined) return [];
  const queries = combinations(pairsOf(query)).map((pairs) => withQuery(path, pairs));
  return [...new Set([...queries, path, ...prefixesOf(path)])];
}

/** Returns the prefix rules that hold for a path, the longest first. */
export function prefixesOf(path: string): readonly string[] {
  const segments = path.split('/').slice(1, -1);
  return segments
    .map((_, end) => `/${segments.slice(0, end + 1).join('/')}${everything}`)
    .reverse();
}

/** A redirect of one query of a path, and the parameters of a request that it does not name. */
export interface MatchedQuery {
  readonly source: string;
  readonly others: string;
}

/**
 * Returns that of the old addresses whose parameters are all in a query, with the most of them;
 * undefined when there is none.
 * @param sources with a query, of one path
 */
export function matchQuery(sources: readonly string[], query: string): MatchedQuery | undefined {
  const sent = [...new URLSearchParams(query)];
  const fitting = sources.flatMap((source) => {
    const named = pairsOf(source.split(/\?(.*)/s)[1] ?? '');
    const isMet = named.every((pair) => sent.some((one) => isSame(one, pair)));
    return isMet ? [{ source, named }] : [];
  });
  const [best] = fitting.toSorted((one, other) => other.named.length - one.named.length);
  if (best === undefined) return undefined;
  const others = sent.filter((one) => !best.named.some((pair) => isSame(one, pair)));
  return { source: best.source, others: new URLSearchParams(others).toString() };
}

/**
 * Returns the target of a redirect for a path that it was found for: what follows the prefix is
 * kept if the target ends with a star as well.
 */
export function targetFor(source: string, to: string, path: string): string {
  if (!isPrefix(source) || !to.endsWith(everything)) return to;
  return to.slice(0, -1) + path.slice(source.length - 1);
}

type Pair = readonly [name: string, value: string];

function fold(path: string): string | undefined {
  const folded = comparablePath(path) === undefined ? undefined : foldPath(path);
  return folded === undefined ? undefined : encodeURI(folded);
}

function pairsOf(query: string): readonly Pair[] {
  return [...new URLSearchParams(query)].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function isSame(one: Pair, other: Pair): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

function withQuery(path: string, pairs: readonly Pair[]): string {
  return `${path}?${new URLSearchParams(pairs.map(([name, value]) => [name, value]))}`;
}

/** Returns the selections of at most as many pairs as a rule has, in their order, the largest first. */
function combinations(pairs: readonly Pair[]): readonly (readonly Pair[])[] {
  if (pairs.length > maxCombined) return pairs.map((pair) => [pair]);
  const all: (readonly Pair[])[] = [[]];
  for (const pair of pairs) all.push(...all.map((some) => some.concat([pair])));
  return all
    .filter(({ length }) => length > 0 && length <= maxParameters)
    .toSorted((one, other) => other.length - one.length);
}
