import type { FeedEntry } from '@parvis/contracts/changes/change.ts';
import type { IndexingTarget } from '@parvis/contracts/indexing/endpoints.ts';
import { type Locale, locales } from '@parvis/contracts/site/locale.ts';
import type { WaitingAddress } from './indexing-rows.ts';

const gone: ReadonlySet<FeedEntry['what']> = new Set(['unpublished', 'deleted', 'closed']);

/**
 * Returns the addresses that a search engine is sent about a change: of what has its own address, and
 * to Google only those of offers, the sole pages with a JobPosting.
 * @param languages the languages that an offer is written in; the address in another is no canonical one
 */
export function addressesOf(
  target: IndexingTarget,
  { kind, what, addresses, formerAddress, cursor }: FeedEntry,
  languages: readonly Locale[] | undefined,
  origin: string,
): readonly WaitingAddress[] {
  if (kind === 'redirect' || (target === 'google' && kind !== 'offer')) return [];
  const shown = kind === 'offer' ? (languages ?? []) : locales;
  const paths = shown.flatMap((locale) => addresses[locale] ?? []);
  const now = gone.has(what) ? ('deleted' as const) : ('updated' as const);
  const written = paths.map((path) => ({ address: origin + path, what: now, cursor }));
  if (formerAddress === null) return written;
  return [{ address: origin + formerAddress, what: 'deleted', cursor }, ...written];
}
