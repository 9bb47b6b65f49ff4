import type {
  LocationData,
  OffersAutocompleteData,
} from '@parvis/contracts/careers/offers-data.ts';
import type { Suggested } from '../typeahead/typeahead.machine.ts';

/**
 * Suggestions for keywords: titles of offers, filters named by the words, places. Rejects on
 * failure.
 */
export async function suggestKeywords(
  address: string,
  search: string,
  signal: AbortSignal,
): Promise<Suggested> {
  const body = new URLSearchParams({ search });
  const response = await fetch(address, { method: 'POST', body, headers, signal });
  const data: Partial<OffersAutocompleteData> = await response.json();
  const { success, html, exactFilter, location, suggester } = data;
  if (success !== true) throw new Error(`${address}: ${response.status}`);
  const [first] = suggester ?? [];
  return { html: `${exactFilter ?? ''}${html ?? ''}${placesHtml(location)}`, first };
}

/** Returns places whose names have the typed prefix. Rejects on failure. */
export async function suggestPlaces(
  address: string,
  search: string,
  signal: AbortSignal,
): Promise<Suggested> {
  const query = new URLSearchParams({ search }).toString();
  const response = await fetch(`${address}?${query}`, { headers, signal });
  const data: Partial<LocationData> = await response.json();
  if (typeof data.city !== 'string') throw new Error(`${address}: ${response.status}`);
  return { html: placesHtml(data) };
}

const headers = { accept: 'application/json' };

function placesHtml({ city, region, country }: Partial<LocationData> = {}): string {
  return `${city ?? ''}${region ?? ''}${country ?? ''}`;
}
