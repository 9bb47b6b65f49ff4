import { offerFeedEndpoints as at } from '@parvis/contracts/careers/feeds/endpoints.ts';
import type { FeedRun, RunKind } from '@parvis/contracts/careers/feeds/feed-run.ts';
import type { FeedSecret, FeedTerms } from '@parvis/contracts/careers/feeds/feed-terms.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../requests/call-endpoint.ts';

/** Feeds are fetched by themselves. */
const everyMs = 10_000;
/** How often a run under way is read. */
const underWayMs = 1_000;

/** Returns whether a run has not ended. */
export function isUnderWay({ state }: Pick<FeedRun, 'state'>): boolean {
  return state === 'waiting' || state === 'running';
}

/** Lists the feeds, and how they stand; read again while it is shown. */
export function listFeedSettings() {
  return queryOptions({
    queryKey: ['offers', 'feed-settings'],
    queryFn: ({ signal }) => callEndpoint(at.listFeedSettings, { signal }),
    refetchInterval: everyMs,
  });
}

/** Lists the times that a feed was fetched; read again soon while it is being fetched. */
export function listFeedRuns(source: string, page: number) {
  return queryOptions({
    queryKey: ['offers', 'feed-runs', source, page],
    queryFn: ({ signal }) =>
      callEndpoint(at.listFeedRuns, { params: { source }, query: { page, pageSize: 10 }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.items.some(isUnderWay) ? underWayMs : everyMs),
  });
}

/** Reads the report of a run that has ended. */
export function readFeedRun(source: string, id: string) {
  return queryOptions({
    queryKey: ['offers', 'feed-run', source, id],
    queryFn: ({ signal }) => callEndpoint(at.getFeedRun, { params: { source, run: id }, signal }),
  });
}

/** Lists who changed what about a feed. */
export function listFeedChanges(source: string) {
  return queryOptions({
    queryKey: ['offers', 'feed-changes', source],
    queryFn: ({ signal }) =>
      callEndpoint(at.listFeedChanges, { params: { source }, query: { pageSize: 50 }, signal }),
  });
}

export function addFeed(body: FeedTerms & { readonly source: string }) {
  return callEndpoint(at.addOfferFeed, { body });
}

export function changeFeed(source: string, body: FeedTerms) {
  return callEndpoint(at.changeOfferFeed, { params: { source }, body });
}

export function removeFeed(source: string, offers: 'keep' | 'withdraw') {
  return callEndpoint(at.removeOfferFeed, { params: { source }, query: { offers }, body: {} });
}

export function setFeedSecret(source: string, body: FeedSecret) {
  return callEndpoint(at.setFeedSecret, { params: { source }, body });
}

export function removeFeedSecret(source: string, secret: Pick<FeedSecret, 'in' | 'name'>) {
  return callEndpoint(at.removeFeedSecret, { params: { source, ...secret }, body: {} });
}

export function runFeed(source: string, kind: RunKind) {
  return callEndpoint(at.runOfferFeed, { params: { source }, body: { kind } });
}
