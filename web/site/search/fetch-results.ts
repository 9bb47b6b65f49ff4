import { findDevice } from '@parvis/contracts/site/search/search-device.ts';
import type { SearchResults } from './search.machine.ts';

/** The maximum number of suggestions that leaves room for results on a phone. */
const mobileSuggestions = 3;

/** The addresses that the search of a page requests. */
export interface SearchAddresses {
  readonly results: string;
  readonly suggests: string;
}

/**
 * Requests the results of a search, and suggestions. Rejects without results; failed suggestions
 * are empty.
 */
export async function fetchResults(
  addresses: SearchAddresses,
  search: string,
  signal: AbortSignal,
): Promise<SearchResults> {
  const device = findDevice(window.innerWidth);
  const [found, suggested] = await Promise.all([
    fetchData(addresses.results, { search, ...(device && { device }) }, signal),
    fetchData(addresses.suggests, { search }, signal).catch(() => undefined),
  ]);
  if (!found) throw new Error('no search was requested');
  const { html, accountHtml } = found;
  if (typeof html !== 'string' || typeof accountHtml !== 'string')
    throw new Error('the search responded with HTML');
  const suggests = toTexts(suggested?.['suggests']);
  return {
    html,
    accountHtml,
    suggests: device === 'mobile' ? suggests.slice(0, mobileSuggestions) : suggests,
  };
}

/** Fetches the data at an address; undefined unless it reports success. */
async function fetchData(
  address: string,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const response = await fetch(`${address}?${new URLSearchParams(query)}`, {
    headers: { accept: 'application/json' },
    signal,
  });
  const data: unknown = await response.json();
  return isSuccess(data) ? { ...data } : undefined;
}

function isSuccess(data: unknown): data is object {
  return typeof data === 'object' && data !== null && 'success' in data && data.success === true;
}

function toTexts(values: unknown): readonly string[] {
  return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
}
